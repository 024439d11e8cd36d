// The sheet of a piece in the hand: a deed done there closes it over the answer; numbers are set there one after the other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clicks, finger, keyboard } from './hands.mjs';
import { frodoIsFull, link } from './links.mjs';
import { TEST, answer, button, dock, finish, gone, piece, stage, until } from './page.mjs';

const site = stage();

/** Grizzly Bears under Presence of Gond, beside an Intruder Alarm. */
const bears = {
  g: 'magic', r: 'cr-2026-08-07', q: 'loop',
  b: { pieces: [
    { id: 'bear', card: 'grizzly-bears', player: 'alice' }, { id: 'gond', card: 'presence-of-gond', player: 'alice', attached: 'bear' },
    { id: 'alarm', card: 'intruder-alarm', player: 'bob' },
  ] },
};

for (const [name, hand] of Object.entries({ finger, keyboard, clicks })) {
  test(`a deed done on a sheet, by ${name}, shows its answer, and the focus stays with the piece`, TEST, async () => {
    const page = await site.visit(link(bears), hand.context);
    const by = hand(page);
    await by.press(piece(page, 'Grizzly Bears'));
    await by.press(dock(page).locator('summary').last());
    await by.press(dock(page).getByRole('button', { name: /Elf/ }).first());
    await gone(page.locator('.dock'), 'the sheet is closed');
    const inSight = () => answer(page).evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    assert.ok(await until(page, inSight, Boolean), 'the answer is in sight');
    const focused = () => page.evaluate(() => document.activeElement.id);
    assert.equal(await until(page, focused, (id) => id === 'piece-bear'), 'piece-bear', 'the focus is on the piece');
    await finish(page);
  });
}

test('numbers are set on a sheet one after the other, and it stays open', TEST, async () => {
  const page = await site.visit(link(frodoIsFull()), clicks.context);
  await piece(page, 'Aragorn').click();
  await dock(page).getByText('Numbers', { exact: true }).click();
  const more = dock(page).getByRole('button', { name: /Wounds.*one more/ });
  const wounds = dock(page).getByRole('textbox', { name: /Wounds/ });
  for (const now of ['1', '2']) {
    await more.click();
    assert.equal(await until(page, () => wounds.inputValue(), (value) => value === now), now);
  }
  await button(page, 'Put back', true).click();
  await gone(page.locator('.dock'));
  await finish(page);
});
