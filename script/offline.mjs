// Writes the service worker of a built page: its files with the hashes of their bytes, and a version out of both.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** What the page never asks for itself: the worker, what other pages embed, and what is saved by hand. */
const APART = new Set(['sw.js', 'embed.js', 'refrain.html']);

// Pages in folders are for reading without the program, and may be many.
const isKept = (path) => !APART.has(path) && !/\/.*\.html$/.test(path) && !path.split('/').some((part) => part.startsWith('.'));

/** The files that the page keeps, `[path, sha256 in hex, bytes]`, in a fixed order. */
export function keptFiles(folder) {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = all.map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join('/'));
  return paths.filter(isKept).sort().map((path) => {
    const bytes = readFileSync(join(folder, path));
    return [path, createHash('sha256').update(bytes).digest('hex'), bytes.length];
  });
}

/** The worker's script with the files, and `{ version, bytes }`. */
export function workerFor(files, source, release) {
  const list = JSON.stringify(Object.fromEntries(files), null, 2);
  const version = `${release}-${createHash('sha256').update(list).digest('hex').slice(0, 8)}`;
  const bytes = files.reduce((sum, file) => sum + file[2], 0);
  let worker = source;
  for (const [hole, filled] of [["'VERSION_HERE'", `'${version}'`], ['BYTES = 0', `BYTES = ${bytes}`], ['FILES = {}', `FILES = ${list}`]]) {
    if (worker.split(hole).length !== 2) throw new Error(`the service worker should have ${hole} once`);
    worker = worker.replace(hole, () => filled);
  }
  return { worker, version, bytes };
}

/** Writes sw.js into a built page. */
export function writeWorker(folder) {
  const [, release] = readFileSync(join(root, 'Cargo.toml'), 'utf8').match(/^version = "([^"]+)"/m);
  const made = workerFor(keptFiles(folder), readFileSync(join(root, 'static', 'sw.js'), 'utf8'), release);
  writeFileSync(join(folder, 'sw.js'), made.worker);
  return made;
}
