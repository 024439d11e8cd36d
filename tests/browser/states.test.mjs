// Every state of the page that is not at rest, in both themes and languages: axe finds nothing, nothing is too wide, and on
// a French page no English is left over.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import axe from 'axe-core';
import { army, link, loop, overTheLimit, refused, settled } from './links.mjs';
import { DESK, PHONE, TEST, answer, button, finish, picture, stage, until } from './page.mjs';

const site = stage();

/** Three Elves' round, proposed a hundred times, that Bob has to answer: with a choice of places in the round. */
const round = { seq: [
  { act: { seat: 'alice', key: 'activate', args: { piece: 'bear' } } }, { act: { seat: null, key: 'resolve' } }, { act: { seat: null, key: 'resolve' } },
] };
const polled = {
  g: 'magic', r: 'cr-2026-08-07', q: 'shortcut',
  b: {
    players: [{ id: 'alice' }, { id: 'bob', mana: { R: '1' } }],
    pieces: [
      { id: 'bear', card: 'grizzly-bears', player: 'alice' }, { id: 'gond', card: 'presence-of-gond', player: 'alice', attached: 'bear' },
      { id: 'alarm', card: 'intruder-alarm', player: 'bob' }, { id: 'bolt', card: 'lightning-bolt', player: 'bob', zone: 'hand' },
    ],
  },
  a: [{ seat: 'alice', key: 'propose', args: { script: { times: '100', body: round } } }],
};

const opens = (name) => async (page) => {
  await button(page, name).first().click();
  await page.locator('dialog[open]').waitFor();
};
/** Each state: its board, and what is pressed there. */
const states = {
  readings: [overTheLimit()],
  'a reading taken': [overTheLimit({ o: { A7: 'one_each_from_non_leading' } })],
  'not allowed': [refused()],
  'a number that is none': [loop(), async (page) => page.locator('#number').fill('infinite')],
  'a place in the round': [polled, async (page) => page.locator('#number').fill('7')],
  'a past step': [settled(), async (page) => page.locator('#walk-back').click()],
  'start positions': [army(), async (page) => page.locator('.starts summary').click()],
  'a rule': [settled(), async (page) => {
    await page.locator('.cite').first().click();
    await page.locator('dialog[open]').waitFor();
  }],
  menu: [army(), opens(/^Menu/)],
  share: [refused(), opens(/^(Share|Partager)/)],
};

for (const [colorScheme, lang] of [['dark', 'fr'], ['light', 'en']]) {
  test(`axe finds nothing in any state (${colorScheme}, ${lang})`, TEST, async () => {
    const page = await site.visit(`?lang=${lang}`, { ...PHONE, colorScheme });
    await until(page, () => page.locator('.card').count(), (count) => count > 2);
    await page.evaluate(axe.source);
    for (const [name, [board, go]] of Object.entries(states)) {
      const before = await page.evaluate(() => document.querySelector('#answer').textContent);
      await page.evaluate((hash) => { location.hash = hash; }, link(board));
      await page.waitForFunction((text) => document.querySelector('#answer').textContent !== text, before);
      await go?.(page);
      const found = await page.evaluate(async () => {
        const { violations } = await window.axe.run(document.querySelector('dialog[open]') ?? document, { resultTypes: ['violations'] });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
      });
      assert.deepEqual(found, [], name);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, `${name}: too wide`);
      await picture(page, `state-${name.replaceAll(' ', '-')}-${lang}`, !(await page.locator('dialog[open]').count()));
      await page.keyboard.press('Escape');
    }
    await finish(page);
  });
}

/** In the page: texts with an English word in them, names that stay English left aside. */
function english() {
  const word = /(^|[^\p{L}’'])(the|and|with|from|is|are|this|that|which|your|may|not|all|board|player|step|turn|of|to|by|each)(?![\p{L}’'])/iu;
  // A card's id is cited as it stands in files, and an ability that the table describes is written in its own notation.
  const aside = '[lang="en"], .piece__name, .tray, .cite, code, textarea, .report, svg';
  const found = new Set();
  const look = (text, at) => {
    if (word.test(text) && !text.includes('@player') && !at.closest(aside)) found.add(text.trim().slice(0, 120));
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) look(texts.currentNode.data, texts.currentNode.parentElement);
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'placeholder']) look(one.getAttribute(name) ?? '', one);
  }
  return [...found];
}

test('no English is left over on a French page', TEST, async () => {
  const page = await site.visit('?lang=fr', PHONE);
  const cards = page.locator('.card__open');
  await until(page, () => cards.count(), (count) => count > 9);
  const found = [];
  for (let nth = 0; nth < await cards.count(); nth += 1) {
    await cards.nth(nth).click();
    await answer(page).waitFor();
    found.push(...await page.evaluate(english));
  }
  for (const press of ['.header__key >> nth=1', '.header__key >> nth=0', '.answer__foot [aria-haspopup] >> nth=1']) {
    await page.locator(press).click();
    await page.locator('dialog[open]').waitFor();
    found.push(...await page.evaluate(english));
    await page.keyboard.press('Escape');
    await until(page, () => page.locator('dialog[open]').count(), (count) => count === 0);
  }
  assert.deepEqual([...new Set(found)], []);
  await finish(page);
});

test('printed, every example fits a page', TEST, async () => {
  const page = await site.visit('?lang=en', DESK);
  const cards = page.locator('.card__open');
  await until(page, () => cards.count(), (count) => count > 9);
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
  for (let nth = 0; nth < await cards.count(); nth += 1) {
    await cards.nth(nth).click();
    await page.locator(`.card.is-open-now .card__open`).waitFor();
    const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
    assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 1, await cards.nth(nth).textContent());
  }
  await finish(page);
});
