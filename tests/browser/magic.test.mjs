// Magic in the built page: a loop ended by an opponent, and a rule found by the number that it had in 2011.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finger, keyboard } from './hands.mjs';
import { link } from './links.mjs';
import { DESK, PHONE, TEST, answers, button, finish, picture, place, stage, tells } from './page.mjs';

const site = stage();

function magic(more) {
  return link({ g: 'magic', r: 'cr-2026-08-07', q: 'loop', b: { pieces: [] }, ...more });
}

function number(page) {
  return page.getByRole('main').locator('form').getByRole('textbox');
}

const round = { seq: [
  { act: { seat: 'alice', key: 'activate', args: { piece: 'bear' } } },
  { act: { seat: null, key: 'resolve' } },
  { act: { seat: null, key: 'resolve' } },
] };
const cut = {
  q: 'shortcut',
  b: {
    players: [{ id: 'alice' }, { id: 'bob', mana: { R: '1' } }],
    pieces: [
      { id: 'bear', card: 'grizzly-bears', player: 'alice' },
      { id: 'gond', card: 'presence-of-gond', player: 'alice', attached: 'bear' },
      { id: 'alarm', card: 'intruder-alarm', player: 'bob' },
      { id: 'bolt', card: 'lightning-bolt', player: 'bob', zone: 'hand' },
    ],
  },
  a: [{ seat: 'alice', key: 'propose', args: { script: { times: '100', body: round } } }],
};

for (const [name, hand] of [['finger', finger], ['keyboard', keyboard]]) {
  test(`Bob cuts the Elves at 7 with a Bolt, in French, by ${name}`, { timeout: 120_000 }, async () => {
    const page = await site.visit(magic(cut), { ...(hand === finger ? PHONE : DESK), locale: 'fr-FR' });
    const by = hand(page);
    await tells(page.getByRole('main'), 'Bob accepte-t-il', 'Bob is asked');
    await by.write(number(page), '7');
    await by.press(button(page, 'Annoncer', true));
    await tells(page.getByRole('main'), 'Bob a la priorité', 'Bob has to do something else');
    await by.press(button(page, /Lightning Bolt.*Grizzly Bears/).first());
    const resolves = button(page, /^Tous passent/);
    await by.press(resolves.first());
    await answers(page, [/1.*pile/], 'the seventh ability is still on the stack');
    await by.press(resolves.first());
    // The ability on the stack does not depend on the Bears: seven Elves, not six, and never none.
    await tells(place(page, 'Champ de bataille : Alice'), /Elfe et Guerrier.*7/, 'seven Elves');
    // The seventh Elf has set off the Alarm once more.
    await answers(page, [/1.*pile/], 'the Alarm waits on the stack');
    await by.press(resolves.first());
    await answers(page, [/0.*pile/], 'nothing is left on the stack');
    assert.equal(await place(page, 'Champ de bataille : Alice').getByText('Grizzly Bears').count(), 0, 'the Bears are gone');
    await picture(page, `magic-cut-${name}`);
    await finish(page);
  });
}

test('716.2a of 2011 leads to 732.2a', TEST, async () => {
  const page = await site.visit(magic(), DESK);
  await button(page, 'Menu').click();
  await button(page, 'Find a rule', true).click();
  const search = page.getByRole('dialog', { name: 'Find a rule' });
  await search.getByRole('searchbox').fill('716.2a');
  await tells(search.getByRole('listitem').first(), '732.2a', 'the present number');
  await tells(search.getByRole('listitem').first(), '716.2a (2011)', 'the former one');
  await picture(page, 'magic-find');
  await search.getByRole('button', { name: /732\.2a/ }).first().click();
  await tells(page.getByRole('dialog', { name: /732\.2a/ }), '725.2a (2021-11)', 'every former number');
  await page.keyboard.press('Escape');
  await search.getByRole('searchbox').fill('no such rule');
  await tells(search, 'Rules found: 0', 'nothing is found');
  await finish(page);
});
