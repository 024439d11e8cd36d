// Tests of the build scripts themselves.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { withPolicy } from './csp.mjs';
import { lean } from './loader.mjs';
import { keptFiles, workerFor } from './offline.mjs';
import { oneFile } from './one-file.mjs';
import { withOpening } from './opening.mjs';
import { budget, crateOf, firstVisitFiles, lateFiles, moduleSize } from './size.mjs';
import { serve } from './static-server.mjs';

describe('csp', () => {
  const page = (body) => `<!doctype html><html lang=en><meta charset=utf-8><title>x</title>${body}`;

  test('names the one inline script by its hash', () => {
    const html = withPolicy(page('<script src=a.js defer></script><script type=module>let $& = 1</script>'));
    assert.match(html, /^<!doctype html><html lang=en><meta charset=utf-8><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}=' 'wasm-unsafe-eval'; style-src 'self';/);
    assert.ok(html.endsWith('<script type=module>let $& = 1</script>'));
  });
  test('refuses none, two, and inline style', () => {
    assert.throws(() => withPolicy(page('')), /found 0/);
    assert.throws(() => withPolicy(page('<script>1</script><script>2</script>')), /found 2/);
    assert.throws(() => withPolicy(page('<script>1</script><p style="color:red">')), /inline style/);
    assert.throws(() => withPolicy(page('<script>1</script><style>p{}</style>')), /inline style/);
    assert.throws(() => withPolicy('<script>1</script><meta charset=utf-8>'), /must come before/);
  });
});

describe('opening', () => {
  test('stands in front of the <noscript>, and has no script or style', () => {
    assert.equal(withOpening('<body><noscript>x</noscript>', ' <p>answer\n'), '<body><p>answer<noscript>x</noscript>');
    assert.throws(() => withOpening('<body>', '<p>'), /found 0/);
    assert.throws(() => withOpening('<noscript>', '<p style="x">'), /script or a style/);
    assert.throws(() => withOpening('<noscript>', '<script>1</script>'), /script or a style/);
  });
});

describe('size', () => {
  test('the budget is the sum of the parts, up to the cap', () => {
    assert.equal(budget('# note\nspine\t165\nloops\t15\n'), 180);
    assert.equal(budget('spine\t165\nmore\t165\ncap\t300\n'), 300);
    assert.throws(() => budget('spine 165'), /not a part/);
  });
  test('the crate of a symbol, in every mangling', () => {
    assert.equal(crateOf('_ZN4core3fmt5write17h0123456789abcdefE'), 'core');
    assert.equal(crateOf('_ZN78_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..ops..Drop$GT$4drop17h0123456789abcdefE'), 'alloc');
    assert.equal(crateOf('_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h0123456789abcdefE'), 'core');
    assert.equal(crateOf('_RNvNtCs1234_7mycrate3foo3bar'), 'mycrate');
    assert.equal(crateOf('_RNvXs_NtCseFGh_3yew3appNtB5_3AppNtCs12_4core3fmt'), 'yew');
    assert.equal(crateOf('<refrain::App as yew::Component>::view'), 'refrain');
    assert.equal(crateOf('<core[c5930c85a12de822]::cell::BorrowError as core[c5930c85a12de822]::fmt::Display>::fmt'), 'core');
    assert.equal(crateOf('yew::scheduler::start'), 'yew');
    assert.equal(crateOf('memcpy'), 'std');
    assert.equal(crateOf('main'), 'other');
  });
});

