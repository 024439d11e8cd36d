// The browser keeps the board; where it does not let the page, everything else still works and that is said once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './harness.mjs';
import { clicks } from './hands.mjs';
import { army, link } from './links.mjs';
import { DESK, PATIENCE, TEST, answer, answers, button, finish, fresh, notice, piece, stage, tells, until } from './page.mjs';

const site = stage();

test('a reload keeps the board, the language and the theme', TEST, async () => {
  const page = await site.visit(link(army()), DESK);
  await clicks(page).put(fresh(page, 'Rohan Regular'), 'Minas Tirith');
  await answers(page, [/^Rohan controls the Army in Minas Tirith: 4 units to 3/], 'one Regular more');
  await button(page, 'Menu', true).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dark' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Français' }).click();
  await page.keyboard.press('Escape');
  const kept = () => page.evaluate(() => Object.values(localStorage).join(' '));
  await until(page, kept, (text) => text.includes('dark') && text.includes('fr'));
  // Not by its link: by what the browser keeps.
  await page.goto('about:blank');
  await page.goto(`${site.server.url}/`);
  await answers(page, [/Rohan/, /Minas Tirith/, /4/], 'the board is kept');
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr', 'the language is kept');
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark', 'the theme is kept');
  await finish(page);
});

test('what was changed a moment ago is kept, though the page is left at once', TEST, async () => {
  const page = await site.visit(link(army()), DESK);
  const left = page.waitForURL(/left/);
  await button(page, 'Turn: one more', true).evaluate((more) => {
    const later = setTimeout;
    // A page that is left has no turn any more: what waits for one never comes.
    window.setTimeout = () => 0;
    more.click();
    later(() => { location.href = '/?left'; }, 0);
  });
  await left;
  const turn = page.getByLabel('Turn', { exact: true });
  assert.equal(await until(page, () => turn.inputValue(), (now) => now === '4'), '4', 'the turn is kept');
  await finish(page);
});

test('undo and redo by keys, and start over', TEST, async () => {
  const page = await site.visit(link(army()), DESK);
  await clicks(page).put(fresh(page, 'Rohan Regular'), 'Minas Tirith');
  await answers(page, [/^Rohan controls/], 'changed');
  await page.keyboard.press('Control+z');
  await answers(page, [/^Gondor, as Leading Player/], 'undone');
  await page.keyboard.press('Control+Shift+z');
  await answers(page, [/^Rohan controls/], 'redone');
  await button(page, 'Start over', true).click();
  await answers(page, [/^Gondor, as Leading Player/], 'as it was opened');
  await finish(page);
});

test('a page that may store nothing works all the same and says so once', TEST, async () => {
  const page = await open(site.browser, DESK);
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });
  });
  await page.goto(`${site.server.url}/${link(army())}`);
  await answer(page).waitFor();
  const nothingKept = notice(page).filter({ hasText: 'This browser keeps nothing' });
  await tells(nothingKept, /A copied link still holds it/, 'it is said, with a way out');
  await nothingKept.getByRole('button', { name: 'Close' }).click();
  await clicks(page).put(fresh(page, 'Rohan Regular'), 'Minas Tirith');
  await answers(page, [/^Rohan controls/], 'it rules');
  await clicks(page).put(fresh(page, 'Gondor Regular'), 'Minas Tirith');
  await answers(page, [/^Gondor, as Leading Player/, 'units 4–4'], 'it goes on');
  assert.equal(await nothingKept.count(), 0, 'it is not said again');
  await tells(piece(page, 'Gondor Regular', 'Minas Tirith'), '×3', 'the board follows');
  await finish(page);
});
