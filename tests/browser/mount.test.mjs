// The JavaScript module on somebody's page: it rules there, and mounts a case in a frame of the published page.
// By hand: ./script/js --quick && CHROME=/usr/bin/chromium node --test tests/browser/mount.test.mjs
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serve } from '../../script/static-server.mjs';
import { TEST, finish, plain, stage, tells, until } from './page.mjs';

const site = stage();
const built = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'target', 'js', 'web');
const folder = mkdtempSync(join(tmpdir(), 'refrain module '));
let host;
before(async () => {
  if (!existsSync(join(built, 'mount.js'))) throw new Error('there is no module in target/js/web; run script/js --quick');
  cpSync(built, join(folder, 'refrain'), { recursive: true });
  writeFileSync(join(folder, 'favicon.ico'), '');
  writeFileSync(join(folder, 'page.html'), `<!doctype html><html lang="en"><meta charset="utf-8"><title>A club</title>
    <main><h1>A club</h1><div id="here">A ruling comes here.</div></main>
    <script type="module" src="./page.js"></script>`);
  // As the README has it.
  writeFileSync(join(folder, 'page.js'), `
    import init, * as refrain from './refrain/refrain.js';
    import { mount } from './refrain/mount.js';
    await init();
    globalThis.club = { refrain, mount };`);
  host = await serve(folder);
});
after(async () => {
  await host?.close();
  rmSync(folder, { recursive: true, force: true });
});

const heading = (page) => page.frameLocator('#here iframe').getByRole('main').getByRole('heading', { level: 2 }).first();

test('a ruling is mounted, another one is shown in its place, and it goes again', TEST, async () => {
  const page = await site.blank();
  await page.goto(`${host.url}/page.html`);
  await page.waitForFunction(() => globalThis.club);
  const answer = await page.evaluate((address) => {
    const { refrain, mount } = globalThis.club;
    const examples = (game) => refrain.games('fr').find((one) => one.id === game).examples;
    const [army, loop] = [examples('war-of-the-ring')[0].file, examples('lotr-tcg')[0].file];
    const mounted = mount(document.querySelector('#here'), army, { page: address, lang: 'fr', title: 'À qui est l’armée ?' });
    globalThis.club = { ...globalThis.club, army, loop, mounted };
    return refrain.rule(army, 'fr').answer;
  }, `${site.server.url}/`);
  assert.match(plain(answer), /Osgiliath/, 'the module rules in the browser');
  await tells(heading(page), plain(answer.replace(/^[^:]*\s:\s/, '')), 'the frame says the same, in the same language');
  const frame = page.locator('#here iframe');
  assert.deepEqual(
    await frame.evaluate((one) => [one.title, one.referrerPolicy, one.parentElement.childNodes.length]),
    ['À qui est l’armée ?', 'no-referrer', 1],
    'named, and in place of what was there',
  );
  const other = await page.evaluate(() => {
    globalThis.club.mounted.show(globalThis.club.loop);
    return globalThis.club.refrain.rule(globalThis.club.loop, 'fr').answer;
  });
  await tells(heading(page), plain(other.replace(/^[^:]*\s:\s/, '')), 'another case in the same frame');
  await page.evaluate(() => globalThis.club.mounted.remove());
  assert.equal(await until(page, () => frame.count(), (count) => count === 0), 0, 'gone');
  await finish(page);
});

test('what is no address and what is no case are refused in a sentence', TEST, async () => {
  const page = await site.blank();
  await page.goto(`${host.url}/page.html`);
  await page.waitForFunction(() => globalThis.club);
  const said = await page.evaluate((address) => {
    const { refrain, mount } = globalThis.club;
    const file = refrain.games()[0].examples[0].file;
    const here = document.querySelector('#here');
    const tried = [[file, 'javascript:alert(1)'], [file, 'data:text/html,x'], ['{', address]];
    const said = tried.map(([one, page]) => {
      try {
        mount(here, one, { page });
        return 'mounted';
      } catch (error) {
        return error.message;
      }
    });
    return [...said, here.textContent];
  }, `${site.server.url}/`);
  assert.match(said[0], /not the address of a page/);
  assert.match(said[1], /not the address of a page/);
  assert.ok(said[2].length > 10 && said[2] !== 'mounted', said[2]);
  assert.equal(said[3], 'A ruling comes here.', 'and what was there stays');
  await finish(page);
});
