// script/publish.mjs runs this once the page is written: it puts the first example, solved by the engine itself, into the page, so
// that there is something to read before the program has loaded, and where it cannot. The program clears it away.
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The page with the opening in front of its <noscript>, or an error that says what is wrong with either. */
export function withOpening(html, opening) {
  if (/<script|<style|\sstyle\s*=|\son\w+\s*=/i.test(opening)) throw new Error('the opening has a script or a style in it');
  const parts = html.split(/(?=<noscript>)/i);
  if (parts.length !== 2) throw new Error(`expected one <noscript>; found ${parts.length - 1}`);
  return `${parts[0]}${opening.trim()}${parts[1]}`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  const folder = process.env.TRUNK_STAGING_DIR;
  const written = join('target', 'page', 'opening.html');
  try {
    if (!folder) throw new Error('to be run by Trunk (TRUNK_STAGING_DIR is not set)');
    const page = join(folder, 'index.html');
    // Trunk run by hand builds a page without it.
    if (existsSync(written)) writeFileSync(page, withOpening(readFileSync(page, 'utf8'), readFileSync(written, 'utf8')));
  } catch (error) {
    console.error(`script/opening.mjs: ${error.message}`);
    process.exit(1);
  }
}
