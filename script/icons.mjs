// Draws the icons of an installed page from their SVGs, with Chromium; the PNGs are committed.
// Usage: CHROME=/usr/bin/chromium node script/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const ICONS = [
  ['static/icon.svg', 192, 'static/icons/icon-192.png'],
  ['static/icon.svg', 512, 'static/icons/icon-512.png'],
  // Full to the edge: the system cuts its own shape out of these.
  ['static/icons/icon-maskable.svg', 512, 'static/icons/icon-maskable.png'],
  ['static/icons/icon-maskable.svg', 180, 'static/icons/icon-180.png'],
];

const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: process.env.CHROME ?? '/usr/bin/chromium', headless: true, args });
const page = await browser.newPage();
for (const [svg, size, png] of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const source = Buffer.from(readFileSync(svg)).toString('base64');
  await page.setContent(`<style>body { margin: 0 } img { display: block }</style><img width=${size} src="data:image/svg+xml;base64,${source}">`);
  writeFileSync(png, await page.screenshot({ omitBackground: true }));
}
await browser.close();
