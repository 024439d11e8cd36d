// Fetched once the first screen stands: has the page kept for use without a network, and tells the page how that goes,
// in events whose detail is a few words. A new version waits until the person agrees to it.
(() => {
  const say = (...words) => dispatchEvent(new CustomEvent('refrain:offline', { detail: words.join(' ') }));
  let agreed = false;

  const ask = (worker) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => say('saved', ...data);
    worker.postMessage('what do you keep', [port2]);
  };

  function follow(registration) {
    const watch = (worker) => {
      const look = () => {
        if (worker.state === 'installed' && registration.active) say('newer');
        if (worker.state === 'activated') ask(worker);
        if (worker.state === 'redundant' && !registration.active) say('failed');
      };
      worker.addEventListener('statechange', look);
      look();
    };
    [registration.active, registration.waiting, registration.installing].forEach((worker) => worker && watch(worker));
    registration.addEventListener('updatefound', () => watch(registration.installing));
    addEventListener('refrain:take-over', () => {
      agreed = true;
      if (registration.waiting) registration.waiting.postMessage('take over');
      // It has taken over already, for another window.
      else location.reload();
    });
    // An installed page may stay open for days.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {});
    });
  }

  let asks;
  addEventListener('beforeinstallprompt', (event) => {
    asks = event;
    say('installable');
  });
  addEventListener('refrain:install', () => asks?.prompt());
  addEventListener('appinstalled', () => say('installed'));
  // Only iOS has this word; its browsers drop what a page keeps unless the page is on the home screen.
  if (navigator.standalone === false) say('forgetful');

  let workers;
  try {
    workers = navigator.serviceWorker;
  } catch {
    // A frame that may store nothing.
  }
  if (!workers) return say('never');
  workers.addEventListener('controllerchange', () => {
    if (agreed) location.reload();
  });
  say('saving');
  workers.register('sw.js', { updateViaCache: 'none' }).then(follow).catch(() => say('failed'));
})();
