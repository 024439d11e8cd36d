// Whose Army it is when teammates share a region, on the map: a Rohan unit joins Gondor's by mouse, by
// finger and by keyboard; the table shows what decides; a part of the Army leaves; and the same in French.
// What the answers must say is worked out by hand from the rules, above each.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finger, keyboard, mouse } from './hands.mjs';
import { army, link } from './links.mjs';
import { TEST, answers, button, finish, fresh, picture, place, plain, stage, tells, until } from './page.mjs';

const site = stage();
const hands = { mouse, finger, keyboard };

/** A table beside the ruling, by a word of its title. */
function table(page, word) {
  return page.locator('.shown').filter({ hasText: word }).first();
}

for (const [name, hand] of Object.entries(hands)) {
  test(`a Rohan unit beside Gondor's changes control, by ${name}`, TEST, async () => {
    const page = await site.visit(link(army()), hand.context);
    const by = hand(page);
    // Turn 3, two Regulars and an Elite each: units 3–3, Elites 1–1, and Gondor leads on odd turns.
    await answers(page, [/^Gondor, as Leading Player/, 'next turn Rohan'], 'the token decides');
    await tells(table(page, 'Who controls'), 'Next turn, if nothing moves: Rohan.', 'the table looks ahead');
    // One Rohan Regular more: four units to three, whoever leads.
    await by.put(fresh(page, 'Rohan Regular'), 'Minas Tirith');
    await answers(page, [/^Rohan controls the Army in Minas Tirith/, '4 units to 3'], 'one unit more');
    await tells(table(page, 'Who controls').locator('td.is-marked'), '4', 'units decide');
    await tells(page.getByRole('main'), 'p. 46 · MX3', 'the rule is cited');
    await picture(page, `wotr-army-${name}`);
    await finish(page);
  });
}

test('a part of a mixed Army leaves, by − and + and then as a deed', TEST, async () => {
  const page = await site.visit(link(army()));
  const by = mouse(page);
  const region = place(page, 'Minas Tirith');
  await region.getByLabel('What acts out of Minas Tirith').selectOption({ label: 'a part' });
  // Everything of Rohan's stays: Gondor's three units act alone, and Rohan controls the three that stay.
  for (const [what, times] of [['Rohan Regulars that act', 2], ['Rohan Elites that act', 1]]) {
    for (let nth = 0; nth < times; nth += 1) await by.press(region.getByRole('button', { name: `${what}: one less` }));
  }
  await by.press(button(page, 'Gondor moves 3 units from Minas Tirith to Osgiliath'));
  await tells(place(page, 'Osgiliath'), 'Gondor Regular', 'Gondor’s units have moved');
  const left = await until(page, async () => plain(await place(page, 'Minas Tirith').locator('.pieces').textContent()), (text) => !text.includes('Gondor'));
  assert.match(left, /Rohan Regular/);
  await picture(page, 'wotr-part');
  await finish(page);
});

test('in French, the token and the table', TEST, async () => {
  const page = await site.visit(link(army({ v: { lang: 'fr' } })));
  await answers(page, [/^Le Gondor, joueur dominant, contrôle l’armée de Minas Tirith/, 'au prochain tour, le Rohan'], 'in French');
  await tells(table(page, 'Qui contrôle'), 'Au prochain tour, si rien ne bouge : Rohan.', 'the table in French');
  await mouse(page).put(fresh(page, 'du Rohan'), 'Minas Tirith');
  await answers(page, [/^Le Rohan contrôle l’armée de Minas Tirith/, '4 unités contre 3'], 'one unit more');
  await finish(page);
});
