// A ruling on somebody else's page: in a frame, or as an element that makes the frame and sizes it.
import axe from 'axe-core';
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { writeLoader } from '../../script/loader.mjs';
import { writeOneFile } from '../../script/one-file.mjs';
import { serve } from '../../script/static-server.mjs';
import { dist } from './harness.mjs';
import { army, assignment, link, settled } from './links.mjs';
import { DESK, PHONE, TEST, button, finish, notice, picture, plain, stage, tells, until } from './page.mjs';

const site = stage();
const hosts = mkdtempSync(join(tmpdir(), 'refrain hosts '));
let host;
before(async () => {
  if (!existsSync(join(dist, 'embed.js'))) writeLoader(dist);
  if (!existsSync(join(dist, 'refrain.html'))) writeOneFile(dist);
  writeFileSync(join(hosts, 'favicon.ico'), '');
  host = await serve(hosts);
});
after(async () => {
  await host?.close();
  rmSync(hosts, { recursive: true, force: true });
});

/** Somebody's page with this in it, at an origin of its own; it allows no inline style and nothing but what it must. */
async function hosted(body, { options = DESK, more = '', lang = 'en' } = {}) {
  const from = site.server.url;
  const policy = `default-src 'none'; script-src ${from}; frame-src ${from}; style-src 'self'; img-src 'self' data:`;
  writeFileSync(join(hosts, 'page.html'), `<!doctype html><html lang="${lang}"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="${policy}"><title>A wiki</title>${more}<body><main><h1>A wiki</h1>${body}</main></body></html>`);
  const page = await site.blank(options);
  await page.goto(`${host.url}/page.html`);
  return page;
}

const script = () => `<script src="${site.server.url}/embed.js" async></script>`;
const ruling = (fragment, words, attributes = '') => `<refrain-ruling ${attributes}><a href="${site.server.url}/${fragment}">${words}</a></refrain-ruling>`;
const element = (page, nth = 0) => page.locator('refrain-ruling').nth(nth);
const frame = (page, nth = 0) => element(page, nth).locator('iframe').contentFrame();
const heading = (within) => within.getByRole('main').getByRole('heading', { level: 2 }).first();
const height = (page, nth = 0) => element(page, nth).locator('iframe').evaluate((node) => node.clientHeight);
const faults = async (within) => {
  await within.evaluate(axe.source);
  const { violations } = await within.evaluate(() => globalThis.axe.run(document));
  return violations.map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 160)}`);
};

test('three on a page under a strict policy, each fetched when it comes into view', TEST, async () => {
  const gap = '<p>text</p>'.repeat(120);
  const page = await hosted(`${ruling(link(army()), 'Whose Army? Gondor.')}${gap}${ruling(link(settled()), 'Who fights?')}${gap}${ruling(link(assignment()), 'And now?')}${script()}`);
  await tells(heading(frame(page)), /Minas Tirith/, 'the first one');
  assert.equal(await page.locator('iframe').count(), 1, 'the others wait');
  assert.equal(await element(page).locator('iframe').getAttribute('title'), 'Whose Army? Gondor.', 'named by question and answer');
  assert.ok(await until(page, () => height(page), (high) => high > 400) > 400, 'as high as what it shows');
  assert.ok(await height(page) <= 0.9 * DESK.viewport.height + 1, 'and never higher than the window');
  assert.ok(!(await element(page).locator('a').isVisible()), 'the link has made room');
  for (const [nth, words] of [[1, /Aragorn 8 to 10/], [2, /\w/]]) {
    await element(page, nth).scrollIntoViewIfNeeded();
    await tells(heading(frame(page, nth)), words, `number ${nth}`);
  }
  await picture(page, 'embed-third', false);
  // Slim: the answer, the board, the steps, and the way to the whole page.
  const slim = frame(page);
  assert.equal(await slim.getByRole('button', { name: /^(Menu|Share)$/ }).count(), 0);
  assert.equal(await slim.locator('.gallery, .footer').count(), 0);
  assert.equal(await notice(slim).count(), 0, 'nothing is said of keeping');
  const full = slim.getByRole('link', { name: 'Open in full' });
  assert.match(await full.getAttribute('href'), new RegExp(`^${site.server.url}/#s=1\\.`));
  // It moves, and neither page keeps anything of it.
  await slim.getByRole('button', { name: 'Previous step' }).first().click();
  await tells(slim.locator('.walk'), /^Step|Step \d/, 'the walk');
  for (const one of page.frames()) assert.equal(await one.evaluate(() => localStorage.length), 0, one.url());
  await finish(page);
});

