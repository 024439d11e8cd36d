// A closer look at the answer: under other rules, beside another board, with the fewest pieces, in large type for the
// table, and as a report that it is wrong.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import axe from 'axe-core';
import { keyTo } from './hands.mjs';
import { army, link, loop, settled } from './links.mjs';
import { DESK, PHONE, TEST, answerText, answers, button, finish, picture, plain, stage, tells, until } from './page.mjs';

const site = stage();
const panel = (page) => page.getByRole('dialog');

test('the answer alone, in large type, turns upside down for the person across the table', TEST, async () => {
  const page = await site.visit(link(settled()), PHONE);
  const said = await answerText(page);
  await button(page, 'For the table', true).tap();
  await tells(panel(page), said, 'the same answer');
  const large = panel(page).locator('.table-view__answer');
  const size = await large.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  assert.ok(size >= 22, `large type: ${size} pixels`);
  const top = async () => (await panel(page).locator('.answer__kind').boundingBox()).y;
  const before = await top();
  await button(page, 'Turn it round', true).tap();
  assert.ok(await until(page, top, (now) => now > before + 100) > before + 100, 'what was on top is at the foot');
  await picture(page, 'table-turned', false);
  await page.keyboard.press('Escape');
  assert.ok(await until(page, async () => !(await panel(page).isVisible()), Boolean), 'Escape closes it');
  await finish(page);
});

test('the keyboard opens the closer look, compares the rulesets, and the focus comes back', TEST, async () => {
  const page = await site.visit(link(settled()), DESK);
  const key = button(page, 'Look closer', true);
  await keyTo(page, key);
  await page.keyboard.press('Enter');
  const rulesets = panel(page).getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await until(page, () => rulesets.count(), (count) => count > 1);
  assert.equal(await rulesets.count(), 2, 'each ruleset of the game');
  await tells(rulesets.nth(0), 'The rules in use', 'the present one');
  await tells(rulesets.nth(1), 'The same answer', 'the other edition says the same');
  await page.keyboard.press('Escape');
  const focused = await until(page, () => key.evaluate((element) => element === document.activeElement), Boolean);
  assert.ok(focused, 'the focus is on the key again');
  await finish(page);
});

test('two boards side by side: the present one and the one before the last change', TEST, async () => {
  const page = await site.visit(link(army()), DESK);
  const before = await answerText(page);
  await button(page, 'The next turn begins', true).click();
  await answers(page, [/^Rohan, as Leading Player/], 'turn 4');
  await button(page, 'Look closer', true).click();
  const boards = panel(page).locator('.beside__one');
  await tells(boards.nth(0), await answerText(page), 'the present answer');
  await tells(boards.nth(1), before, 'the former answer');
  await tells(panel(page).getByRole('row'), 'The next turn begins', 'the decision that differs');
  await picture(page, 'beside', false);
  await button(page, 'Open the other board', true).click();
  await answers(page, [before], 'the former board is open');
  await finish(page);
});

test('the board shrinks to the pieces that matter, and undo brings the others back', TEST, async () => {
  // Units in Rohan have no part in who controls the Army in Minas Tirith.
  const board = army();
  board.b = structuredClone(board.b);
  board.b.regions.edoras = { units: { rohan: '2r' } };
  board.b.regions.orthanc = { units: { isengard: '4r1e' } };
  const page = await site.visit(link(board), DESK);
  const said = await answerText(page);
  const pieces = page.locator('button[data-token]');
  const all = await pieces.count();
  await button(page, 'Look closer', true).click();
  await panel(page).getByRole('button', { name: 'Only these matter' }).click();
  await tells(panel(page).getByRole('status'), /pieces are left, and the answer is the same/, 'it says what it found');
  await picture(page, 'fewest', false);
  const left = await pieces.count();
  assert.ok(left < all, `fewer pieces: ${left} of ${all}`);
  assert.equal(await answerText(page), said, 'the same answer');
  await panel(page).getByRole('button', { name: 'Bring the others back' }).click();
  assert.equal(await until(page, () => pieces.count(), (count) => count === all), all, 'all of them are back');
  await finish(page);
});

test('a report holds the answer and a link that opens the case', TEST, async () => {
  const page = await site.visit(link(loop()), { ...DESK, permissions: ['clipboard-read', 'clipboard-write'] });
  const said = await answerText(page);
  await button(page, 'Look closer', true).click();
  await panel(page).getByRole('button', { name: 'This is wrong' }).click();
  await panel(page).getByRole('button', { name: 'Copy the report' }).click();
  await tells(panel(page).getByRole('status'), 'Copied', 'it says so');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(plain(text).includes(said), 'the answer');
  const [, fragment] = /(#s=1\.[\w-]+)/.exec(text);
  await finish(page);
  const other = await site.visit(fragment, DESK);
  await answers(other, [said], 'the link opens the same case');
  await finish(other);
});

for (const [colorScheme, locale, words] of [['dark', 'fr-FR', 'Voir de plus près'], ['light', 'en-GB', 'Look closer']]) {
  test(`axe finds nothing in any closer look (${colorScheme}, ${locale})`, TEST, async () => {
    const page = await site.visit('', { ...PHONE, colorScheme, locale });
    await button(page, words, true).waitFor();
    await page.evaluate(axe.source);
    const check = async (state) => {
      const found = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
      assert.deepEqual(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]), [], state);
      const wide = await page.evaluate(() => [...document.querySelectorAll('dialog[open], html')].filter((part) => part.scrollWidth > part.clientWidth + 1).length);
      assert.equal(wide, 0, `${state}: nothing is wider than the screen`);
      if (locale === 'fr-FR') {
        const text = await panel(page).textContent();
        assert.doesNotMatch(text, /\b(the|answer|board|pieces)\b/i, `${state}: no English`);
      }
    };
    await button(page, locale === 'fr-FR' ? 'Pour la table' : 'For the table', true).tap();
    await panel(page).waitFor();
    await check('the table');
    await page.keyboard.press('Escape');
    await button(page, words, true).tap();
    await panel(page).waitFor();
    const keys = panel(page).locator('.closer__keys button');
    for (let nth = 0; nth < await keys.count(); nth += 1) {
      await keys.nth(nth).tap();
      await until(page, () => keys.nth(nth).getAttribute('aria-pressed'), (pressed) => pressed === 'true');
      await page.waitForTimeout(150);
      await check(await keys.nth(nth).textContent());
      await picture(page, `closer-${nth}-${locale}`, false);
    }
    await finish(page);
  });
}
