// The pictures of the way to an answer, each with its words, and the boards that were open before.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import axe from 'axe-core';
import { keyTo } from './hands.mjs';
import { army, frodoIsFull, link, loop, refused, settled } from './links.mjs';
import { DESK, PHONE, TEST, answers, button, finish, picture, stage, tells, until } from './page.mjs';

const site = stage();
const faults = (page) => page.evaluate(async () => {
  const found = await window.axe.run({ resultTypes: ['violations'] });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
});
const wider = (page) => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1);

test('who stands against whom is drawn, and told line by line', TEST, async () => {
  const page = await site.visit(link(settled()), DESK);
  const figure = page.getByRole('figure', { name: 'Who stands against whom' });
  const told = figure.getByRole('listitem');
  await tells(told, 'Uruk Savage 1 against Aragorn: chosen.', 'chosen by the Free Peoples player');
  await tells(told, 'Goblin Runner against Aragorn: left over.', 'put there by the Shadow player');
  await tells(told, 'Uruk Savage 2 against Frodo: left over.', 'the other one');
  // As it stood: at the setup nobody is assigned, and there is nothing to draw.
  await button(page, 'Previous step', true).click();
  await keyTo(page, button(page, 'Previous step', true));
  for (let step = 0; step < 40 && await figure.count(); step += 1) await page.keyboard.press('Enter');
  assert.equal(await until(page, () => figure.count(), (count) => count === 0), 0, 'at the setup there is no line');
  await finish(page);
});

test('a deed that is not allowed is a barred stub', TEST, async () => {
  const page = await site.visit(link(refused()), PHONE);
  const figure = page.getByRole('figure', { name: 'Who stands against whom' });
  await tells(figure.getByRole('listitem'), 'Uruk Savage 2 against Frodo: not allowed.', 'the second minion');
  await figure.scrollIntoViewIfNeeded();
  await picture(page, 'against-barred', false);
  await finish(page);
});

test('each action of a loop says what it changes, and a second row shows who would act last otherwise', TEST, async () => {
  const deeds = [
    ...loop().a,
    { seat: 'free_peoples', key: 'name_number', args: { times: '4' }, answers: 'name_number' },
    { seat: 'shadow', key: 'agree', answers: 'answer_number' },
  ];
  const page = await site.visit(link(loop({ a: deeds })), DESK);
  await answers(page, [/^The Shadow player acts last/], 'agreed');
  const actions = page.locator('.round__action');
  await tells(actions.nth(0), /\+2/, 'the first action');
  await tells(actions.nth(1), /\+2/, 'the second action');
  const lanes = page.locator('.lanes');
  assert.equal(await until(page, () => lanes.count(), (count) => count === 2), 2, 'one row for the answer, one for the other');
  await tells(page.locator('.lanes__otherwise'), /^Otherwise/, 'which answer that would be');
  await tells(lanes.nth(1).locator('figcaption'), 'Free Peoples player.', 'then the Free Peoples player acts last');
  await picture(page, 'lanes', true);
  await finish(page);
});

test('recent boards show their answers, open, and are taken off the list', TEST, async () => {
  const page = await site.visit(link(army()), DESK);
  const cards = page.locator('.card__open');
  await until(page, () => cards.count(), (count) => count > 2);
  for (const nth of [1, 2]) await cards.nth(nth).click();
  await button(page, 'Menu', true).click();
  const list = page.getByRole('dialog').getByRole('group', { name: 'Recent boards' }).getByRole('listitem');
  const all = await list.count();
  assert.ok(all >= 2, `${all} boards`);
  const former = list.filter({ hasText: 'Minas Tirith' });
  await tells(former, /Gondor, as Leading Player/, 'its answer');
  await picture(page, 'recents', false);
  await list.first().getByRole('button', { name: /^Take off the list/ }).click();
  assert.equal(await until(page, () => list.count(), (count) => count === all - 1), all - 1, 'one less');
  await keyTo(page, former.getByRole('button').first());
  await page.keyboard.press('Enter');
  await answers(page, [/Minas Tirith/], 'the former board is open');
  await finish(page);
});

for (const [colorScheme, locale] of [['dark', 'fr-FR'], ['light', 'en-GB']]) {
  test(`axe finds nothing in any picture, and nothing is too wide (${colorScheme}, ${locale})`, TEST, async () => {
    for (const [name, board] of [['settled', settled()], ['full', frodoIsFull()]]) {
      const page = await site.visit(link(board), { ...PHONE, viewport: { width: 320, height: 640 }, colorScheme, locale });
      await page.locator('.against').first().waitFor();
      await page.evaluate(axe.source);
      assert.deepEqual(await faults(page), [], name);
      assert.equal(await wider(page), false, `${name}: no wider than the screen`);
      await page.locator('.against').first().scrollIntoViewIfNeeded();
      await picture(page, `picture-${name}-${locale}`, false);
      await finish(page);
    }
  });
}
