// The service worker: keeps the page for use without a network. script/offline.mjs writes the version and the files into it.
// One cache for each place and version, so that two copies on one host leave each other alone. A version is kept whole,
// each file with the bytes that were built, or not at all; the one before stays until this one takes over.
const VERSION = 'VERSION_HERE';
const BYTES = 0;
const FILES = {};

const place = registration.scope;
const mine = `refrain ${place} `;
const addressOf = (path) => new URL(path === 'index.html' ? '.' : path, place).href;
const kept = new Map(Object.entries(FILES).map(([path, hash]) => [addressOf(path), hash]));

async function hashOf(bytes) {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// Out of an earlier version if it has the same bytes, else from the host.
async function file(address, hash, earlier) {
  for (const cache of earlier) {
    const known = await cache.match(address);
    if (known && await hashOf(await known.clone().arrayBuffer()) === hash) return known;
  }
  const answer = await fetch(address, { cache: 'no-cache' });
  const bytes = await answer.arrayBuffer();
  if (!answer.ok || await hashOf(bytes) !== hash) throw new Error(`${address} is not the file that was built`);
  // A new answer: one that was redirected may not be given to a page.
  return new Response(bytes, { headers: { 'Content-Type': answer.headers.get('Content-Type') ?? '' } });
}

async function install() {
  const names = (await caches.keys()).filter((name) => name.startsWith(mine));
  const earlier = await Promise.all(names.map((name) => caches.open(name)));
  const files = await Promise.all([...kept].map(async ([address, hash]) => [address, await file(address, hash, earlier)]));
  try {
    const cache = await caches.open(mine + VERSION);
    for (const [address, answer] of files) await cache.put(address, answer);
  } catch (error) {
    if (!names.includes(mine + VERSION)) await caches.delete(mine + VERSION);
    throw error;
  }
}

async function activate() {
  const names = (await caches.keys()).filter((name) => name.startsWith(mine) && name !== mine + VERSION);
  await Promise.all(names.map((name) => caches.delete(name)));
  await clients.claim();
}

async function answer(address, request) {
  const cache = await caches.open(mine + VERSION);
  return await cache.match(address) ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('fetch', (event) => {
  const [address] = event.request.url.split(/[?#]/);
  const asked = address === new URL('index.html', place).href ? place : address;
  if (event.request.method === 'GET' && kept.has(asked)) event.respondWith(answer(asked, event.request));
});
addEventListener('message', ({ data, ports }) => {
  if (data === 'take over') skipWaiting();
  if (data === 'what do you keep') ports[0].postMessage([VERSION, BYTES]);
});
