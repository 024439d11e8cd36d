// The page in Firefox and in Safari's engine: it opens solved, opens a link, is kept for use offline, and runs as one file.
// script/test --browsers sets what it needs: FIREFOX, PUPPETEER, WEBKIT, WEBKIT_DRIVER, and a display.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';
import { writeWorker } from '../../script/offline.mjs';
import { serve } from '../../script/static-server.mjs';
import { dist } from '../browser/harness.mjs';
import { army, link } from '../browser/links.mjs';
import { firefox, webkit } from './drivers.mjs';

/** Waits until `read` gives something true. */
async function until(read, what) {
  const end = Date.now() + 40_000;
  for (;;) {
    const got = await read().catch(() => null);
    if (got) return got;
    assert.ok(Date.now() < end, `waited in vain for ${what}`);
    await new Promise((resolve) => { setTimeout(resolve, 100); });
  }
}

for (const [name, launch] of [['Firefox', firefox], ['WebKitGTK', webkit]]) {
  test(`the page in ${name}`, { timeout: 180_000 }, async () => {
    const root = mkdtempSync(join(tmpdir(), 'refrain engine '));
    const folder = join(root, 'sub folder');
    mkdirSync(folder);
    cpSync(dist, folder, { recursive: true });
    const { version } = writeWorker(folder);
    const server = await serve(root);
    // What was begun ends whatever happens: a server that is left open would hold the whole run up.
    const browser = await launch().catch(async (error) => {
      await server.close();
      throw error;
    });
    const text = (selector) => browser.run((at) => document.querySelector(at)?.textContent ?? '', selector);
    const says = (pattern) => until(async () => pattern.test(await text('#answer')), `an answer like ${pattern}`);
    try {
      const home = `${server.url}/sub%20folder/`;
      await browser.goto(home);
      await says(/\w{3}/);
      await until(() => browser.run(() => document.querySelectorAll('.card__answer').length > 3), 'the gallery');
      // What is kept stands in the menu.
      await until(async () => {
        await browser.run(() => { [...document.querySelectorAll('.header__key')].at(-1).click(); });
        return (await text('#kept')).includes(version);
      }, 'the page to be kept');
      await server.close();
      await browser.goto('about:blank');
      await browser.goto(`${home}?offline${link(army())}`);
      await says(/Minas Tirith/);
      await browser.goto('about:blank');
      await browser.goto(pathToFileURL(join(folder, 'refrain.html')).href + link(army()));
      await says(/Minas Tirith/);
      assert.ok(await browser.run(() => document.documentElement.hasAttribute('data-one-file')));
    } finally {
      await browser.close();
      await server.close().catch(() => {});
      rmSync(root, { recursive: true, force: true });
    }
  });
}
