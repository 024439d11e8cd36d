// Every state of the page that is not at rest, in both themes and languages and in windows of every width: axe finds
// nothing, nothing is too wide, cut off, too small for a finger or lying over something else, and on a French page no English
// is left over.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import axe from 'axe-core';
import { launch, open } from './harness.mjs';
import { DESK, PATIENCE, PHONE, TEST, finish, openCard, picture, stage, until } from './page.mjs';
import { english, faults, violated } from './standing.mjs';
import { enter, states } from './states.mjs';

const site = stage();
const names = Object.keys(states);

// A phone's narrow and usual width; a tablet's and a desk's. 320 pixels are also what a window of 640 has at 200 %.
const windows = [
  { colorScheme: 'dark', lang: 'fr', options: PHONE, widths: [320, 360], touch: true },
  { colorScheme: 'light', lang: 'en', options: PHONE, widths: [320, 360], touch: true },
  { colorScheme: 'light', lang: 'fr', options: DESK, widths: [768, 1280], touch: false },
];
for (const { colorScheme, lang, options, widths, touch } of windows) {
  const at = `${widths.at(-1)} pixels, ${colorScheme}, ${lang}`;
  test(`every state stands well and axe finds nothing (${at})`, { timeout: 900_000 }, async () => {
    const page = await site.blank({ ...options, colorScheme });
    // All that is wrong is told at once.
    const wrong = {};
    for (const name of names) {
      await page.setViewportSize({ ...options.viewport, width: widths.at(-1) });
      await enter(site, page, name, lang);
      for (const width of [...widths].reverse()) {
        await page.setViewportSize({ ...options.viewport, width });
        // What is drawn behind the answer may still be on its way.
        const found = await until(page, () => page.evaluate(faults, touch), (now) => Object.values(now).flat().length === 0, 2000);
        if (Object.values(found).flat().length) wrong[`${name}, ${width} pixels`] = found;
      }
      const left = lang === 'fr' ? await page.evaluate(english) : [];
      if (left.length) wrong[`${name}, English`] = left;
      if (!await page.evaluate(() => Boolean(window.axe))) await page.evaluate(axe.source);
      const violations = await page.evaluate(violated);
      if (violations.length) wrong[`${name}, axe`] = violations;
      await picture(page, `state-${name.replaceAll(/[ ,]+/g, '-')}-${lang}-${widths.at(-1)}`, !(await page.locator('dialog[open], .dock, .notice').count()));
    }
    assert.deepEqual(wrong, {});
    await finish(page);
  });
}

// A page zoomed to 200 % is a narrower window; text alone of twice the size also meets what is measured in pixels.
for (const [lang, options, texts] of [['en', { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 }, 16], ['en', DESK, 32], ['fr', PHONE, 32]]) {
  test(`every state stands well at 200 % (${options.viewport.width} pixels, text of ${texts}, ${lang})`, { timeout: 900_000 }, async () => {
    const browser = await launch([`--blink-settings=defaultFontSize=${texts}`]);
    try {
      const page = await open(browser, options);
      page.setDefaultTimeout(PATIENCE);
      const wrong = {};
      for (const name of names) {
        await enter(site, page, name, lang);
        const found = await until(page, () => page.evaluate(faults, false), (now) => Object.values(now).flat().length === 0, 2000);
        if (Object.values(found).flat().length) wrong[name] = found;
      }
      assert.deepEqual(wrong, {});
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), `${texts}px`);
      await finish(page);
    } finally {
      await browser.close();
    }
  });
}

test('whoever wants no motion gets none', TEST, async () => {
  const page = await site.blank({ ...PHONE, reducedMotion: 'reduce' });
  for (const name of ['a piece in the hand', 'for the table, turned', 'a past step']) {
    await enter(site, page, name, 'en');
    const moving = await page.evaluate(() => {
      const moves = (one) => ['transitionDuration', 'animationDuration'].some((key) => parseFloat(getComputedStyle(one)[key]) > 0);
      return [...document.querySelectorAll('*')].filter(moves).map((one) => one.outerHTML.slice(0, 90));
    });
    assert.deepEqual(moving, [], name);
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0, name);
  }
  await finish(page);
});

test('no English is left over on a French page', TEST, async () => {
  const page = await site.visit('?lang=fr', PHONE);
  const cards = page.locator('.card__open');
  await until(page, () => cards.count(), (count) => count > 9);
  const found = [];
  for (let nth = 0; nth < await cards.count(); nth += 1) {
    await openCard(page, nth);
    found.push(...await page.evaluate(english));
  }
  assert.deepEqual([...new Set(found)], []);
  await finish(page);
});

for (const [lang, colorScheme] of [['en', 'light'], ['fr', 'dark']]) {
  test(`printed, every example is one page in black on white, with nothing to press (${lang}, from a ${colorScheme} screen)`, { timeout: 120_000 }, async () => {
    const page = await site.visit(`?lang=${lang}`, { ...DESK, colorScheme });
    const cards = page.locator('.card__open');
    await until(page, () => cards.count(), (count) => count > 9);
    const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
    for (let nth = 0; nth < await cards.count(); nth += 1) {
      await page.emulateMedia({ media: null });
      await openCard(page, nth);
      const about = await cards.nth(nth).textContent();
      const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
      assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 1, about);
      await page.emulateMedia({ media: 'print' });
      const shown = await page.evaluate(() => {
        const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
        return {
          ink: getComputedStyle(document.querySelector('.answer__text')).color,
          parts: ['.answer__text', '.header__title', '.board__title', '.because'].filter((part) => seen(part).length === 0),
          keys: seen('button:not(.piece, .cite, .step__says), summary, [type=search]').map((one) => one.outerHTML.slice(0, 90)),
        };
      });
      assert.deepEqual(shown, { ink: 'rgb(0, 0, 0)', parts: [], keys: [] }, about);
    }
    await finish(page);
  });
}
