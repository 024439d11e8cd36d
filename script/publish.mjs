// Makes a built page ready to be published. Trunk runs it once the page is written, and runs all its hooks at once; what
// builds on one another stands here, in order.
// Usage: node script/publish.mjs FOLDER   (a page whose program and policy are done: only what is made from it)
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeLoader } from './loader.mjs';
import { writeWorker } from './offline.mjs';
import { writeOneFile } from './one-file.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const run = (script) => execFileSync(process.execPath, [join(here, script)], { stdio: 'inherit' });

try {
  const folder = process.argv[2] ?? process.env.TRUNK_STAGING_DIR;
  if (!folder) throw new Error('to be run by Trunk (TRUNK_STAGING_DIR is not set), or with a folder');
  if (!process.argv[2]) {
    // The wasm is shrunk and split: what the first screen needs, and the rest.
    run('wasm/page.mjs');
    // Something to read before the program stands.
    run('opening.mjs');
    // The policy needs the hash of the start script, known only once the page is written.
    run('csp.mjs');
  }
  writeOneFile(folder);
  writeLoader(folder);
  // Last: it lists the bytes of all files.
  writeWorker(folder);
} catch (error) {
  console.error(`script/publish.mjs: ${error.message}`);
  process.exit(1);
}
