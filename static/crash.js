// After a crash in the WebAssembly the page looks alive but answers nothing.
// Say so, and offer the one thing that helps. The board itself is in the address.
(() => {
  let started = false;
  let shown = false;
  addEventListener('TrunkApplicationStarted', () => { started = true; });

  // What stands in the page before the program is the first example; whoever opens another board waits without it.
  let kept = null;
  try {
    kept = localStorage.getItem('refrain');
  } catch {
    // Nothing is kept here.
  }
  if (location.hash || location.search || kept) document.querySelector('.opening')?.remove();

  async function reload() {
    try {
      // A newer version that waits may be the one that works.
      (await navigator.serviceWorker.getRegistration()).waiting.postMessage('take over');
    } catch {
      // There is none.
    }
    location.reload();
  }

  function show() {
    if (shown) return;
    shown = true;
    const fr = document.documentElement.lang.startsWith('fr');
    const box = document.createElement('dialog');
    box.className = 'crash';
    box.setAttribute('role', 'alertdialog');
    box.setAttribute('aria-labelledby', 'crash-text');
    const text = document.createElement('p');
    text.id = 'crash-text';
    text.textContent = fr
      ? 'Refrain s’est arrêté à cause d’une erreur. Rechargez la page : votre plateau est conservé.'
      : 'Refrain has stopped because of an error. Reload the page: your board is kept.';
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = fr ? 'Recharger' : 'Reload';
    button.addEventListener('click', reload);
    // Escape would leave a dead page with nothing to say so.
    box.addEventListener('cancel', (event) => event.preventDefault());
    box.append(text, button);
    document.body.append(box);
    box.showModal();
    button.focus();
  }

  function check(cause) {
    const wasm = ['RuntimeError', 'CompileError', 'LinkError'].some((kind) => cause instanceof WebAssembly[kind]);
    // Before the start every error is fatal: a file did not come, or the browser is too old.
    if (wasm || !started) show();
  }

  // Capturing, because a script that fails to load sends an error that does not bubble.
  addEventListener('error', (event) => {
    if (event.target === window) check(event.error);
    else if (event.target.tagName === 'SCRIPT') show();
  }, true);
  addEventListener('unhandledrejection', (event) => check(event.reason));
})();
