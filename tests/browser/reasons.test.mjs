// What the rules forbid is said, with the rule, before a piece is let go and after it; and can be asked all the same.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finger, keyboard, mouse } from './hands.mjs';
import { frodoIsFull, link } from './links.mjs';
import {
  DESK, PHONE, TEST, answers, button, dock, finish, kindOfAnswer, notice, picture, piece, place, plain, stage, tells, until,
} from './page.mjs';

const site = stage();

// Frodo has one Savage and no defender bonus: one to one, so the second one is one too many.
const reason = /Frodo may take 1 minion \(defender \+0\), and this would be number 2/;
const rule = /CR · assignment phase/;

for (const [name, hand] of [['mouse', mouse], ['finger', finger]]) {
  test(`a forbidden drop by ${name} says why before and after, and is asked anyway`, TEST, async () => {
    const page = await site.visit(link(frodoIsFull()), hand.context);
    const by = hand(page);
    const savage = piece(page, 'Uruk Savage 2', 'Unassigned minions');
    await by.hold(savage, 'With Frodo');
    // Drawn at the window's foot; a screen reader is told the same by itself.
    const held = page.locator('[aria-hidden=true]').filter({ hasText: 'With Frodo: not allowed' });
    await tells(held, reason, 'while it is held over Frodo');
    await tells(held, rule, 'the rule while it is held over Frodo');
    await tells(place(page, 'With Frodo'), 'Not allowed', 'the mark at the place itself');
    await picture(page, `forbidden-held-${name}`, false);
    await by.letGo();
    await tells(notice(page), reason, 'after the drop');
    assert.ok(await notice(page).getByRole('button', { name: rule }).first().isVisible(), 'the rule stays beside the reason');
    assert.ok(await piece(page, 'Uruk Savage 2', 'Unassigned minions').isVisible(), 'the piece is back where it was');
    await tells(kindOfAnswer(page), 'To be decided', 'nothing was decided by it');
    await picture(page, `forbidden-dropped-${name}`, false);

    await by.press(notice(page).getByRole('button', { name: 'Ask it anyway' }));
    await tells(kindOfAnswer(page), /^Not allowed/, 'asked anyway');
    await answers(page, [reason], 'asked anyway');
    await tells(page.getByRole('main').locator('section').first(), /This would be allowed: Uruk Savage 2 .*Aragorn, or nobody/, 'what would be legal');
    await by.press(button(page, 'Undo', true));
    await tells(kindOfAnswer(page), 'To be decided', 'undone');
    await by.press(button(page, 'Redo', true));
    await answers(page, [reason], 'done again');
    await by.press(button(page, /^Take back$/).first());
    await tells(kindOfAnswer(page), 'To be decided', 'taken back');
    await finish(page);
  });
}

test('the arrows go only where a piece may go, and the menu says why not elsewhere', TEST, async () => {
  const page = await site.visit(link(frodoIsFull()), DESK);
  const by = keyboard(page);
  const savage = piece(page, 'Uruk Savage 2', 'Unassigned minions');
  await by.press(savage);
  assert.equal(await until(page, () => savage.getAttribute('aria-pressed'), (now) => now === 'true'), 'true', 'it is taken up');
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('ArrowRight');
    await tells(page.locator('[role=status]'), 'With Aragorn: allowed', 'Aragorn is the only one with room');
  }
  await by.press(dock(page).getByText('Move to…', { exact: true }));
  const list = dock(page).getByRole('list').first();
  await tells(list, reason, 'the menu gives the reason');
  assert.equal(await list.getByRole('button', { name: 'With Frodo', exact: true }).count(), 0, 'no button leads to a forbidden place');
  const order = (await list.getByRole('listitem').allTextContents()).map(plain);
  const first = (name) => order.findIndex((text) => text.startsWith(name));
  assert.ok(first('With Aragorn') < first('With Frodo'), `the allowed places come first: ${order.join(' | ')}`);
  await page.keyboard.press('Escape');
  assert.equal(await until(page, () => savage.getAttribute('aria-pressed'), (now) => now === 'false'), 'false', 'Escape puts it back');
  const focused = await until(page, () => savage.evaluate((element) => element === document.activeElement), Boolean);
  assert.ok(focused, 'the focus is on the piece again');
  await finish(page);
});

test('a finger that moves at once scrolls the page and lifts nothing', TEST, async () => {
  const page = await site.visit(link(frodoIsFull()), PHONE);
  const savage = piece(page, 'Uruk Savage 2', 'Unassigned minions');
  await savage.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await finger(page).flick(savage, -160);
  const after = await until(page, () => page.evaluate(() => scrollY), (now) => now !== before);
  assert.notEqual(after, before, 'the page scrolls under the finger');
  assert.equal(await savage.getAttribute('aria-pressed'), 'false', 'nothing is lifted');
  await finish(page);
});

test('a drag that ends beside every place puts the piece back', TEST, async () => {
  const page = await site.visit(link(frodoIsFull()), DESK);
  const savage = piece(page, 'Uruk Savage 2', 'Unassigned minions');
  const before = await page.locator('button[data-token]').allTextContents();
  await mouse(page).lift(savage);
  await page.mouse.move(3, 200);
  await page.mouse.up();
  assert.equal(await until(page, () => savage.getAttribute('aria-pressed'), (now) => now === 'false'), 'false', 'let go');
  assert.deepEqual(await page.locator('button[data-token]').allTextContents(), before, 'the board is as it was');
  await finish(page);
});
