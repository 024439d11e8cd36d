// The whole page by keyboard alone: whatever can be opened, chosen, looked at and taken back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyTo, keyboard } from './hands.mjs';
import { army, link, overTheLimit, settled } from './links.mjs';
import { DESK, TEST, answerText, answers, button, finish, gone, kindOfAnswer, stage, tells, until } from './page.mjs';
import { banks } from './states.mjs';

const site = stage();
const dialog = (page) => page.getByRole('dialog');

/** Escape closes what is open, and the focus is again on what opened it. */
async function back(page, opener) {
  await page.keyboard.press('Escape');
  await gone(page.locator('dialog[open]'), 'Escape closes it');
  const focused = () => opener.evaluate((one) => one === document.activeElement);
  assert.ok(await until(page, focused, Boolean), 'the focus is where it was');
}

test('menu, language, theme, the search for a rule and a rule', TEST, async () => {
  const page = await site.visit(link(settled()), DESK);
  const by = keyboard(page);
  const menu = page.locator('.header__key').nth(1);
  await by.press(menu);
  await by.press(dialog(page).getByRole('button', { name: 'Dark', exact: true }));
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  await by.press(dialog(page).getByRole('button', { name: 'Français' }));
  await page.waitForFunction(() => document.documentElement.lang === 'fr');
  await by.press(dialog(page).getByRole('button', { name: 'English' }));
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  await back(page, menu);
  await by.press(menu);
  await by.press(dialog(page).getByRole('button', { name: 'Find a rule', exact: true }));
  await by.write(page.locator('#find-words'), 'loops');
  await tells(dialog(page), /Rules found: [1-9]/, 'rules are found');
  await by.press(dialog(page).locator('.cite').first());
  await tells(dialog(page).last(), 'Edition', 'the rule is open');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await gone(page.locator('dialog[open]'), 'one after the other');
  const cite = page.locator('.because .cite').first();
  await by.press(cite);
  await tells(dialog(page), 'In our own words', 'a rule beside its step');
  await back(page, cite);
  await finish(page);
});

test('every closer look, the answer for the table, and Share', TEST, async () => {
  const page = await site.visit(link(settled()), { ...DESK, permissions: ['clipboard-read', 'clipboard-write'] });
  const by = keyboard(page);
  const closer = button(page, 'Look closer', true);
  await by.press(closer);
  for (const [name, words] of [
    ['Two boards side by side', /./], ['Only these matter', /matters|are left/], ['This is wrong', /Copy the report/], ['Under other rules', 'The rules in use'],
  ]) {
    await by.press(dialog(page).getByRole('button', { name, exact: true }));
    await tells(dialog(page), words, name);
  }
  await back(page, closer);
  const table = button(page, 'For the table', true);
  await by.press(table);
  await by.press(dialog(page).getByRole('button', { name: 'Turn it round' }));
  await page.locator('.table-view.is-turned').waitFor();
  await back(page, table);
  const share = page.locator('.header__key').first();
  await by.press(share);
  await by.press(dialog(page).getByRole('button', { name: 'Markdown', exact: true }));
  await tells(dialog(page).getByRole('status'), 'Copied', 'the ruling is copied');
  await by.press(dialog(page).locator('summary').first());
  await dialog(page).getByRole('img').first().waitFor();
  await back(page, share);
  await finish(page);
});

test('a reading is picked and taken back; the board starts anew', TEST, async () => {
  const page = await site.visit(link(overTheLimit()), DESK);
  const by = keyboard(page);
  await by.press(page.locator('.reading summary').first());
  await by.press(button(page, /^Play it this way/).last());
  await tells(kindOfAnswer(page), /^Settled/, 'by the reading');
  await by.press(button(page, 'Take it back', true));
  await tells(kindOfAnswer(page), /^The book does not say/, 'open again');
  await by.press(page.locator('.starts summary'));
  await by.press(button(page, 'Turn 1, three players', true));
  await gone(page.locator('button[data-token]'), 'no figure on the board');
  await page.keyboard.press('Control+z');
  await tells(kindOfAnswer(page), /^The book does not say/, 'undone');
  await by.press(button(page, 'Clear', true));
  await gone(page.locator('button[data-token]'), 'cleared');
  await by.press(button(page, 'Start over', true));
  await tells(kindOfAnswer(page), /^The book does not say/, 'as it was opened');
  await finish(page);
});

test('an iteration is shown, the loop interrupted there, and the steps are walked', TEST, async () => {
  const page = await site.visit(link(banks()), DESK);
  const by = keyboard(page);
  const said = await answerText(page);
  await by.write(page.locator('#lap'), '40');
  await page.locator('.interrupt').waitFor();
  await keyTo(page, page.locator('#lap'));
  await page.keyboard.press('Enter');
  await tells(page.locator('#moment'), '40', 'the board after iteration 40');
  await by.press(button(page, 'Back to the end', true));
  await gone(page.locator('.walk.is-past'), 'the end');
  await by.press(page.locator('.interrupt .choice'));
  // Interrupted in 40, the Shadow player names a lower number: the Free Peoples player has the last action.
  await answers(page, [/^The Free Peoples player acts last/], 'interrupted');
  await page.keyboard.press('Control+z');
  await answers(page, [said], 'undone');
  await by.press(page.locator('.steps .step__says').first());
  await page.keyboard.press('ArrowDown');
  await tells(page.locator('#moment'), 'Step 2', 'the second step');
  await finish(page);
});

test('settings that are folded away, a place that is empty, and the gallery', TEST, async () => {
  const page = await site.visit(link(army()), DESK);
  const by = keyboard(page);
  await by.press(page.locator('.empties > summary').first());
  await page.locator('.empties[open]').first().waitFor();
  await by.press(button(page, 'All questions', true).first());
  const focused = () => page.evaluate(() => document.activeElement.id);
  assert.equal(await until(page, focused, (id) => id === 'gallery'), 'gallery', 'the gallery has the focus');
  await by.press(page.locator('.card__open').first());
  await until(page, focused, (id) => id === 'answer');
  assert.equal(await focused(), 'answer', 'and then the answer');
  await finish(page);
});
