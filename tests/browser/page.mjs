// How a person finds things on the page: by their roles and names. Shared by all browser tests.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launch, open, servePage } from './harness.mjs';

/** The longest that a test waits for something, in milliseconds; generous, for a busy machine. */
export const PATIENCE = 20_000;
/** The longest that a whole test may take. */
export const TEST = { timeout: 60_000 };
/** A phone, and windows of a desk. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const DESK = { viewport: { width: 1280, height: 900 } };

const screens = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'target', 'screens');

/** The served page and one Chromium for the tests of a file. `visit(fragment, options)` opens the page in a profile of its own. */
export function stage() {
  const site = {};
  before(async () => {
    site.server = await servePage();
    site.browser = await launch();
  });
  after(async () => {
    await site.browser?.close();
    await site.server?.close();
  });
  site.blank = async (options = DESK) => {
    const page = await open(site.browser, options);
    page.setDefaultTimeout(PATIENCE);
    page.on('dialog', (dialog) => {
      page.problems.push(`dialog: ${dialog.message()}`);
      dialog.dismiss().catch(() => {});
    });
    return page;
  };
  site.visit = async (fragment = '', options = DESK) => {
    const page = await site.blank(options);
    await page.goto(`${site.server.url}/${fragment}`);
    await answer(page).waitFor();
    return page;
  };
  return site;
}

/** Closes a page that must have met no error: nothing in the console, nothing refused by its policy. */
export async function finish(page) {
  assert.deepEqual(page.problems, [], 'the page has errors in its console');
  await page.context().close();
}

/** The answer's sentence: the first heading below the title. */
export function answer(page) {
  return page.getByRole('main').getByRole('heading', { level: 2 }).first();
}

/** The answer as text, with plain spaces. */
export async function answerText(page) {
  return plain(await answer(page).textContent());
}

/** Waits until the answer says all of this; `words` are texts or patterns. */
export async function answers(page, words, message) {
  const said = await until(page, () => answerText(page), (text) => words.every((word) => says(text, word)));
  for (const word of words) assert.ok(says(said, word), `${message}: the answer should say ${word}, and says: ${said}`);
}

/** Waits until the element's text says this. */
export async function tells(locator, word, message) {
  const read = async () => plain((await locator.allTextContents()).join('\n'));
  const said = await until(locator.page(), read, (text) => says(text, word));
  assert.ok(says(said, word), `${message}: should say ${word}, and says: ${said}`);
}

/** Waits until `read` gives something that is `enough`, and returns what it gave last. */
export async function until(page, read, enough, patience = PATIENCE) {
  const end = Date.now() + patience;
  for (;;) {
    const got = await read();
    if (enough(got) || Date.now() > end) return got;
    await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve, 20)); }));
  }
}

/** Waits until none of these is left. */
export async function gone(locator, message) {
  assert.equal(await until(locator.page(), () => locator.count(), (count) => count === 0), 0, message);
}

/** Waits until the gallery is filled and what would change the answer is told: its cards are where they stay, as for a person who has read what is above them. */
export async function galleryIsFilled(page) {
  const stands = async () => {
    const { scrollHeight } = document.body;
    await new Promise((resolve) => { setTimeout(resolve, 400); });
    const isFilled = document.querySelector('.card__answer') && !document.querySelector('.card__answer:empty');
    return isFilled && scrollHeight === document.body.scrollHeight;
  };
  assert.ok(await until(page, () => page.evaluate(stands), Boolean), 'the gallery is filled');
}

/** Opens the gallery's nth card, and waits until its board is there. */
export async function openCard(page, nth) {
  const card = page.locator('.card__open').nth(nth);
  await card.click();
  const current = await until(page, () => card.getAttribute('aria-current'), (now) => now === 'true');
  assert.equal(current, 'true', `card ${nth} is open`);
}

/** Text without the several kinds of spaces that typography wants. */
export function plain(text) {
  return (text ?? '').replace(/[\u00A0\u202F\u2009\s]+/g, ' ').trim();
}

function says(text, word) {
  return word instanceof RegExp ? word.test(text) : text.includes(word);
}

/** A place of the board by its name. */
export function place(page, name) {
  return page.getByRole('group', { name, exact: true });
}

/** A piece of the board by its name, in a place or anywhere. */
export function piece(page, name, where) {
  const within = where ? place(page, where) : page.getByRole('main');
  return within.locator('button[data-token]').filter({ hasText: name }).first();
}

/** A new piece in the tray by its name. */
export function fresh(page, name) {
  return page.locator('button[data-kind]').filter({ hasText: name }).first();
}

/** What is in the hand, with all that can be done with it. */
export function dock(page) {
  return page.getByRole('group').filter({ has: button(page, /^(Put back|Stop placing|Remettre en place|Arrêter de placer)$/) }).last();
}

/** What the page has to say until it is closed. */
export function notice(page) {
  return page.getByRole('group', { name: 'Notice', exact: true });
}

/** The kind of answer in its first words: settled, to be decided, and so on. */
export function kindOfAnswer(page) {
  return page.getByRole('main').locator('section').first().locator('p').first();
}

/** A button by its name. */
export function button(page, name, exact = false) {
  return page.getByRole('button', { name, exact });
}

/** What a screen reader was told last. */
export async function spoken(page) {
  return plain((await page.locator('[role=status][aria-live=polite]').last().textContent()));
}

/** Keeps a picture of the page in target/screens, if asked to by SCREENS=1. */
export async function picture(page, name, fullPage = true) {
  if (process.env.SCREENS !== '1') return;
  mkdirSync(screens, { recursive: true });
  await page.screenshot({ path: join(screens, `${name}.png`), fullPage, animations: 'disabled' });
}
