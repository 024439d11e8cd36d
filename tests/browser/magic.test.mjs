// Magic in the built page: a loop ended by an opponent, and a rule found by the number that it had in 2011.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finger, keyTo, keyboard } from './hands.mjs';
import { link } from './links.mjs';
import { DESK, PHONE, TEST, answers, button, dock, finish, fresh, picture, piece, place, stage, tells } from './page.mjs';

const site = stage();

function magic(more) {
  return link({ g: 'magic', r: 'cr-2026-08-07', q: 'loop', b: { pieces: [] }, ...more });
}

function number(page) {
  return page.getByRole('main').locator('form').getByRole('textbox');
}

// From an empty board: one round by hand, the repeat that is then offered, and its number.
async function repeatsWithoutEnd(page, by, name) {
  // The Bears tap for an Elf, the Elf sets off the Alarm, the Alarm untaps the Bears.
  await by.press(piece(page, 'Grizzly Bears', 'Battlefield of Alice'));
  await by.press(dock(page).getByText('What it can do', { exact: true }));
  await by.press(dock(page).getByRole('button', { name: /Elf Warrior/ }).first());
  const resolves = button(page, 'All pass: the top of the stack resolves', true).first();
  await answers(page, ['1 on the stack'], 'the ability is on the stack');
  await by.press(resolves);
  await tells(place(page, 'Battlefield of Alice'), 'Elf Warrior', 'the first Elf');
  await by.press(resolves);
  await answers(page, ['the stack is empty'], 'the round is over');
  await by.press(button(page, 'Propose to repeat this round', true).first());
  await by.write(number(page), '10^100');
  await by.press(button(page, 'Name it', true));
  await answers(page, ['10^100'], 'the shortcut is taken');
  await tells(place(page, 'Battlefield of Alice'), /Elf Warrior.*10/, 'the Elves are there');
  await picture(page, name);
}

test('from an empty board to 10^100 Elves, by finger on a phone', { timeout: 120_000 }, async () => {
  const page = await site.visit(magic(), PHONE);
  const by = finger(page);
  await by.put(fresh(page, 'Grizzly Bears'), 'Battlefield of Alice');
  // There is one creature that the Aura may be on, so it is on that one.
  await by.put(fresh(page, 'Presence of Gond'), 'Battlefield of Alice');
  await tells(place(page, 'Battlefield of Alice'), 'Presence of Gond', 'the Aura is on the battlefield');
  await by.put(fresh(page, 'Intruder Alarm'), 'Battlefield of Bob');
  await repeatsWithoutEnd(page, by, 'magic-elves-finger');
  await finish(page);
});

test('from an empty board to 10^100 Elves, by keyboard, the Aura first', { timeout: 120_000 }, async () => {
  const page = await site.visit(magic(), DESK);
  const by = keyboard(page);
  await by.put(fresh(page, 'Presence of Gond'), 'Battlefield of Alice');
  await tells(place(page, 'Graveyard of Alice'), 'Presence of Gond', 'an Aura on nothing goes to the graveyard');
  await by.put(fresh(page, 'Intruder Alarm'), 'Battlefield of Bob');
  await by.put(fresh(page, 'Grizzly Bears'), 'Battlefield of Alice');
  await by.press(piece(page, 'Presence of Gond'));
  await by.press(dock(page).getByText('Numbers', { exact: true }));
  await keyTo(page, dock(page).getByLabel('Attached to'));
  await page.keyboard.type('Griz');
  await tells(place(page, 'Battlefield of Alice'), 'Presence of Gond', 'the Aura is on the battlefield');
  await page.keyboard.press('Escape');
  await repeatsWithoutEnd(page, by, 'magic-elves-keyboard');
  await finish(page);
});

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
    await answers(page, [/pile est vide/], 'nothing is left on the stack');
    assert.equal(await place(page, 'Champ de bataille : Alice').getByText('Grizzly Bears').count(), 0, 'the Bears are gone');
    await picture(page, `magic-cut-${name}`);
    await finish(page);
  });
}

test('a card that a step rests on is cited by its name, in the page\'s language', TEST, async () => {
  for (const [locale, name] of [['en-GB', 'Intruder Alarm'], ['fr-FR', 'Signal d’alarme']]) {
    const page = await site.visit(magic({ ...cut, a: [...cut.a, { seat: 'bob', key: 'accept', answers: 'answer' }] }), { ...DESK, locale });
    await tells(page.locator('.cite__face'), 'Grizzly Bears', 'a card');
    await tells(page.locator('.cite__face'), name, 'a card with a name of its own in each language');
    assert.doesNotMatch((await page.locator('.cite__face').allTextContents()).join(' '), /[a-z]-[a-z]+/, 'no id is shown');
    await finish(page);
  }
});

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

test('Bob ends it in round 7 at a place of the round, and the loop shows what that would give', TEST, async () => {
  const page = await site.visit(magic(cut), DESK);
  // Six whole rounds, then the seventh activation and its resolution: the seventh Elf is there, the Alarm on the stack.
  await number(page).fill('7');
  await page.getByLabel('Where in the round').selectOption({ index: 1 });
  await button(page, 'Name it', true).click();
  await answers(page, [/Bob has priority/], 'Bob has to do something else');
  await tells(place(page, 'Battlefield of Alice'), /Elf Warrior.*7/, 'seven Elves');
  await tells(place(page, 'Stack'), 'Intruder Alarm', 'the Alarm waits');
  // Accepted instead, the loop offers the same places once an iteration is named.
  await button(page, /^Decide anew/).last().click();
  await button(page, 'Accept', true).click();
  await page.getByRole('textbox', { name: 'See the board after iteration' }).fill('7');
  const choice = page.getByLabel('Where in the round');
  await choice.selectOption({ index: 0 });
  await button(page, /^Interrupt here: Bob names 7.*Bob has priority/).click();
  // With the seventh ability still on the stack there are six.
  await tells(place(page, 'Battlefield of Alice'), /Elf Warrior.*6/, 'six Elves');
  await finish(page);
});
