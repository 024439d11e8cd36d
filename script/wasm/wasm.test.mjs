// The split program computes what the whole one does, wherever it is split.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { onceInstantiated, shortlyNamed, shrunk } from './page.mjs';
import { read } from './sections.mjs';
import { namesOf, split, stable, watched } from './split.mjs';

const TEXT = `(module
  (import "js" "note" (func $note (param i32)))
  (type $binary (func (param i32 i32) (result i32)))
  (memory (export "memory") 1)
  (global $depth (mut i32) (i32.const 0))
  (global $step i32 (i32.const 3))
  (table $calls 3 funcref)
  (elem (i32.const 0) $add $multiply $letter)
  (data (i32.const 16) "abcdefgh")
  (data (i32.const 64) "ABCDEFGH")
  (func $add (type $binary) (i32.add (local.get 0) (local.get 1)))
  (func $multiply (type $binary) (local $kept i64)
    (global.set $depth (i32.add (global.get $depth) (i32.const 1)))
    (i32.mul (local.get 0) (local.get 1)))
  (func $letter (type $binary) (i32.load8_u (i32.add (local.get 0) (local.get 1))))
  (func $wide (param i64 f64) (result i64) (i64.add (local.get 0) (i64.trunc_f64_s (local.get 1))))
  (func $none (call $note (global.get $depth)))
  (func $through (param i32 i32 i32) (result i32)
    (call_indirect (type $binary) (local.get 1) (local.get 2) (local.get 0)))
  (func (export "go") (param i32 i32) (result i32)
    (call $none)
    (i32.add
      (i32.wrap_i64 (call $wide (i64.extend_i32_s (local.get 0)) (f64.convert_i32_s (call $add (local.get 1) (global.get $step)))))
      (i32.add
        (call $through (i32.const 1) (local.get 0) (local.get 1))
        (call $through (i32.const 2) (i32.const 16) (i32.add (i32.and (local.get 0) (i32.const 7)) (i32.mul (i32.const 48) (i32.and (local.get 1) (i32.const 1)))))))))`;

// Those of Rust's programs that these need; with all, wasm-opt writes what no browser reads yet.
const FEATURES = ['--enable-mutable-globals', '--enable-reference-types', '--enable-bulk-memory'];

function assembled(text) {
  const folder = mkdtempSync(join(tmpdir(), 'refrain-wat-'));
  try {
    writeFileSync(join(folder, 'a.wat'), text);
    execFileSync('wasm-as', ['-g', ...FEATURES, join(folder, 'a.wat'), '-o', join(folder, 'a.wasm')]);
    return readFileSync(join(folder, 'a.wasm'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const PASS_ON = new WebAssembly.Module(assembled('(module (import "j" "f" (func $f)) (export "f" (func $f)))'));

/** Starts a split program as the page does, and counts how often the rest was asked for. */
function linked({ first, rest }, imports) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(first), imports);
  const asked = { times: 0 };
  const fetch = () => {
    asked.times++;
    new WebAssembly.Instance(new WebAssembly.Module(rest), { ...imports, first: exports });
    exports['split:fetched'].value = 1;
  };
  exports['split:crossing'].set(0, new WebAssembly.Instance(PASS_ON, { j: { f: fetch } }).exports.f);
  return { exports, asked };
}

const ASKED = [[0, 0], [1, 1], [5, -7], [2 ** 31 - 1, 2], [-3, 9], [1234567, 7654321]];

function played(exports, noted) {
  const results = ASKED.map(([one, other]) => exports.go(one, other));
  return { results, noted: [...noted] };
}

test('split in any way, the program answers as the whole one does', () => {
  const whole = assembled(TEXT);
  const names = [...namesOf(whole).values()];
  assert.ok(names.includes('add') && names.includes('through'), names.join());
  const noted = [];
  const imports = { js: { note: (depth) => noted.push(depth) } };
  const expected = played(new WebAssembly.Instance(new WebAssembly.Module(whole), imports).exports, noted);
  assert.deepEqual(expected.noted, [0, 1, 2, 3, 4, 5]);
  const late = [{ from: 18, to: 21 }, { from: 64, to: 72 }];
  let needed = 0;
  for (let chosen = 0; chosen < 1 << names.length; chosen++) {
    const early = new Set(names.filter((_, nth) => chosen & (1 << nth)));
    const parts = split(whole, early, early.has('letter') ? [] : late);
    // wasm-opt is slow to start, so it is tried on some.
    const sizes = chosen % 19 === 0 ? { first: shrunk(parts.first, ...FEATURES), rest: shrunk(parts.rest, ...FEATURES) } : parts;
    noted.length = 0;
    const { exports, asked } = linked(sizes, imports);
    assert.deepEqual(played(exports, noted), expected, [...early].join());
    assert.equal(asked.times, early.size === names.length ? 0 : 1, `asked once: ${[...early].join()}`);
    needed += asked.times;
  }
  assert.equal(needed, (1 << names.length) - 1);
});

test('late constants are not in the first part', () => {
  const { first, rest } = split(assembled(TEXT), new Set(['add']), [{ from: 18, to: 21 }]);
  assert.ok(!first.includes('abcdefgh') && first.includes('fgh') && rest.includes('cde'));
});

test('a watched program tells of each function that it calls', () => {
  const whole = assembled(TEXT);
  const called = new Set();
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(watched(whole)), { js: { note: () => {} } });
  const passOn = assembled('(module (import "j" "f" (func $f (param i32))) (export "f" (func $f)))');
  exports['split:crossing'].set(0, new WebAssembly.Instance(new WebAssembly.Module(passOn), { j: { f: (number) => called.add(number) } }).exports.f);
  exports.go(1, 2);
  const names = namesOf(whole);
  assert.deepEqual([...names].filter(([number]) => called.has(number)).map(([, name]) => name).sort(), [...names.values()].sort());
});

test('what changes from build to build is no part of a name', () => {
  assert.equal(stable('_ZN4core3fmt5write17h0123456789abcdefE'), '_ZN4core3fmt5write');
  assert.equal(stable('_RNvNtCs1234567_7mycrate3foo3bar'), '_RNvNtC7mycrate3foo3bar');
  assert.equal(stable('memcpy'), 'memcpy');
});

test('imports are named shortly, in the program and in its script', () => {
  const script = 'const imports = {\n        note: function(depth) {\n            noted.push(depth);\n        },\n};\nreturn imports;';
  const { wasm, js } = shortlyNamed(assembled(TEXT), script);
  assert.deepEqual(read(wasm).imports.map((entry) => `${entry.module}.${entry.name}`), ['js._0']);
  const noted = [];
  new WebAssembly.Instance(new WebAssembly.Module(wasm), { js: new Function('noted', js)(noted) }).exports.go(1, 2);
  assert.deepEqual(noted, [0]);
  assert.throws(() => shortlyNamed(assembled(TEXT), 'const imports = {};'), /note is not in it/);
});

test('a module that is none, and a script that starts otherwise, are said', () => {
  assert.throws(() => read(Buffer.from('no module at all')), /no module/);
  assert.throws(() => read(assembled(TEXT).subarray(0, -3)), /cut short|runs on/);
  assert.throws(() => onceInstantiated('let a;', 'call();', ''), /elsewhere/);
});