test('it follows the theme and the language of the page', TEST, async () => {
  writeFileSync(join(hosts, 'dark.css'), 'body.night { background: #181613; color: #eee }');
  const page = await hosted(`${ruling(link(army()), 'Quelle Armée ?')}${script()}`, { more: '<link rel="stylesheet" href="dark.css">', lang: 'fr' });
  await tells(heading(frame(page)), /contrôle|Armée|Gondor/, 'the answer');
  const root = frame(page).locator('html');
  const looks = () => root.evaluate((node) => `${node.lang} ${node.dataset.theme}`);
  assert.equal(await until(page, looks, (seen) => seen === 'fr light'), 'fr light');
  await page.evaluate(() => { document.body.className = 'night'; });
  assert.equal(await until(page, looks, (seen) => seen === 'fr dark'), 'fr dark');
  await picture(page, 'embed-dark-fr', false);
  await page.evaluate(() => { document.documentElement.lang = 'en'; });
  assert.equal(await until(page, looks, (seen) => seen === 'en dark'), 'en dark');
  await finish(page);
});

test('words of strangers are not heard', TEST, async () => {
  const page = await hosted(`${ruling(link(army()), 'Whose Army?')}${ruling(link(settled()), 'Who fights?')}${script()}<iframe title="stranger" src="${site.server.url}/icon.svg"></iframe>`);
  await tells(heading(frame(page)), /Minas Tirith/, 'the answer');
  const before = await until(page, () => height(page), (high) => high > 400);
  await element(page).evaluate(({ frame: own }) => {
    globalThis.heights = [];
    new MutationObserver(() => heights.push(own.style.height)).observe(own, { attributes: true });
  });
  // The page itself, of another origin; and a frame of the right origin that is not the ruling's.
  await page.evaluate(() => { postMessage({ refrain: { height: 300 } }, '*'); });
  await page.frames().find((one) => one.url().endsWith('icon.svg')).evaluate(() => parent.postMessage({ refrain: { height: 300 } }, '*'));
  // In the frame: whoever is not the page around it.
  const inside = page.frames().find((one) => one.url().includes('embed'));
  await inside.evaluate(() => { postMessage({ refrain: { theme: 'dark', lang: 'fr' } }, '*'); });
  for (const rubbish of [null, 'x', { refrain: 7 }, { refrain: { height: 'x' } }, { refrain: { height: -5 } }, { refrain: { height: 1e9 } }]) {
    await inside.evaluate((data) => parent.postMessage(data, '*'), rubbish);
  }
  await page.waitForTimeout(200);
  assert.equal(await frame(page).locator('html').evaluate((node) => `${node.lang} ${node.dataset.theme}`), 'en light');
  assert.ok(await height(page) >= before && await height(page) <= 811, 'within its bounds');
  assert.ok(!(await page.evaluate(() => heights)).includes('300px'), 'no stranger says how high it is');
  await finish(page);

  // The ruling's own frame, gone elsewhere.
  writeFileSync(join(hosts, 'elsewhere.html'), '<!doctype html><title>x</title><script>parent.postMessage({ refrain: { height: 300 } }, "*"); document.title = "said";</script>');
  writeFileSync(join(hosts, 'open.html'), `<!doctype html><html lang=en><title>x</title>${ruling(link(army()), 'Whose Army?')}${script()}`);
  const other = await site.blank();
  await other.goto(`${host.url}/open.html`);
  await tells(heading(frame(other)), /Minas Tirith/, 'the answer');
  const high = await until(other, () => height(other), (seen) => seen > 400);
  await element(other).evaluate((node, address) => { node.frame.src = address; }, `${host.url}/elsewhere.html`);
  const gone = async () => other.frames().find((one) => one.url().endsWith('elsewhere.html'))?.title();
  assert.equal(await until(other, gone, (title) => title === 'said'), 'said');
  await other.waitForTimeout(100);
  assert.equal(await height(other), high, 'is not heard either');
  await finish(other);
});

