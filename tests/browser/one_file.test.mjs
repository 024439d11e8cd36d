// The page as one file: from a disk, and in frames that may do next to nothing.
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, test } from 'node:test';
import { writeOneFile } from '../../script/one-file.mjs';
import { dist } from './harness.mjs';
import { army, link } from './links.mjs';
import { TEST, answers, button, finish, notice, stage, tells } from './page.mjs';

const site = stage();
// A name as a mail program gives it.
const folder = mkdtempSync(join(tmpdir(), 'refrain mail '));
const file = join(folder, 'refrain (1) été.html');
if (!existsSync(join(dist, 'refrain.html'))) writeOneFile(dist);
copyFileSync(join(dist, 'refrain.html'), file);
after(() => rmSync(folder, { recursive: true, force: true }));

test('it runs from a disk, and refers to nothing outside itself', TEST, async () => {
  const html = readFileSync(file, 'utf8').replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  assert.doesNotMatch(html, /\s(src|href)=(?!["']?data:)/, 'no address');
  const page = await site.blank();
  const asked = [];
  page.on('request', (request) => { if (!request.url().startsWith('data:')) asked.push(request.url()); });
  await page.goto(pathToFileURL(file).href);
  await answers(page, [/^Aragorn/], 'it opens solved');
  await button(page, 'Menu', true).click();
  await tells(page.locator('#kept'), 'whole program in one file', 'the menu knows it');
  assert.equal(await page.getByRole('link', { name: 'Download as one file' }).count(), 0);
  await page.goto('about:blank');
  await page.goto(pathToFileURL(file).href + link(army()));
  await answers(page, [/Minas Tirith/], 'a link behind its name');
  assert.ok(asked.every((url) => url.startsWith('file:')) && asked.length === 2, `it asks for nothing: ${asked}`);
  await finish(page);
});

for (const [name, attributes] of [
  ['the strictest frame', 'sandbox="allow-scripts"'],
  ['a frame that may keep things', 'sandbox="allow-scripts allow-same-origin"'],
]) {
  test(`it runs in ${name}, from a mail`, TEST, async () => {
    const page = await site.blank();
    const host = join(folder, 'host.html');
    writeFileSync(host, `<!doctype html><meta charset=utf-8><title>host</title><iframe ${attributes} width=900 height=900 src="${encodeURIComponent('refrain (1) été.html')}${link(army())}"></iframe>`);
    await page.goto(pathToFileURL(host).href);
    const frame = page.frameLocator('iframe');
    const heading = frame.getByRole('main').getByRole('heading', { level: 2 }).first();
    await tells(heading, /Minas Tirith/, 'the answer');
    if (attributes.endsWith('scripts"')) await tells(notice(frame), 'This browser keeps nothing', 'that nothing is kept is said once');
    await finish(page);
  });
}

