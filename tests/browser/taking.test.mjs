// Taking a ruling along: the Share panel copies it in every form, saves pictures and the kit, and shows the code.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { link, loop, settled } from './links.mjs';
import { DESK, PHONE, TEST, answers, button, finish, picture, stage, tells } from './page.mjs';

const site = stage();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The panel, open. */
async function panel(page, name = 'Share') {
  await button(page, name, true).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

/** The file that a press on a key saves. */
async function saved(page, dialog, name) {
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('the ruling is copied in every form, with a link behind it', TEST, async () => {
  const page = await site.blank(DESK);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.server.url}/${link(settled())}`);
  await answers(page, [/Aragorn 8 to 10 /], 'the case');
  const dialog = await panel(page);
  const marks = {
    Text: /^Settled: Aragorn/, Markdown: /^\*\*Settled:\*\*/, Reddit: /\[Open it in Refrain\]\(http/, Discord: /→ <http/,
    BBCode: /\[list=1\]/, MediaWiki: /^'''Settled:'''/, DokuWiki: /\n {2}- /,
  };
  for (const [name, mark] of Object.entries(marks)) {
    await dialog.getByRole('group', { name: 'Copy the ruling as' }).getByRole('button', { name, exact: true }).click();
    await tells(dialog.getByRole('status'), 'Copied', name);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(text, mark, name);
    assert.match(text, /#s=1\.[\w-]+/, `${name} has the link`);
  }
  await finish(page);
});

test('pictures and the kit are saved', TEST, async () => {
  const page = await site.visit(link(loop()), DESK);
  const dialog = await panel(page);
  const svg = await saved(page, dialog, 'Board (SVG)');
  assert.match(svg.name, /^refrain-[\w-]+\.svg$/);
  assert.match(svg.bytes.toString(), /^<svg [^>]*role="img"[\s\S]*Sméagol[\s\S]*<\/svg>\n$/);
  const png = await saved(page, dialog, 'Board (PNG)');
  assert.match(png.name, /\.png$/);
  assert.equal(png.bytes.subarray(1, 4).toString(), 'PNG');
  // Twice as many points as the drawing has units.
  assert.equal(png.bytes.readUInt32BE(16), 1440);
  const kit = await saved(page, dialog, 'Wiki kit (ZIP)');
  assert.match(kit.name, /\.zip$/);
  assert.equal(kit.bytes.subarray(0, 2).toString(), 'PK');
  for (const name of ['mediawiki-tabs.txt', 'dokuwiki.txt', 'case.json']) assert.ok(kit.bytes.includes(name), name);
  await finish(page);
});

for (const [size, options] of [['desk', DESK], ['phone', PHONE]]) {
  test(`the panel can be used by everyone, in both languages, on a ${size}`, TEST, async () => {
    for (const [lang, share, code] of [['en', 'Share', 'Show as QR code'], ['fr', 'Partager', 'Montrer en code QR']]) {
      const page = await site.visit(link(loop({ v: { lang } })), options);
      const dialog = await panel(page, share);
      await dialog.locator('summary', { hasText: code }).click();
      await dialog.getByRole('img', { name: code }).waitFor();
      await picture(page, `share-${size}-${lang}`, false);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => globalThis.axe.run(document.querySelector('dialog[open]')));
      assert.deepEqual(violations.map((violation) => violation.id), []);
      for (const key of await dialog.locator('button, a.button, label.button, summary').all()) {
        const box = await key.boundingBox();
        assert.ok(box.height >= 43.5 && box.width >= 43.5, `${await key.textContent()} is ${box.width} × ${box.height}`);
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, 'nothing scrolls sideways');
      await finish(page);
    }
  });
}
