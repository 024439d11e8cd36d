// After one visit the page needs no network; a new version is offered, kept whole or not at all, and never forced.
import axe from 'axe-core';
import assert from 'node:assert/strict';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { writeWorker } from '../../script/offline.mjs';
import { programIn } from '../../script/wasm/page.mjs';
import { serve } from '../../script/static-server.mjs';
import { dist, launch, open } from './harness.mjs';
import { army, link } from './links.mjs';
import { DESK, PATIENCE, TEST, answer, answerText, answers, button, finish, gone, notice, picture, tells, until } from './page.mjs';

// Any sub-folder, even one with a space in its name.
// Each visit here fetches and hashes the whole page.
const SLOW = { timeout: 2 * TEST.timeout };
const FOLDER = 'deep/sub folder/app';
const site = {};
before(async () => { site.browser = await launch(); });
const hosts = [];
after(async () => {
  await site.browser?.close();
  for (const host of hosts) await host.end();
});

/** A host with a copy of the page in its sub-folder; `asked` are the files that were fetched from it. */
async function host() {
  const root = mkdtempSync(join(tmpdir(), 'refrain host '));
  const folder = join(root, FOLDER);
  mkdirSync(folder, { recursive: true });
  cpSync(dist, folder, { recursive: true });
  const made = { folder, asked: [], ...writeWorker(folder) };
  const heard = (path) => made.asked.push(decodeURIComponent(path).slice(FOLDER.length + 2));
  made.start = async () => { made.server = await serve(root, made.port, heard); made.port = Number(new URL(made.server.url).port); };
  made.stop = () => made.server.close();
  await made.start();
  made.url = `${made.server.url}/${encodeURI(FOLDER)}/`;
  made.end = async () => { await made.stop().catch(() => {}); rmSync(root, { recursive: true, force: true }); };
  hosts.push(made);
  return made;
}

/** A page of its own, with a service worker, that has been kept. */
async function visited(at, options = DESK) {
  const page = await open(site.browser, { ...options, serviceWorkers: 'allow' });
  page.setDefaultTimeout(PATIENCE);
  await page.goto(at.url);
  await answer(page).waitFor();
  await keeps(page, at.version);
  return page;
}

// Which version the page says is kept.
async function keeps(page, version) {
  await menu(page);
  await tells(page.locator('#kept'), version, 'the version that is kept');
  await page.keyboard.press('Escape');
}

const menu = (page) => button(page, 'Menu', true).click();
const caches = (page) => page.evaluate(async () => (await caches.keys()).sort());
const offer = (page) => page.locator('.newer');

/** Looks for a new version as a browser does, and waits until its worker is kept or dropped. */
const update = (page) => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update().catch(() => {});
  const worker = registration.installing;
  if (worker) await new Promise((resolve) => { worker.addEventListener('statechange', resolve); });
});

/** Changes the page as a new release does. */
function release(at) {
  appendFileSync(join(at.folder, 'index.html'), '<!-- newer -->');
  return writeWorker(at.folder);
}

test('after one visit everything works with the host gone', SLOW, async () => {
  const at = await host();
  const page = await visited(at);
  assert.equal((await caches(page)).length, 1, 'one cache');
  await menu(page);
  await tells(page.locator('#kept'), `Saved for offline use: ${(Math.ceil(at.bytes / 1e5) / 10).toFixed(1)} MB`, 'the size');
  await page.locator('#kept').scrollIntoViewIfNeeded();
  await picture(page, 'offline-menu', false);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }));
  assert.deepEqual(violations.map((one) => `${one.id}: ${one.nodes[0].html}`), [], 'the menu under axe');
  await at.stop();
  page.problems.length = 0;
  for (const way of ['', `?utm=1${link(army())}`, 'index.html']) {
    await page.goto('about:blank');
    await page.goto(at.url + way);
    await answers(page, [/\w/], `offline at ${way}`);
    assert.ok(await until(page, () => page.locator('.card__answer').count(), (cards) => cards > 3) > 3, 'with the whole program');
  }
  assert.deepEqual(page.problems.filter((problem) => !/ERR_CONNECTION_REFUSED|failed: .*sw\.js/.test(problem)), []);
  await page.context().close();
});

test('the browser finds it fit to be installed', SLOW, async () => {
  const at = await host();
  const page = await visited(at);
  const devtools = await page.context().newCDPSession(page);
  const { errors, url, data } = await devtools.send('Page.getAppManifest');
  assert.deepEqual([errors, url], [[], `${at.url}refrain.webmanifest`]);
  assert.equal(JSON.parse(data).id, undefined, 'two copies on one host are two programs');
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A profile that goes away with the test is a private one.
  assert.deepEqual(installabilityErrors.map((error) => error.errorId).filter((id) => id !== 'in-incognito'), []);
  const { appId } = await devtools.send('Page.getAppId');
  assert.equal(appId, at.url, 'known by its own folder');
  for (const icon of JSON.parse(data).icons) {
    const [width] = icon.sizes.split('x');
    const real = await page.evaluate(async (source) => { const image = new Image(); image.src = source; await image.decode(); return image.naturalWidth; }, icon.src);
    if (width !== 'any') assert.equal(real, Number(width), icon.src);
  }
  await finish(page);
});

