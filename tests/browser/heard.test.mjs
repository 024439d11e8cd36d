// What a screen reader meets, kept in tests/browser/golden: the verdict first, then the board's tools, places and pieces in
// the order of the list, then the headings of the reasons. Written anew by GOLDEN=write, and then read.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { DESK, TEST, finish, openCard, plain, stage } from './page.mjs';

const site = stage();
const golden = join(dirname(fileURLToPath(import.meta.url)), 'golden');
/** The gallery's five questions, by their places in it. */
const examples = ['who-fights-whom', 'last-word', 'a-million-elves', 'rocket-barrage', 'whose-army'];
const tray = /^ *- region "(Add pieces|Ajouter des pièces)"/;

/** The tree of an element without the tray's pieces, each line with plain spaces. */
async function heard(locator) {
  const lines = (await locator.ariaSnapshot()).split('\n');
  const kept = [];
  let within = null;
  for (const line of lines) {
    const depth = line.search(/\S/);
    if (within !== null && depth > within) continue;
    within = tray.test(line) ? depth : null;
    kept.push(' '.repeat(depth) + plain(line));
  }
  return kept.join('\n');
}

for (const lang of ['en', 'fr']) {
  test(`who hears the page meets verdict, board and reasons in this order (${lang})`, TEST, async () => {
    const page = await site.visit(`?lang=${lang}`, DESK);
    const told = [];
    const cards = page.locator('.card__open');
    await cards.nth(7).waitFor();
    for (const [nth, id] of [0, 1, 2, 4, 7].entries()) {
      await openCard(page, id);
      // What would change the answer is found later, and not always at the same moment.
      const reasons = await page.locator('.stage__why h2:not(#turns)').allTextContents();
      told.push(
        `# ${examples[nth]}`, await heard(page.locator('.answer')), await heard(page.locator('.walk')), await heard(page.locator('.board')),
        `reasons: ${reasons.map(plain).join(' · ')}`, '',
      );
    }
    const file = join(golden, `heard.${lang}.txt`);
    if (process.env.GOLDEN === 'write') {
      mkdirSync(golden, { recursive: true });
      writeFileSync(file, told.join('\n'));
    }
    assert.equal(told.join('\n'), readFileSync(file, 'utf8'));
    await finish(page);
  });
}
