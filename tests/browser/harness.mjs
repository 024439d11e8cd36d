// What every browser test needs: the built page served on this machine, and Chromium.
// script/test builds the page and sets CHROME; by hand: CHROME=/usr/bin/chromium node --test tests/browser/*.test.mjs
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from '../../script/static-server.mjs';

export const dist = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist');

/** Serves the built page on a free port: `{ url, close }`. */
export function servePage() {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('there is no built page in dist/; run script/serve or script/test');
  return serve(dist);
}

/** Chromium with a profile of its own that goes away with it; `more` are flags. */
export function launch(more = []) {
  const args = [
    '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync', ...more,
  ];
  // Chromium's sandbox refuses to run as root, which is what a container's user is.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return chromium.launch({ executablePath: process.env.CHROME ?? '/usr/bin/chromium', headless: true, args });
}

/** A fresh page in a fresh context, without a service worker unless asked for. `page.problems` gathers console errors, uncaught errors and failed requests. */
export async function open(browser, options = {}) {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  page.problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error') page.problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => page.problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A request that the page itself left behind, by going elsewhere, is no failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') page.problems.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) page.problems.push(`${response.status()}: ${response.url()}`);
  });
  return page;
}
