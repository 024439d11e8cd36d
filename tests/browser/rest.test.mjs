// The program comes in two parts: the first screen is drawn by the first one alone, and nobody notices the other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lateFiles } from '../../script/size.mjs';
import { assignment, army, link } from './links.mjs';
import { dist } from './harness.mjs';
import { DESK, PHONE, TEST, answers, answerText, button, finish, stage, until } from './page.mjs';

const site = stage();
const rest = `**/${lateFiles(dist).find((name) => name.endsWith('.wasm'))}`;

/** The page as a first visit finds it, with the rest held back until `page.release()`; `page.asked` are the requests for it. */
async function first(options, fragment = '') {
  const page = await site.blank(options);
  page.asked = [];
  const held = new Promise((resolve) => { page.release = resolve; });
  await page.route(rest, async (route) => {
    page.asked.push(route.request().resourceType());
    if (route.request().resourceType() === 'fetch') await held;
    await route.continue().catch(() => {});
  });
  await page.addInitScript(() => {
    window.moved = [];
    const told = ({ value, sources }) => ({ value, what: sources.map(({ node }) => (node?.parentElement ?? node)?.outerHTML.slice(0, 120)) });
    new PerformanceObserver((list) => window.moved.push(...list.getEntries().map(told))).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site.server.url}/${fragment}`);
  return page;
}

// The answer, the board and the steps, as they are drawn.
const drawn = (page) => page.evaluate(() => [...document.querySelectorAll('#answer, [data-zone], .stage__why ol')].map((part) => part.outerHTML));
const filled = () => (document.querySelector('.card__answer:empty') ? 0 : document.querySelectorAll('.card').length);
const isWhole = (page) => until(page, () => page.evaluate(filled), (cards) => cards > 3);

for (const [locale, size] of [['en-GB', DESK], ['fr-FR', DESK], ['en-GB', PHONE], ['fr-FR', PHONE]]) {
  test(`the first screen needs the first part alone (${locale}, ${size.viewport.width} pixels wide)`, TEST, async () => {
    const page = await first({ ...size, locale });
    assert.ok((await until(page, () => answerText(page), (text) => text.length > 20)).length > 20, 'there is an answer');
    const alone = await drawn(page);
    assert.ok(!page.asked.includes('xhr'), 'a function of the first screen is in the rest: run script/first-screen');
    page.release();
    assert.ok(await isWhole(page) > 3, 'the gallery fills');
    // A person who reads or taps meanwhile finds everything where it was.
    assert.deepEqual(await page.evaluate(() => window.moved.filter(({ value }) => value > 0.005)), [], 'nothing moves by itself');
    assert.ok(alone.length > 5 && !alone.some((part) => part.includes('\0')), 'a constant of the first screen is in the rest');
    // The whole program draws another question, and then the same one anew.
    const cards = page.locator('.card__open');
    const heading = await answerText(page);
    await cards.nth(1).click();
    await until(page, () => answerText(page), (text) => text !== heading);
    await cards.nth(0).click();
    await until(page, () => answerText(page), (text) => text === heading);
    const again = await until(page, () => drawn(page), (now) => String(now) === String(alone));
    assert.deepEqual(again, alone, 'and the screen is the same');
    await finish(page);
  });
}

test('who is faster than the rest waits for it, and loses nothing', TEST, async () => {
  const page = await first(DESK);
  await until(page, () => answerText(page), (text) => text.length > 20);
  await button(page, 'Share').first().click();
  await page.getByRole('dialog').getByText('Link to this board').waitFor();
  assert.ok(page.asked.includes('xhr'), 'it was asked for at once');
  page.release();
  assert.ok(await isWhole(page) > 3, 'the gallery fills');
  await finish(page);
});

test('a link and a kept board wait for the whole program', TEST, async () => {
  const page = await first(DESK, link(army()));
  page.release();
  await answers(page, [/Minas Tirith/], 'the board of the link');
  assert.deepEqual(page.asked, ['fetch']);
  await until(page, () => page.evaluate(() => localStorage.length), (kept) => kept > 0);
  await page.goto('about:blank');
  await page.goto(`${site.server.url}/`);
  await answers(page, [/Minas Tirith/], 'the board that was kept');
  assert.deepEqual(page.asked, ['fetch', 'fetch']);
  await finish(page);
});

test('if the rest never comes, the page says so when it is needed', TEST, async () => {
  const page = await site.blank(DESK);
  await page.route(rest, (route) => route.abort());
  await page.goto(`${site.server.url}/`);
  assert.ok((await until(page, () => answerText(page), (text) => text.length > 20)).length > 20, 'the first answer stands');
  // Whoever looks around needs nothing of it.
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Tab');
  assert.equal(await page.getByRole('alertdialog').count(), 0);
  await button(page, 'Share').first().dispatchEvent('click');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reload' }).waitFor();
  await page.unroute(rest);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reload' }).click();
  assert.ok(await isWhole(page) > 3, 'and a new start mends it');
  await page.context().close();
});

test('a link to another question opens while the rest is on its way', TEST, async () => {
  const page = await first(DESK);
  await until(page, () => answerText(page), (text) => text.length > 20);
  await page.evaluate((fragment) => { location.hash = fragment; }, link(assignment()));
  await answers(page, [/./], 'an answer');
  page.release();
  await isWhole(page);
  await finish(page);
});
