// Writes the script that other pages embed, without its remarks and indents.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = join(dirname(fileURLToPath(import.meta.url)), '..', 'static', 'embed.js');

/** A script without lines that only a reader needs. */
export function lean(script) {
  return script.split('\n').map((line) => line.trim()).filter((line) => line && !line.startsWith('//')).join('\n');
}

/** Writes embed.js into a built page. */
export function writeLoader(folder) {
  writeFileSync(join(folder, 'embed.js'), lean(readFileSync(source, 'utf8')));
}
