// What a first visit costs, and which crates the wasm is made of.
// Usage: node script/size.mjs [--check]
//   --check      fail when the ledger's budget is exceeded
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SECTION, read } from './wasm/sections.mjs';

/** What the script that other pages embed may weigh, in bytes after gzip. */
const LOADER = 1500;

/** What bytes weigh after gzip -9: Node's own compression is another one, and packs less. */
const packed = (bytes) => execFileSync('gzip', ['-9c'], { input: bytes, maxBuffer: 1 << 26 }).length;

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

/** Bytes of code by crate, and of the constants, of a module with its names. */
export function byCrate(wasm) {
  const module = read(wasm);
  if (!module.names.size) throw new Error('wasm: no names in it');
  const rows = new Map();
  const add = (name, bytes) => rows.set(name, (rows.get(name) ?? 0) + bytes);
  module.bodies.forEach((body, nth) => add(crateOf(module.names.get(module.imports.length + nth) ?? ''), body.length));
  for (const [id, content] of module.sections) {
    if (id === SECTION.data) add('(constants)', content.length);
    else if (id !== SECTION.code) add('(tables, types, imports)', content.length);
  }
  return [...rows].sort((a, b) => b[1] - a[1]);
}

/** What is fetched once the first ruling is painted: the rest of the program, and its styles. */
export function lateFiles(dist) {
  return readdirSync(dist).filter((name) => /_rest\.wasm$|^late-[0-9a-f]+\.css$/.test(name));
}

/** The JavaScript module for pages: its program and the script around it, in KB after gzip; nothing unless a release is built. */
export function moduleSize(folder) {
  const about = join(folder, 'package.json');
  if (!existsSync(about) || JSON.parse(readFileSync(about, 'utf8')).quick) return null;
  const [wasm, script] = ['refrain_bg.wasm', 'refrain.js'].map((name) => packed(readFileSync(join(folder, name))));
  return kb(wasm + script);
}

function main(args) {
  const dist = 'dist';
  if (!existsSync(join(dist, 'index.html'))) throw new Error('there is no built page in dist/');
  let total = 0;
  let wasm = 0;
  console.log('    raw KB   gzip KB   file of a first visit');
  for (const name of firstVisitFiles(dist)) {
    const bytes = readFileSync(join(dist, name));
    const small = packed(bytes);
    total += small;
    if (name.endsWith('.wasm')) wasm += bytes.length;
    console.log(`${kb(bytes.length).padStart(10)}${kb(small).padStart(10)}   ${name}`);
  }
  let later = 0;
  for (const name of lateFiles(dist)) {
    const bytes = readFileSync(join(dist, name));
    later += packed(bytes);
    if (name.endsWith('.wasm')) wasm += bytes.length;
  }
  // The whole program with its names, as the build left it.
  const source = join('target', 'page', 'whole.wasm');
  if (existsSync(source)) {
    const rows = byCrate(readFileSync(source));
    const all = rows.reduce((sum, row) => sum + row[1], 0);
    console.log('\n        KB     share   part of the whole program, by crate');
    const small = rows.filter((row) => row[1] < all / 500);
    for (const [name, bytes] of rows.filter((row) => row[1] >= all / 500)) {
      console.log(`${kb(bytes).padStart(10)}${((bytes / all) * 100).toFixed(1).padStart(9)}%   ${name}`);
    }
    const others = small.reduce((sum, row) => sum + row[1], 0);
    if (others) console.log(`${kb(others).padStart(10)}${((others / all) * 100).toFixed(1).padStart(9)}%   ${small.length} smaller ones`);
  }
  const limit = budget(readFileSync('script/ledger.tsv', 'utf8'));
  console.log(`\nfirst_visit_gzip_kb=${kb(total)}`);
  console.log(`rest_gzip_kb=${kb(later)}`);
  console.log(`wasm_raw_kb=${kb(wasm)}`);
  const loader = packed(readFileSync(join(dist, 'embed.js')));
  console.log(`embed_js_gzip_kb=${(loader / 1000).toFixed(2)}`);
  console.log(`single_file_kb=${kb(statSync(join(dist, 'refrain.html')).size)}`);
  const module = moduleSize(join('target', 'js', 'web'));
  console.log(module ? `js_module_gzip_kb=${module}` : 'js_module_gzip_kb= not built as a release; script/size without --no-build, or script/js, does');
  console.log(`budget_kb=${limit}`);
  if (loader > LOADER) {
    console.log(`embed.js is over its ${kb(LOADER)} KB`);
    if (args.includes('--check')) process.exit(1);
  }
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