test('a deploy with a missing or a wrong file never replaces the version that works', SLOW, async () => {
  const at = await host();
  const { wasm } = programIn(at.folder);
  const whole = readFileSync(wasm);
  const page = await visited(at);
  release(at);
  for (const spoil of [() => rmSync(wasm), () => writeFileSync(wasm, whole.subarray(0, whole.length - 1)), () => writeFileSync(wasm, Buffer.concat([whole, Buffer.of(0)]))]) {
    // The kept program is the same: only a changed one is fetched.
    const { worker } = writeWorker(at.folder);
    writeFileSync(join(at.folder, 'sw.js'), worker.replace(/(_bg\.wasm": ")[0-9a-f]{8}/, '$100000000'));
    spoil();
    page.problems.length = 0;
    await update(page);
    assert.equal(await offer(page).count(), 0, 'nothing is offered');
    assert.equal((await caches(page)).length, 1, 'the one cache is as it was');
    writeFileSync(wasm, whole);
  }
  await at.stop();
  await page.reload();
  await answers(page, [/\w/], 'the former version');
  await keeps(page, at.version);
  await page.context().close();
});

test('a new version is offered, fetches what has changed, and keeps the board', SLOW, async () => {
  const at = await host();
  const page = await visited(at);
  await button(page, /^Whose army is it\?/).first().click();
  const said = await answerText(page);
  const next = release(at);
  at.asked.length = 0;
  await update(page);
  await offer(page).waitFor();
  await picture(page, 'offline-offer', false);
  assert.deepEqual([...new Set(at.asked)].sort(), ['', 'sw.js'], 'only the page itself has changed');
  assert.equal((await caches(page)).length, 2, 'both are there');
  await offer(page).getByRole('button', { name: 'Later' }).click();
  await gone(offer(page));
  await page.reload();
  await answers(page, [said], 'nothing has happened');
  await keeps(page, at.version);
  await menu(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Use it now' }).click();
  await page.waitForFunction(() => document.documentElement.parentNode.lastChild.nodeType === 8 || document.body.lastChild?.data === ' newer ');
  await answers(page, [said], 'the same board in the new version');
  await keeps(page, next.version);
  assert.equal((await caches(page)).length, 1, 'the former one is gone');
  await at.stop();
  await page.reload();
  await answers(page, [said], 'and it is kept too');
  await page.context().close();
});

test('where nothing can be kept it is said in the menu, and the page works', SLOW, async () => {
  const at = await host();
  const page = await open(site.browser, { ...DESK, serviceWorkers: 'allow' });
  page.setDefaultTimeout(PATIENCE);
  rmSync(join(at.folder, 'sw.js'));
  await page.goto(at.url);
  await answer(page).waitFor();
  await menu(page);
  await tells(page.locator('#kept'), 'has not saved the page', 'it is said');
  await page.context().close();
});

test('a device that forgets is told so, and one that can install is asked to only on demand', SLOW, async () => {
  const at = await host();
  const page = await open(site.browser, { ...DESK, serviceWorkers: 'allow' });
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(() => { Object.defineProperty(navigator, 'standalone', { value: false }); });
  await page.goto(at.url);
  await keeps(page, at.version);
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt');
    event.prompt = () => { globalThis.prompted = true; };
    dispatchEvent(event);
  });
  await menu(page);
  await tells(page.getByRole('dialog'), 'Add the page to the home screen', 'the way to keep it');
  assert.equal(await page.evaluate(() => globalThis.prompted), undefined, 'nothing unasked');
  await page.getByRole('dialog').getByRole('button', { name: 'Install on this device' }).click();
  assert.equal(await page.evaluate(() => globalThis.prompted), true);
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await page.getByRole('dialog').getByRole('button', { name: 'Install on this device' }).waitFor({ state: 'detached' });
  await finish(page);
});

test('a file carries all boards over', SLOW, async () => {
  const at = await host();
  const page = await visited(at);
  await button(page, /^Whose army is it\?/).first().click();
  await button(page, /^Who may fight whom\?/).first().click();
  await menu(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save all boards as a file' }).click();
  const file = readFileSync(await (await saving).path());
  await page.context().close();

  const other = await visited(at);
  await menu(other);
  await other.locator('label', { hasText: 'Bring boards in' }).locator('input').setInputFiles({ name: 'refrain-boards.json', mimeType: 'application/json', buffer: file });
  // The other one is the example that is open here too.
  await tells(notice(other), /^1 board came in/, 'it is said');
  await menu(other);
  const recent = other.getByRole('dialog').getByRole('group', { name: 'Recent boards' });
  await tells(recent, 'Whose Army is it', 'a board of the other device');
  await other.locator('label', { hasText: 'Bring boards in' }).locator('input').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await tells(notice(other), /There are no boards of Refrain/, 'a file of something else');
  await finish(other);
});
