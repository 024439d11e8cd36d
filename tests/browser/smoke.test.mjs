// The page starts, under its own policy, from the files that script/size counts.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { firstVisitFiles, lateFiles } from '../../script/size.mjs';
import { dist, launch, open, servePage } from './harness.mjs';

let server;
let browser;
before(async () => {
  server = await servePage();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** A page that has painted something of ours. */
async function started(options) {
  const page = await open(browser, options);
  page.fetched = [];
  page.on('request', (request) => page.fetched.push(request.url()));
  await page.goto(`${server.url}/`);
  // The program's own first screen, not what stands in the page before it.
  await page.waitForSelector('main');
  return page;
}

test('starts with no error, from its own files, each of them counted', async () => {
  const page = await started();
  await page.waitForLoadState('networkidle');
  assert.deepEqual(page.problems, []);
  // Behind the first screen: the rest of the program, and what keeps the page for use offline.
  const counted = [...firstVisitFiles(dist), ...lateFiles(dist), 'offline.js'];
  for (const url of page.fetched) {
    assert.ok(url.startsWith(`${server.url}/`), `fetched from elsewhere: ${url}`);
    const name = decodeURIComponent(new URL(url).pathname.slice(1)) || 'index.html';
    assert.ok(counted.includes(name), `fetched at the start but not counted by script/size: ${name}`);
  }
  await page.context().close();
});

test('the policy refuses inline scripts, inline styles and foreign addresses', async () => {
  const page = await started();
  const outcome = await page.evaluate(async () => {
    const blocked = [];
    document.addEventListener('securitypolicyviolation', (event) => blocked.push(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    const box = document.createElement('div');
    box.setAttribute('style', 'width: 7px');
    document.body.append(box);
    const sheet = document.createElement('style');
    sheet.textContent = 'body { width: 7px }';
    document.head.append(sheet);
    // Not eval(): the driver lifts its ban for the code it runs itself.
    setTimeout("window.evaluated = true");
    let reached = true;
    try { await fetch('http://127.0.0.2:9/'); } catch { reached = false; }
    await new Promise((resolve) => { setTimeout(resolve, 50); });
    return {
      ran: 'injected' in window, evaluated: 'evaluated' in window, reached,
      styled: getComputedStyle(box).width === '7px' || getComputedStyle(document.body).width === '7px',
      blocked: [...new Set(blocked)].sort(),
    };
  });
  assert.deepEqual(outcome, {
    ran: false, evaluated: false, reached: false, styled: false,
    blocked: ['connect-src', 'script-src', 'script-src-elem', 'style-src-attr', 'style-src-elem'],
  });
  await page.context().close();
});

for (const [language, label] of [['en', 'Reload'], ['fr', 'Recharger']]) {
  test(`a crash of the wasm shows a way out (${language})`, async () => {
    const page = await started();
    await page.evaluate((lang) => {
      document.documentElement.lang = lang;
      // (module (func (export "f") unreachable))
      const bytes = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11]);
      const { f } = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
      setTimeout(f);
      setTimeout(f);
    }, language);
    const button = page.getByRole('alertdialog').getByRole('button', { name: label });
    await button.waitFor();
    assert.equal(await page.getByRole('alertdialog').count(), 1);
    await page.keyboard.press('Escape');
    await button.click();
    await page.waitForSelector('h1');
    await page.waitForFunction(() => !document.querySelector('dialog.crash'));
    await page.context().close();
  });
}

test('an error that is not of the wasm leaves the page alone', async () => {
  const page = await started();
  await page.evaluate(() => {
    setTimeout(() => { throw new Error('of an extension'); });
    Promise.reject(new Error('of an extension'));
  });
  await page.waitForTimeout(100);
  assert.equal(await page.getByRole('alertdialog').count(), 0);
  await page.context().close();
});

test('a start that fails is said', async () => {
  const page = await open(browser, { locale: 'en-GB' });
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto(`${server.url}/`);
  await page.getByRole('alertdialog').waitFor();
  await page.context().close();
});
