// The JavaScript module, loaded by Node as a bot would: what it gives is what its types say and what the command line says.
// By hand: ./script/js --quick && node --test tests/js/*.test.mjs
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { faults, read } from './types.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const refrain = createRequire(import.meta.url)(join(root, 'target', 'js', 'node', 'refrain.js'));
const types = read(readFileSync(join(root, 'src', 'bin', 'js', 'refrain.d.ts'), 'utf8'));
const scenarios = join(root, 'tests', 'scenarios');

/** Every twentieth scenario, of each game some. */
const files = readdirSync(scenarios, { recursive: true })
  .filter((name) => name.endsWith('.json')).sort()
  .filter((_, nth) => nth % 20 === 0)
  .map((name) => join(scenarios, name));

const fits = (value, type, of) => assert.deepEqual(faults(value, type, types), [], `${of}: ${type}`);

test('the types name the functions that there are', () => {
  const given = Object.keys(refrain).filter((name) => !name.startsWith('__')).sort();
  assert.deepEqual(given, [...types.functions].sort());
});

test('rulings and boards of every game are as the types say', () => {
  assert.ok(files.length > 20);
  let tables = 0;
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    fits(JSON.parse(text), 'CaseFile', file);
    const ruling = refrain.rule(JSON.parse(text), 'fr');
    fits(ruling, 'Ruling', file);
    tables += ruling.tables.length;
    for (const at of [undefined, 'setup', 'end', { step: 0 }, { act: 0 }]) fits(refrain.board(text, at), 'Board', file);
  }
  assert.ok(tables > 0, 'no ruling with a table among them');
});

test('the games come with questions, empty boards and solved examples', () => {
  const games = refrain.games('fr');
  for (const game of games) {
    fits(game, 'Game', game.id);
    for (const question of game.questions) assert.ok(refrain.rule(question.empty).answer, question.id);
    for (const example of game.examples) assert.ok(refrain.rule(example.file).answer, example.id);
  }
  assert.ok(games.length >= 5);
});

describe('a case', () => {
  const army = () => refrain.games().find((game) => game.id === 'war-of-the-ring').examples[0].file;

  test('is edited, and is another one then', () => {
    const offers = [];
    const walk = (value) => {
      if (Array.isArray(value)) value.forEach(walk);
      else if (value && typeof value === 'object') {
        if (value.does?.edit && value.allowed) offers.push(value.does.edit);
        Object.values(value).forEach(walk);
      }
    };
    const before = army();
    const board = refrain.board(before);
    walk(board);
    const token = board.tokens.find((piece) => piece.count && piece.count !== '0');
    const edits = [...offers, { amount: { token: token.id, amount: '3' } }, { remove: { token: token.id, amount: '1' } }, 'clear'];
    for (const edit of edits) {
      const after = refrain.edit(before, edit);
      fits(after, 'CaseFile', 'edited');
      assert.notDeepEqual(after.case, undefined);
    }
    assert.notDeepEqual(refrain.edit(before, 'clear').case.setup, before.case.setup);
    assert.deepEqual(army(), before, 'what was given stays as it was');
    assert.throws(() => refrain.edit(before, { remove: { token: 'nobody', amount: '1' } }), Error);
    assert.throws(() => refrain.edit(before, { fold: {} }), /not understood/);
  });

  test('takes deeds, the forbidden ones as problems', () => {
    const file = JSON.parse(readFileSync(join(scenarios, 'lotr-tcg/loop/free_peoples_are_asked_for_the_number.json'), 'utf8'));
    const { prompt } = refrain.rule(file);
    const more = refrain.act(file, { ...prompt.number.act, args: { ...prompt.number.act.args, [prompt.number.arg]: '1000000' } });
    assert.equal(more.case.acts.length, file.case.acts.length + 1);
    assert.notEqual(refrain.rule(more).answer, refrain.rule(file).answer);
    const forbidden = refrain.act(file, { seat: 'shadow', key: 'nonsense' });
    assert.ok(refrain.rule(forbidden).problems.length > 0);
  });

  test('is written as the command line writes it', () => {
    const cli = join(root, 'target', 'debug', 'refrain');
    for (const file of existsSync(cli) ? files.slice(0, 4) : []) {
      for (const form of ['text', 'mediawiki']) {
        const told = execFileSync(cli, ['rule', file, '--as', form, '--lang', 'fr', '--page', 'https://x.y/'], { encoding: 'utf8' });
        assert.equal(refrain.exportText(readFileSync(file, 'utf8'), form, 'fr', 'https://x.y/'), told, file);
      }
    }
    assert.match(refrain.link(army(), 'fr'), /^s=1\.[\w-]+$/);
    assert.throws(() => refrain.exportText(army(), 'morse'), /no such form/);
  });
});

test('what is no case is refused in a sentence', () => {
  for (const bad of ['', '{', '[]', '{"schema": 99}', { schema: 1, game: 'chess', case: {} }, 3, null]) {
    assert.throws(() => refrain.rule(bad), (error) => error instanceof Error && error.message.length > 10, JSON.stringify(bad));
  }
  assert.throws(() => refrain.rule('{}', 'xx'), /no such language/);
});

test('the bot prints a ruling', () => {
  const bot = join(root, 'examples', 'bot', 'bot.mjs');
  const file = join(scenarios, 'lotr-tcg/loop/ten_to_the_hundredth_agreed.json');
  const said = execFileSync('node', [bot, file, 'discord', 'fr'], { encoding: 'utf8' });
  assert.match(said, /^\*\*Tranché/);
});

test('the types reject what does not fit', () => {
  const file = readFileSync(files[0], 'utf8');
  const ruling = refrain.rule(file);
  assert.ok(faults({ ...ruling, more: 1 }, 'Ruling', types).length === 1);
  assert.ok(faults({ ...ruling, standing: 'maybe' }, 'Ruling', types).length === 1);
  const { steps, ...rest } = ruling;
  assert.ok(steps && faults(rest, 'Ruling', types).length === 1);
});
