// Run once the page is written (script/publish.mjs): it shrinks the program and splits it into what the first screen needs
// and the rest, which brings its styles along.
// The names of the early functions stand in first-screen.txt beside this file; `script/first-screen` finds them anew.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { minify } from 'terser';
import { lateConstants } from './constants.mjs';
import { KIND, SECTION, customsNamed, joined, list, name, number, read, write } from './sections.mjs';
import { namesOf, split } from './split.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const LATE = /<link\b[^>]*\bhref=["']?\.\/(late-[0-9a-f]+\.css)[^>]*>\s*/g;
const INSTANTIATED = 'const { instance, module } = await __wbg_load(await module_or_path, imports);';

/** The program of a built page, its script and its wasm: `{ js, wasm }`, as paths. */
export function programIn(folder) {
  const one = (pattern) => {
    const found = readdirSync(folder).filter((file) => pattern.test(file));
    if (found.length !== 1) throw new Error(`expected one file like ${pattern} in the page, found ${found.length}`);
    return join(folder, found[0]);
  };
  return { js: one(/^app-[0-9a-f]+\.js$/), wasm: one(/^app-[0-9a-f]+_bg\.wasm$/) };
}

/** wasm-bindgen's script with `code` put in and `call` made once the wasm stands and before it starts. */
export function onceInstantiated(script, call, code) {
  const [before, after, more] = script.split(INSTANTIATED);
  if (after === undefined || more !== undefined) throw new Error('the script of wasm-bindgen is not as expected: its start is elsewhere');
  return `${before}${INSTANTIATED}\n    ${call}\n${after}\n${code}`;
}

/** A module shrunk by wasm-opt, with these options beside. */
export function shrunk(bytes, ...options) {
  const folder = mkdtempSync(join(tmpdir(), 'refrain-wasm-'));
  try {
    const [given, made] = ['given.wasm', 'made.wasm'].map((file) => join(folder, file));
    writeFileSync(given, bytes);
    execFileSync('wasm-opt', ['-Oz', ...options, given, '-o', made], { stdio: ['ignore', 'ignore', 'inherit'] });
    return readFileSync(made);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A module without what the linker wrote down in it: wasm-bindgen moves functions and leaves that as it was. */
function withoutLinking(bytes) {
  const module = read(bytes);
  return write(module.sections, customsNamed(module, (custom) => custom !== 'linking' && !custom.startsWith('reloc.')));
}

/**
 * A program whose imports have short names, in the wasm and in its script: those of wasm-bindgen end in hashes, which
 * gzip cannot pack, and stand in each part of the program.
 */
export function shortlyNamed(bytes, script) {
  const module = read(bytes);
  let js = script;
  const imports = module.imports.map(({ module: from, name: long, type }, nth) => {
    const short = `_${nth.toString(36)}`;
    const [before, after, more] = js.split(`\n        ${long}: function(`);
    if (after === undefined || more !== undefined) throw new Error(`the script of wasm-bindgen is not as expected: ${long} is not in it once`);
    js = `${before}\n        ${short}: function(${after}`;
    return joined(name(from), name(short), KIND.function, number(type));
  });
  module.sections.set(SECTION.import, list(imports));
  return { wasm: write(module.sections, module.customs), js };
}

/** The program as the linker wrote it. */
function linked() {
  const metadata = JSON.parse(execFileSync('cargo', ['metadata', '--format-version', '1', '--no-deps', '--offline'], { maxBuffer: 1 << 26 }));
  return join(metadata.target_directory, 'wasm32-unknown-unknown', 'web', 'app.wasm');
}

/** Takes the late style sheet out of a built page, which fetches it with the rest of the program; its name. */
function lateStyles(folder) {
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const links = [...html.matchAll(LATE)];
  if (links.length !== 1) throw new Error(`expected one late style sheet in the page, found ${links.length}`);
  const [[link, name]] = links;
  writeFileSync(page, html.replace(link, ''));
  return name;
}

/** The names of the functions that the first screen needs. */
export function firstScreen() {
  return new Set(readFileSync(join(here, 'first-screen.txt'), 'utf8').split('\n').filter(Boolean));
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  try {
    const folder = process.env.TRUNK_STAGING_DIR;
    if (!folder) throw new Error('to be run by Trunk (TRUNK_STAGING_DIR is not set)');
    const { js, wasm } = programIn(folder);
    const whole = shrunk(withoutLinking(readFileSync(wasm)), '-g', '--one-caller-inline-max-function-size=0');
    // The whole with its names, for the table of sizes, for script/first-screen and for the page in one file.
    writeFileSync(join(here, '..', '..', 'target', 'page', 'whole.js'), readFileSync(js));
    writeFileSync(join(here, '..', '..', 'target', 'page', 'whole.wasm'), whole);
    const early = firstScreen();
    const named = shortlyNamed(whole, readFileSync(js, 'utf8'));
    const parts = split(named.wasm, early, lateConstants(readFileSync(linked()), early, new Set(namesOf(whole).values())));
    const rest = wasm.replace(/_bg\.wasm$/, '_rest.wasm');
    writeFileSync(wasm, shrunk(parts.first));
    writeFileSync(rest, shrunk(parts.rest));
    const code = readFileSync(join(here, 'fetch-rest.js'), 'utf8').replace('REST_FILE', basename(rest)).replace('LATE_STYLES', lateStyles(folder));
    const { code: small } = await minify(onceInstantiated(named.js, 'await fetchRest(instance, imports);', code), { module: true });
    writeFileSync(js, small);
  } catch (error) {
    console.error(`script/wasm/page.mjs: ${error.message}`);
    process.exit(1);
  }
}