test('on demand, on a phone, without scripts, and under axe', TEST, async () => {
  const page = await hosted(`${ruling(link(army()), 'Whose Army is it? Gondor controls it.', 'load="tap"')}${script()}`, { options: PHONE });
  await element(page).getByRole('button', { name: 'Open the board' }).waitFor();
  assert.deepEqual(await faults(page), [], 'before it is opened');
  assert.equal(await page.locator('iframe').count(), 0, 'nothing is fetched unasked');
  await picture(page, 'embed-tap', false);
  await element(page).getByRole('button', { name: 'Open the board' }).click();
  await tells(heading(frame(page)), /Minas Tirith/, 'the answer');
  await until(page, () => height(page), (high) => high > 240);
  await picture(page, 'embed-phone', false);
  assert.deepEqual(await faults(page.frames()[1]), [], 'the frame');
  const wide = await page.frames()[1].evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, 'nothing is wider than the frame');
  await finish(page);

  const bare = await hosted(`${ruling(link(army()), 'Whose Army is it? Gondor controls it.')}${script()}`, { options: { ...DESK, javaScriptEnabled: false } });
  await bare.getByRole('link', { name: 'Whose Army is it? Gondor controls it.' }).waitFor();
  await bare.context().close();
});

for (const [name, attributes, file] of [
  ['a plain frame', '', ''],
  ['the strictest frame', 'sandbox="allow-scripts"', 'refrain.html'],
]) {
  test(`the frame form works in ${name}, where nothing may be kept`, TEST, async () => {
    const page = await site.blank();
    await page.addInitScript(() => {
      if (window === top) return;
      Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });
    });
    writeFileSync(join(hosts, 'frame.html'), `<!doctype html><html lang=en><title>x</title><iframe title=x ${attributes} width=900 height=640 src="${site.server.url}/${file}?embed&amp;lang=fr${link(army())}"></iframe>`);
    await page.goto(`${host.url}/frame.html`);
    const within = page.frameLocator('iframe');
    await tells(heading(within), /Minas Tirith/, 'the answer');
    assert.equal(await within.locator('html').getAttribute('lang'), 'fr', 'in the language asked for');
    assert.equal(await notice(within).count(), 0, 'nothing is said of keeping');
    assert.equal(plain(await within.locator('.header a').textContent()), 'Ouvrir en grand');
    await finish(page);
  });
}

test('Share writes what a page and a wiki take, and it works', TEST, async () => {
  const page = await site.visit(link(army()), { ...DESK, permissions: ['clipboard-read', 'clipboard-write'] });
  await button(page, 'Share', true).click();
  await page.getByText('Put it into a web page or a wiki').click();
  const written = {};
  for (const name of ['Copy as a frame (HTML)', 'Copy as a script and an element (HTML)', 'Copy for DokuWiki', 'Copy for MediaWiki’s Widgets', 'Copy for MediaWiki’s IframeTag']) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('dialog').getByRole('button', { name }).click();
    written[name] = await until(page, () => page.evaluate(() => navigator.clipboard.readText()), (text) => text);
  }
  await picture(page, 'embed-share', false);
  assert.deepEqual(await faults(page), [], 'the panel under axe');
  const [frameForm, elementForm, doku, widget, tag] = Object.values(written);
  const address = `${site.server.url}/?embed&lang=en#s=1.`;
  assert.ok(doku.startsWith(`{{url>${address}`) && doku.endsWith('}}') && doku.includes(' 100%,640px noborder|Whose Army'), doku);
  assert.ok(widget.startsWith(`{{#widget:Iframe|url=${address}`) && widget.endsWith('|width=100%|height=640|border=0}}'), widget);
  assert.ok(tag.startsWith(`<iframe src="${address.replace('&', '&amp;')}`), tag);
  await tells(page.getByRole('dialog'), 'A wiki takes these only if it has', 'what a wiki must have');
  await finish(page);
  for (const [form, where] of [[frameForm, (on) => on.frameLocator('iframe')], [elementForm, (on) => frame(on)]]) {
    // A frame's own style is the writer's business: this host allows it.
    writeFileSync(join(hosts, 'pasted.html'), `<!doctype html><html lang=en><meta charset=utf-8><title>x</title><h1>x</h1>${form}`);
    const other = await site.blank();
    await other.goto(`${host.url}/pasted.html`);
    await tells(heading(where(other)), /Minas Tirith/, form);
    assert.match(await other.locator('iframe').first().getAttribute('title'), /^Whose Army .*\? .*Minas Tirith/);
    await finish(other);
  }
});
