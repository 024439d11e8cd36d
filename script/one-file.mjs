// Makes the whole page one file, which runs from a disk, out of a mail or in a frame that may do nothing but run scripts:
// its style sheet, its scripts and its program stand in it, and its policy lets it fetch nothing.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { policyOf, withMeta } from './csp.mjs';
import { lateFiles } from './size.mjs';
import { programIn } from './wasm/page.mjs';
import { customsNamed, read, write } from './wasm/sections.mjs';

const built = join(dirname(fileURLToPath(import.meta.url)), '..', 'target', 'page');
const EXPORTS = /^export \{ initSync, __wbg_init as default \};$/m;

// In a block of its own: the names outside are those of wasm-bindgen.
const START = `{
const packed = Uint8Array.from(atob(document.getElementById('program').textContent), (letter) => letter.charCodeAt(0));
const bytes = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
const wasm = await __wbg_init({ module_or_path: bytes });
dispatchEvent(new CustomEvent('TrunkApplicationStarted', { detail: { wasm } }));
}`;

/** The program before it was split in two, `{ js, wasm }`, as bytes; a page whose program was not split has it itself. */
function wholeProgram(folder) {
  const isSplit = readdirSync(folder).some((name) => name.endsWith('_rest.wasm'));
  const of = isSplit ? { js: join(built, 'whole.js'), wasm: join(built, 'whole.wasm') } : programIn(folder);
  if (!existsSync(of.js)) throw new Error('the whole program is not in target/page: build the page anew');
  const module = read(readFileSync(of.wasm));
  return { js: readFileSync(of.js, 'utf8'), wasm: write(module.sections, customsNamed(module, (custom) => custom !== 'name')) };
}

const inScript = (code) => {
  if (/<\/script|<!--/i.test(code)) throw new Error('a script that cannot stand within a page');
  return code;
};

/** The page `html` as one file; `read` gives the bytes of the files that it refers to. */
export function oneFile(html, program, read) {
  const scripts = [];
  const styles = [];
  const inline = (list, code) => {
    list.push(code);
    return code;
  };
  const attribute = (tag, name) => tag.match(new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]+)`, 'i'))?.[1];
  const [head, tail, more] = program.js.split(EXPORTS);
  if (tail === undefined || more !== undefined) throw new Error('the script of wasm-bindgen is not as expected: its exports are elsewhere');
  const start = inScript(head + START);

  const page = html
    .replace(/<meta\s+http-equiv=["']?Content-Security-Policy[^>]*>/i, '')
    .replace(/<link\b[^>]*>/gi, (link) => {
      const address = attribute(link, 'href');
      if (/\srel=["']?stylesheet/i.test(link)) return `<style>${inline(styles, read(address).toString('utf8'))}</style>`;
      if (/\srel=["']?icon/i.test(link)) return `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml;base64,${read(address).toString('base64')}">`;
      return '';
    })
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi, (whole, attributes) => {
      const address = attribute(`<script ${attributes}>`, 'src');
      if (address) return `<script>${inline(scripts, inScript(read(address).toString('utf8')))}</script>`;
      const packed = gzipSync(program.wasm, { level: 9 }).toString('base64');
      return `<script type="application/gzip" id="program">${packed}</script><script type="module">${inline(scripts, start)}</script>`;
    })
    // The pages of rules are not with it.
    .replace(/(\s*·)?\s*<a\b[^>]*\shref=["']?rules\/[^>]*>[^<]*<\/a>/gi, '')
    .replace(/<html\b/i, '<html data-one-file');
  if (scripts.filter((code) => code === start).length !== 1) throw new Error('expected one inline script, the one that starts the wasm');
  return withMeta(page, policyOf({ scripts, styles }));
}

/** Writes refrain.html into a built page. */
export function writeOneFile(folder) {
  // The page fetches the late styles with the rest of its program; here both are at hand.
  const late = lateFiles(folder).filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="./${name}">`);
  const html = readFileSync(join(folder, 'index.html'), 'utf8').replace('</head>', `${late.join('')}</head>`);
  writeFileSync(join(folder, 'refrain.html'), oneFile(html, wholeProgram(folder), (address) => readFileSync(join(folder, address))));
}
