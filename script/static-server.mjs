// A small static server for the built page: loopback only, reads only, never outside its folder.
// Usage: node script/static-server.mjs [folder] [port]
import { realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
};
const COMPRESSED = new Set(['.png', '.ico']);

/** The real path of the file an address asks for, or null. Links that lead outside count as outside. */
async function find(root, pathname) {
  let wanted;
  try {
    wanted = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (wanted.includes('\0') || wanted.split(/[/\\]/).includes('..')) return null;
  try {
    let file = await realpath(join(root, wanted));
    if ((await stat(file)).isDirectory()) {
      if (!wanted.endsWith('/')) return null;
      file = await realpath(join(file, 'index.html'));
    }
    return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : null;
  } catch {
    return null;
  }
}

/** Serves `folder` and answers `{ url, close }` once it listens. Port 0 takes any free one; `heard` is told each path that is asked for. */
export async function serve(folder, port = 0, heard = () => {}) {
  const root = await realpath(folder);
  const server = createServer(async (request, response) => {
    const head = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-cache' };
    const say = (status, text, more = {}) => {
      response.writeHead(status, { ...head, 'Content-Type': 'text/plain; charset=utf-8', ...more });
      response.end(request.method === 'HEAD' ? undefined : `${text}\n`);
    };
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') return say(405, 'GET and HEAD only', { Allow: 'GET, HEAD' });
      const path = request.url.split(/[?#]/)[0];
      heard(path);
      const file = await find(root, path);
      if (!file) return say(404, 'Not found');
      let body = await readFile(file);
      const kind = extname(file).toLowerCase();
      head['Content-Type'] = TYPES[kind] ?? 'application/octet-stream';
      if (!COMPRESSED.has(kind)) {
        head.Vary = 'Accept-Encoding';
        if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers['accept-encoding'] ?? '')) {
          head['Content-Encoding'] = 'gzip';
          body = gzipSync(body, { level: 9 });
        }
      }
      head['Content-Length'] = body.length;
      response.writeHead(200, head);
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch (error) {
      say(500, error.message);
    }
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  const folder = process.argv[2] ?? 'dist';
  const port = Number(process.argv[3] ?? 8080);
  try {
    const { url } = await serve(folder, port);
    console.log(`Refrain is at ${url} (Ctrl-C stops it)`);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
  } catch (error) {
    const why = {
      EADDRINUSE: `port ${port} is taken; choose another one with --port`,
      EACCES: `port ${port} is not open to this user; choose another one with --port`,
      ENOENT: `${folder} does not exist; build the page first`,
    }[error.code] ?? error.message;
    console.error(`serve: ${why}`);
    process.exit(1);
  }
}