describe('use offline', () => {
  test('lists every file that the page asks for, by its bytes', () => {
    const dist = mkdtempSync(join(tmpdir(), 'refrain kept '));
    try {
      mkdirSync(join(dist, 'sub folder'));
      for (const name of ['index.html', 'sub folder/b.wasm', 'sw.js', 'embed.js', 'refrain.html', '.trunk-lock', 'sub folder/page.html']) writeFileSync(join(dist, name), name);
      const files = keptFiles(dist);
      assert.deepEqual(files.map(([path, hash, bytes]) => [path, hash.length, bytes]), [['index.html', 64, 10], ['sub folder/b.wasm', 64, 17]]);
      const source = "const VERSION = 'VERSION_HERE';\nconst BYTES = 0;\nconst FILES = {};\n";
      const made = workerFor(files, source, '1.2.3');
      assert.match(made.worker, /^const VERSION = '1\.2\.3-[0-9a-f]{8}';\nconst BYTES = 27;\nconst FILES = \{\n {2}"index\.html": "[0-9a-f]{64}",\n/);
      assert.deepEqual(workerFor(keptFiles(dist), source, '1.2.3'), made, 'the same bytes, the same version');
      writeFileSync(join(dist, 'index.html'), 'index.htmm');
      assert.notEqual(workerFor(keptFiles(dist), source, '1.2.3').version, made.version, 'other bytes, another version');
      assert.throws(() => workerFor(files, 'const FILES = {};', '1'), /VERSION_HERE/);
    } finally {
      rmSync(dist, { recursive: true });
    }
  });
});

describe('one file', () => {
  const js = 'let wasm; const $& = 1;\nexport { initSync, __wbg_init as default };\n';
  const page = '<!doctype html><html lang=en><meta charset=utf-8><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><link href=./icon.svg rel=icon type=image/svg+xml><link rel="manifest" href="./m"><link href=./a.css rel=stylesheet><script defer src=./crash.js></script><script type=module>import x from "./app.js"</script><link as=fetch href=./app.wasm rel=preload></head>';
  const files = { './icon.svg': '<svg/>', './a.css': 'p { color: red }', './crash.js': 'let $$ = 2;' };
  const made = (html, program = { js, wasm: Buffer.from('wasm') }) => oneFile(html, program, (path) => Buffer.from(files[path]));

  test('holds all, refers to nothing, and allows only what it holds', () => {
    const html = made(page);
    assert.doesNotMatch(html.replace(/href="data:[^"]*"/, ''), /\s(href|src)=/);
    assert.ok(html.includes('<style>p { color: red }</style>') && html.includes('<script>let $$ = 2;</script>') && html.includes('const $& = 1;'));
    const [, policy] = html.match(/content="(default-src[^"]*)"/);
    assert.equal(html.split('Content-Security-Policy').length, 2);
    assert.match(policy, /^default-src 'none'; script-src 'sha256-[^']+' 'sha256-[^']+' 'wasm-unsafe-eval'; style-src 'sha256-[^']+'; img-src data:; base-uri 'none'; form-action 'none'$/);
    const [, packed] = html.match(/id="program">([^<]+)</);
    assert.equal(`${gunzipSync(Buffer.from(packed, 'base64'))}`, 'wasm');
  });
  test('refuses what it would break', () => {
    assert.throws(() => made(page, { js: 'export default 1', wasm: Buffer.of() }), /exports are elsewhere/);
    assert.throws(() => made(page, { js: `"</script>";${js}`, wasm: Buffer.of() }), /cannot stand within/);
    assert.throws(() => made(page.replace(/<script type=module>.*?<\/script>/, '')), /expected one inline script/);
  });
});

test('the loader loses only remarks and indents', () => {
  assert.equal(lean('// a\nlet x = `\n\n  // b\n  y`;\n  call("//c"); // d\n'), 'let x = `\ny`;\ncall("//c"); // d');
});

describe('static server', () => {
  let base;
  let server;
  const ask = (path, { method = 'GET', headers = {} } = {}) => new Promise((resolve, reject) => {
    const { port } = new URL(server.url);
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }));
    });
    sent.on('error', reject);
    sent.end();
  });

  before(async () => {
    base = mkdtempSync(join(tmpdir(), 'refrain server '));
    const folder = join(base, 'dist');
    mkdirSync(join(folder, 'sub folder'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), '<p>page</p>');
    writeFileSync(join(folder, 'app.wasm'), 'wasm '.repeat(1000));
    writeFileSync(join(folder, 'sub folder', 'index.html'), 'inner');
    writeFileSync(join(base, 'secret.txt'), 'secret');
    symlinkSync(join(base, 'secret.txt'), join(folder, 'link.txt'));
    server = await serve(folder);
  });
  after(async () => {
    await server.close();
    rmSync(base, { recursive: true });
  });

  test('serves pages and wasm with their types, smaller when asked', async () => {
    const page = await ask('/?a=1');
    assert.deepEqual([page.status, page.headers['content-type'], `${page.body}`], [200, 'text/html; charset=utf-8', '<p>page</p>']);
    const wasm = await ask('/app.wasm', { headers: { 'Accept-Encoding': 'br, gzip' } });
    assert.equal(wasm.headers['content-type'], 'application/wasm');
    assert.equal(wasm.headers['content-encoding'], 'gzip');
    assert.equal(gunzipSync(wasm.body).length, 5000);
    const plain = await ask('/app.wasm', { headers: { 'Accept-Encoding': 'gzip;q=0' } });
    assert.equal(plain.body.length, 5000);
    assert.equal(`${(await ask('/sub%20folder/')).body}`, 'inner');
    const head = await ask('/', { method: 'HEAD' });
    assert.deepEqual([head.status, head.headers['content-length'], head.body.length], [200, '11', 0]);
  });
  test('stays in its folder, and only reads', async () => {
    for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/sub%20folder/..%5c..%5csecret.txt', '/link.txt', '/%00', '/%', '//etc/passwd', '/none', '/sub%20folder']) {
      assert.equal((await ask(path)).status, 404, path);
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) assert.equal((await ask('/', { method })).status, 405, method);
    assert.match(server.url, /^http:\/\/127\.0\.0\.1:\d+$/);
  });
});

test('the rest and its styles come late, and the module is weighed once it is a release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'refrain late '));
  try {
    for (const name of ['app-1_rest.wasm', 'app-1_bg.wasm', 'late-0a.css', 'refrain-0b.css']) writeFileSync(join(folder, name), '');
    assert.deepEqual(lateFiles(folder).sort(), ['app-1_rest.wasm', 'late-0a.css']);
    assert.equal(moduleSize(folder), null);
    for (const name of ['refrain_bg.wasm', 'refrain.js']) writeFileSync(join(folder, name), Buffer.alloc(100_000));
    writeFileSync(join(folder, 'package.json'), '{ "quick": true }');
    assert.equal(moduleSize(folder), null);
    writeFileSync(join(folder, 'package.json'), '{}');
    assert.equal(moduleSize(folder), '0.3');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a first visit fetches what the page refers to', () => {
  const dist = mkdtempSync(join(tmpdir(), 'refrain dist '));
  try {
    mkdirSync(join(dist, 'games'));
    writeFileSync(join(dist, 'games', 'chess.css'), '');
    writeFileSync(join(dist, 'games', 'README.md'), '');
    writeFileSync(join(dist, 'index.html'), '<link rel=stylesheet href=./a-1.css><script type=module>import i from "./b-2.js";i("./b-2_bg.wasm")</script><link href="./icon.svg"><a href="https://x.org/./c.js">');
    assert.deepEqual(firstVisitFiles(dist), ['a-1.css', 'b-2.js', 'b-2_bg.wasm', 'games/chess.css', 'icon.svg', 'index.html']);
  } finally {
    rmSync(dist, { recursive: true });
  }
});
