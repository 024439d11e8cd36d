// Put into the script that starts the wasm (script/wasm/page.mjs). The first part of the program draws the first
// screen; this fetches the rest once that screen stands, or before it if what is opened may need more than the first part.
// The styles of the rest come with it. A call that comes too early waits for the rest.
async function fetchRest(instance, imports) {
  const AWAITED = 'refrain:rest';
  const address = new URL('REST_FILE', import.meta.url);
  const first = instance.exports;
  const isThere = first['split:fetched'];

  const link = (module) => {
    if (isThere.value) return;
    new WebAssembly.Instance(module, { ...imports, first });
    isThere.value = 1;
    delete globalThis[AWAITED];
    setTimeout(() => dispatchEvent(new Event(AWAITED)));
  };
  // Nothing else can wait within a call: the request is a synchronous one, whose bytes come as text.
  const fetchAtOnce = () => {
    const request = new XMLHttpRequest();
    request.open('GET', address, false);
    request.overrideMimeType('text/plain; charset=x-user-defined');
    try {
      request.send();
    } catch {
      // Of a kind that the page takes for the end of the program: what was called never answers.
      throw new WebAssembly.RuntimeError('the rest of the program did not come');
    }
    link(new WebAssembly.Module(Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0) & 255)));
  };
  // A sheet that does not come is no reason to wait: all can be read without.
  const dress = () => new Promise((done) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = new URL('LATE_STYLES', import.meta.url);
    sheet.onload = sheet.onerror = done;
    document.head.append(sheet);
  });
  const fetchSoon = async () => {
    try {
      await dress();
      const answer = await fetch(address);
      if (answer.ok) link(await WebAssembly.compile(await answer.arrayBuffer()));
    } catch (error) {
      // Not there now: the first call that needs it tries again, and so does the end of being offline.
      console.warn(error);
      addEventListener('online', fetchSoon, { once: true });
    }
  };

  // A table holds only functions of WebAssembly, so a module of 36 bytes passes the call on.
  const passOn = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 7, 1, 1, 106, 1, 102, 0, 0, 7, 5, 1, 1, 102, 0, 0);
  first['split:crossing'].set(0, new WebAssembly.Instance(new WebAssembly.Module(passOn), { j: { f: fetchAtOnce } }).exports.f);

  let isFirstVisit = location.hash.length < 2;
  try {
    // What a service worker keeps is near, and out of reach for a request that a call waits for.
    isFirstVisit &&= localStorage.getItem('refrain') === null && !navigator.serviceWorker?.controller;
  } catch {
    // No storage: nothing was kept.
  }
  globalThis[AWAITED] = true;
  if (!isFirstVisit) await fetchSoon();
  else {
    addEventListener('TrunkApplicationStarted', () => requestAnimationFrame(() => setTimeout(fetchSoon)), { once: true });
    // What the page has to read already is shown before the program takes its turn: on its second frame, unless frames
    // do not come, as for a page at the back.
    await new Promise((shown) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(shown)));
      setTimeout(shown, 300);
    });
  }
}
