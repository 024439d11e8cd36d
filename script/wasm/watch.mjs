// Finds which functions the first screen needs, by watching a browser draw it, and writes their names into
// first-screen.txt. Run by script/first-screen, on the page in dist/.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from '../../tests/browser/harness.mjs';
import { serve } from '../static-server.mjs';
import { onceInstantiated, programIn } from './page.mjs';
import { namesOf, watched } from './split.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');

/** Put into the script of the whole program: notes the number of each function that is called. */
const NOTE = `
function noteCalls(instance) {
  globalThis['refrain:rest'] = true;
  globalThis.called = new Set();
  const passOn = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 1, 127, 0, 2, 7, 1, 1, 106, 1, 102, 0, 0, 7, 5, 1, 1, 102, 0, 0);
  const noted = new WebAssembly.Instance(new WebAssembly.Module(passOn), { j: { f: (number) => called.add(number) } });
  instance.exports['split:crossing'].set(0, noted.exports.f);
}
`;

const whole = readFileSync(join(root, 'target', 'page', 'whole.wasm'));
const names = namesOf(whole);
const folder = mkdtempSync(join(tmpdir(), 'refrain-watched-'));
let site;
let browser;
try {
  cpSync(join(root, 'dist'), folder, { recursive: true });
  const { js, wasm } = programIn(folder);
  writeFileSync(wasm, watched(whole));
  writeFileSync(js, onceInstantiated(readFileSync(join(root, 'target', 'page', 'whole.js'), 'utf8'), 'noteCalls(instance);', NOTE));
  site = await serve(folder);
  browser = await launch();
  const needed = new Set();
  for (const locale of ['en-GB', 'fr-FR']) {
    for (const viewport of [{ width: 1280, height: 900 }, { width: 360, height: 740 }]) {
      for (const colorScheme of ['light', 'dark']) {
        const context = await browser.newContext({ locale, viewport, colorScheme });
        const page = await context.newPage();
        await page.goto(`${site.url}/`);
        await page.getByRole('heading', { level: 2 }).first().waitFor();
        // Whoever looks around while the rest is on its way does not have to wait for it.
        await page.mouse.move(200, 300);
        await page.mouse.move(300, 500);
        await page.mouse.wheel(0, 400);
        await page.keyboard.press('Tab');
        await page.waitForTimeout(500);
        for (const number of await page.evaluate(() => [...globalThis.called])) needed.add(names.get(number));
        await context.close();
      }
    }
  }
  needed.delete(undefined);
  writeFileSync(join(here, 'first-screen.txt'), [...needed].sort().map((symbol) => `${symbol}\n`).join(''));
  console.log(`${needed.size} of ${new Set(names.values()).size} names of functions are needed for the first screen`);
} finally {
  await browser?.close();
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
}
