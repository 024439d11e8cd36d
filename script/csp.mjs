// Run once the page is written (script/publish.mjs): it puts the Content-Security-Policy into it.
// The only inline script allowed is the one that starts the wasm, named by its hash.
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A policy that allows these inline scripts and style sheets, by their hashes, and nothing else; with `fetches`, what the
 * page fetches from its own folder too.
 */
export function policyOf({ scripts, styles = [], fetches = false }) {
  const hashes = (codes) => codes.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const own = fetches ? ["'self'"] : [];
  const sources = (kind, ...allowed) => (allowed.length ? [`${kind} ${allowed.join(' ')}`] : []);
  return [
    "default-src 'none'",
    ...sources('script-src', ...own, ...hashes(scripts), "'wasm-unsafe-eval'"),
    ...sources('style-src', ...own, ...hashes(styles)),
    ...sources('img-src', ...own, 'data:'),
    ...sources('connect-src', ...own),
    ...sources('manifest-src', ...own),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The page with this policy. */
export function withMeta(html, policy) {
  // A policy holds only for what follows it, and the charset must stay within the first bytes.
  const charset = html.match(/<meta\s+charset\s*=[^>]*>/gi) ?? [];
  if (charset.length !== 1) throw new Error(`expected one <meta charset>; found ${charset.length}`);
  const [before, after] = html.split(charset[0]);
  if (/<script|<link/i.test(before)) throw new Error('<meta charset> must come before every script and link');
  return `${before}${charset[0]}<meta http-equiv="Content-Security-Policy" content="${policy}">${after}`;
}

/** The page with its policy, or an error that says what is wrong with the page. */
export function withPolicy(html) {
  const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes]) => !/\ssrc\s*=/i.test(attributes));
  if (inline.length !== 1) throw new Error(`expected one inline script, the one that starts the wasm; found ${inline.length}`);
  if (/<style\b|<[a-z][^>]*\sstyle\s*=/i.test(html)) throw new Error('inline style: the policy would block it');

  return withMeta(html, policyOf({ scripts: [inline[0][2]], fetches: true }));
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  const folder = process.env.TRUNK_STAGING_DIR;
  try {
    if (!folder) throw new Error('to be run by Trunk (TRUNK_STAGING_DIR is not set)');
    const page = join(folder, 'index.html');
    writeFileSync(page, withPolicy(readFileSync(page, 'utf8')));
  } catch (error) {
    console.error(`script/csp.mjs: ${error.message}`);
    process.exit(1);
  }
}
