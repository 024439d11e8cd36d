// The golden texts for wikis, read by pandoc, which knows DokuWiki's and MediaWiki's marks and shares nothing with the
// writers: it finds no marks but those that are set, and the same words in each as in Markdown.
// script/test --browsers installs pandoc; by hand: node --test tests/engines/wikis.test.mjs
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', 'golden', 'texts');
const files = (lang) => readdirSync(root, { recursive: true }).filter((name) => name.endsWith(`markdown.${lang}.txt`)).sort();

/** What is set, and what that holds; anything else would be a mark that some name let in. */
const SET = ['Para', 'Plain', 'BulletList', 'OrderedList', 'Strong', 'Emph', 'Link', 'Str', 'Space', 'SoftBreak'];

/** The words of a page, letters and figures alone, and the marks around them. */
function read(file, marks) {
  const { blocks } = JSON.parse(execFileSync('pandoc', ['-f', marks, '-t', 'json', file], { encoding: 'utf8' }));
  const kinds = new Set();
  let words = '';
  const walk = (node) => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!node?.t) return;
    kinds.add(node.t);
    if (node.t === 'Str') words += node.c;
    // A list's first member is how it is numbered, a link's how it is styled, and its last where it leads.
    else if (node.t === 'OrderedList' || node.t === 'Link') walk(node.c[1]);
    else walk(node.c);
  };
  walk(blocks);
  return { words: words.replace(/[^\p{L}\p{N}]/gu, ''), strange: [...kinds].filter((kind) => !SET.includes(kind)) };
}

for (const lang of ['en', 'fr']) {
  test(`pandoc reads the wikis' pages (${lang})`, { timeout: 120_000 }, () => {
    assert.ok(files(lang).length >= 10);
    for (const name of files(lang)) {
      const markdown = read(join(root, name), 'commonmark');
      assert.ok(markdown.words.length > 200, name);
      for (const wiki of ['dokuwiki', 'mediawiki']) {
        const page = read(join(root, name.replace('markdown', wiki)), wiki);
        assert.deepEqual(page.strange, [], `${name} as ${wiki}`);
        assert.equal(page.words, markdown.words, `${name} as ${wiki}`);
      }
    }
  });
}
