// Trunk runs this before it reads index.html: it puts the style sheets into two files, what the first screen needs and
// the rest (static/late), so that a new game's sheet in static/games/ is found without being named.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const sheets = (folder) => readdirSync(join(root, folder)).filter((name) => name.endsWith('.css')).sort().map((name) => join(folder, name));

function sheet(path) {
  const text = readFileSync(join(root, path), 'utf8');
  // A browser takes what follows a missing brace as a part of what stands before it, and says nothing.
  if (text.split('{').length !== text.split('}').length) throw new Error(`script/style.mjs: ${path} has a brace too many or too few`);
  return text;
}

// The tokens first, what builds on them behind, the games' own last.
const first = ['static/refrain.css', ...sheets('static').filter((path) => path !== 'static/refrain.css'), ...sheets('static/games')];
const out = join(root, 'target', 'page');
mkdirSync(out, { recursive: true });
for (const [name, paths] of [['refrain', first], ['late', sheets('static/late')]]) {
  writeFileSync(join(out, `${name}.css`), paths.map(sheet).join('\n'));
}
