// The golden texts for wikis, made into pages by DokuWiki and MediaWiki themselves and read by pandoc, which shares
// nothing with the writers: no marks but those that are set, the same words as in Markdown, and every row of a table.
// script/test --browsers fetches what it needs; by hand: WIKIS=FOLDER node --test tests/engines/wikis.test.mjs
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { wikis } from './wikis.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', 'golden', 'texts');
const files = (lang) => readdirSync(root, { recursive: true }).filter((name) => name.endsWith(`markdown.${lang}.txt`)).sort();
const text = (name) => readFileSync(join(root, name), 'utf8');

/** What is set, and what that holds; anything else would be a mark that some name let in. */
const SET = ['Para', 'Plain', 'BulletList', 'OrderedList', 'Strong', 'Emph', 'Link', 'Str', 'Space', 'SoftBreak', 'Table'];
/** What a wiki sets around everything, and how pandoc tells of a table's columns. */
const AROUND = ['Div', 'Span', 'AlignDefault', 'AlignLeft', 'AlignCenter', 'AlignRight', 'ColWidthDefault'];

/** The words of a page letter by letter, the marks around them, where links lead, and the rows of its tables. */
function read(page, marks) {
  const { blocks } = JSON.parse(execFileSync('pandoc', ['-f', marks, '-t', 'json'], { input: page, encoding: 'utf8', maxBuffer: 1e8 }));
  const kinds = new Set();
  const words = [];
  const links = [];
  let rows = 0;
  const walk = (node) => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!node?.t) return;
    kinds.add(node.t);
    if (node.t === 'Str') words.push(node.c.replace(/\s/gu, ''));
    // A list's first member is how it is numbered, a link's how it is styled, and its last where it leads.
    else if (node.t === 'OrderedList') walk(node.c[1]);
    else if (node.t === 'Link') {
      links.push(node.c[2][0]);
      walk(node.c[1]);
    } else if (node.t === 'Table') {
      rows += node.c[3][1].length + node.c[4].reduce((sum, body) => sum + body[2].length + body[3].length, 0);
      walk(node.c);
    } else walk(node.c);
  };
  walk(blocks);
  const strange = [...kinds].filter((kind) => !SET.includes(kind) && !AROUND.includes(kind));
  return { words: words.filter(Boolean), strange, links, rows };
}

/** Which words there are, without what stands around them. */
const letters = (words) => [...new Set(words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '')))].filter(Boolean).sort();

/** How many rows of tables a text has, by its marks. */
const ROWS = {
  dokuwiki: (marks) => marks.split('\n').filter((line) => /^[|^] /.test(line)).length,
  mediawiki: (marks) => marks.split('\n').filter((line) => line === '|-' || line.startsWith('{|')).length,
};

const made = wikis();
after(() => made.close());

for (const wiki of ['dokuwiki', 'mediawiki']) {
  for (const lang of ['en', 'fr']) {
    test(`${wiki} makes pages of our texts (${lang})`, { timeout: 300_000 }, () => {
      assert.ok(files(lang).length >= 10);
      let rows = 0;
      for (const name of files(lang)) {
        const markdown = read(text(name), 'commonmark');
        assert.ok(markdown.words.join('').length > 200, name);
        const marks = text(name.replace('markdown', wiki));
        const page = read(made[wiki].page(marks), 'html');
        assert.deepEqual(page.strange, [], `${name} as ${wiki}`);
        assert.deepEqual(page.links, markdown.links, `${name} as ${wiki}`);
        assert.equal(page.rows, ROWS[wiki](marks), `${name} as ${wiki}`);
        rows += page.rows;
        // Markdown has a table as a list that says the heads again in each row.
        const told = page.rows ? letters : (words) => words.join('');
        assert.deepEqual(told(page.words), told(markdown.words), `${name} as ${wiki}`);
      }
      assert.ok(rows > 4, 'some text has a table');
    });
  }

  test(`${wiki} saves a page as it is written`, { timeout: 60_000 }, () => {
    for (const name of files('en').filter((file) => file.includes('names_full_of_marks'))) {
      const marks = text(name.replace('markdown', wiki));
      assert.equal(made[wiki].saved(marks).trimEnd(), marks.trimEnd());
    }
  });
}
