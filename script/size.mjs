// What a first visit costs, and which crates the wasm is made of.
// Usage: node script/size.mjs [--check] [--wasm FILE]
//   --check      fail when the ledger's budget is exceeded
//   --wasm FILE  the same wasm with its name section, for the table by crate
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const kb = (bytes) => (bytes / 1000).toFixed(1);

/**
 * The files fetched before the first ruling is painted: the page, all it refers to, and the
 * style sheets of the games, of which the first ruling needs one and we count all.
 */
export function firstVisitFiles(dist) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const files = new Set(['index.html']);
  for (const [, name] of html.matchAll(/["'=\s]\.\/([\w./-]+\.\w+)/g)) files.add(name);
  const games = join(dist, 'games');
  if (existsSync(games)) for (const name of readdirSync(games)) if (name.endsWith('.css')) files.add(`games/${name}`);
  return [...files].sort();
}

/** The budget in KB: the sum of the parts present, never above the cap. */
export function budget(ledger) {
  let sum = 0;
  let cap = Infinity;
  for (const line of ledger.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue;
    const [part, amount] = line.split('\t');
    const value = Number(amount);
    if (!part || !Number.isFinite(value)) throw new Error(`ledger: not a part and a number: ${line}`);
    if (part === 'cap') cap = value;
    else sum += value;
  }
  return Math.min(sum, cap);
}

/** The crate a symbol belongs to: for a trait's method, the crate of the type it is for. */
export function crateOf(symbol) {
  // New mangling: _R, and the first crate root in it is `C`, a disambiguator, a length and the name.
  if (symbol.startsWith('_R')) {
    const root = symbol.match(/C(?:s[0-9A-Za-z]*_)?(\d+)_?([A-Za-z_].*)/);
    return root ? root[2].slice(0, Number(root[1])) : 'other';
  }
  // Old mangling: _ZN, then each part of the path with its length.
  let path = symbol.replace(/\[[0-9a-f]{16}\]/g, '');
  const old = symbol.match(/^_ZN(\d+)(.*)$/);
  if (old) path = `${old[2].slice(0, Number(old[1]))}${old[2].length > Number(old[1]) ? '::' : ''}`;
  path = path.replace(/\$LT\$/g, '<').replace(/\$GT\$/g, '>').replace(/\$RF\$/g, '&').replace(/\$u20\$/g, ' ')
    .replace(/\$u7b\$/g, '{').replace(/\$u7d\$/g, '}').replace(/\$C\$/g, ',').replace(/\.\./g, '::').replace(/^_</, '<');
  if (/^(__wbindgen|__externref|__wbg)/.test(symbol)) return 'wasm_bindgen';
  if (/^(__rust|__rg|__rdl|rust_|_?mem(cpy|set|move|cmp)|__multi|__udiv|__ashl|__lshr)/.test(path)) return 'std';
  const found = path.match(/^[<&*(\[ ]*(?:(?:mut|dyn|const) )*([a-z_][a-z0-9_]*)::/) // the type, if it has a path
    ?? path.match(/ as ([a-z_][a-z0-9_]*)::/) //                                         else the trait
    ?? path.match(/([a-z_][a-z0-9_]*)::/);
  return found ? found[1] : 'other';
}

/** Bytes of code by crate, and of the data, from a wasm file's own sections. */
export function byCrate(wasm) {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = wasm[at++];
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  };
  const text = () => {
    const length = number();
    at += length;
    return wasm.toString('utf8', at - length, at);
  };

  let imported = 0;
  const bodies = [];
  const names = new Map();
  const rows = new Map();
  const add = (name, bytes) => rows.set(name, (rows.get(name) ?? 0) + bytes);
  while (at < wasm.length) {
    const id = wasm[at++];
    const length = number();
    const end = at + length;
    if (id === 2) {
      // Imports: only the functions matter, since they take the first numbers.
      for (let left = number(); left > 0; left--) {
        text();
        text();
        const kind = wasm[at++];
        if (kind === 0) { imported++; number(); }
        else if (kind === 1) { at++; const flags = number(); number(); if (flags & 1) number(); }
        else if (kind === 2) { const flags = number(); number(); if (flags & 1) number(); }
        else if (kind === 3) at += 2;
        else throw new Error(`wasm: unknown kind of import ${kind}`);
      }
    } else if (id === 10) {
      for (let left = number(); left > 0; left--) {
        const size = number();
        bodies.push(size);
        at += size;
      }
    } else if (id === 11) add('(data)', length);
    else if (id === 0) {
      if (text() === 'name') {
        while (at < end) {
          const kind = wasm[at++];
          const stop = number() + at;
          if (kind === 1) for (let left = number(); left > 0; left--) { const index = number(); names.set(index, text()); }
          at = stop;
        }
      }
    } else add('(tables, types, imports)', length);
    at = end;
  }
  if (!names.size) throw new Error('wasm: no name section');
  bodies.forEach((size, index) => add(crateOf(names.get(imported + index) ?? ''), size));
  return [...rows].sort((a, b) => b[1] - a[1]);
}

function main(args) {
  const dist = 'dist';
  if (!existsSync(join(dist, 'index.html'))) throw new Error('there is no built page in dist/');
  let total = 0;
  let wasm = 0;
  console.log('    raw KB   gzip KB   file of a first visit');
  for (const name of firstVisitFiles(dist)) {
    const bytes = readFileSync(join(dist, name));
    const small = gzipSync(bytes, { level: 9 }).length;
    total += small;
    if (name.endsWith('.wasm')) wasm += bytes.length;
    console.log(`${kb(bytes.length).padStart(10)}${kb(small).padStart(10)}   ${name}`);
  }
  const source = args.includes('--wasm') ? args[args.indexOf('--wasm') + 1] : null;
  if (source && existsSync(source)) {
    const rows = byCrate(readFileSync(source));
    const all = rows.reduce((sum, row) => sum + row[1], 0);
    console.log('\n        KB     share   part of the wasm, by crate');
    const small = rows.filter((row) => row[1] < all / 500);
    for (const [name, bytes] of rows.filter((row) => row[1] >= all / 500)) {
      console.log(`${kb(bytes).padStart(10)}${((bytes / all) * 100).toFixed(1).padStart(9)}%   ${name}`);
    }
    const rest = small.reduce((sum, row) => sum + row[1], 0);
    if (rest) console.log(`${kb(rest).padStart(10)}${((rest / all) * 100).toFixed(1).padStart(9)}%   ${small.length} smaller ones`);
  }
  const limit = budget(readFileSync('script/ledger.tsv', 'utf8'));
  console.log(`\nfirst_visit_gzip_kb=${kb(total)}`);
  console.log(`wasm_raw_kb=${kb(wasm)}`);
  console.log(`budget_kb=${limit}`);
  if (total > limit * 1000) {
    console.log(`over the budget of script/ledger.tsv by ${kb(total - limit * 1000)} KB`);
    if (args.includes('--check')) process.exit(1);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(`size: ${error.message}`);
    process.exit(1);
  }
}
