// <refrain-ruling>: a ruling on another page. Its link is shown until the program stands in a frame beside it; where
// scripts are off it stays. Each ruling is fetched as it comes into view, or with load="tap" when it is asked for.
(() => {
  if (customElements.get('refrain-ruling')) return;
  const home = new URL('.', document.currentScript.src);
  const darkDevice = matchMedia('(prefers-color-scheme: dark)');
  const all = new Set();

  // As what the ruling lies on is, so that it fits a page that has a switch of its own.
  function isDark(node) {
    for (let at = node; at; at = at.parentElement) {
      const [red, green, blue, cover] = getComputedStyle(at).backgroundColor.match(/[\d.]+/g) ?? [];
      if (blue && cover !== '0') return red * 3 + green * 6 + +blue < 1280;
    }
    const scheme = getComputedStyle(document.documentElement).colorScheme;
    return scheme.includes('dark') && (darkDevice.matches || !scheme.includes('light'));
  }
  const looks = (node) => ({ theme: isDark(node) ? 'dark' : 'light', lang: node.closest('[lang]')?.lang ?? '' });
  const make = (name, style, more) => {
    const node = Object.assign(document.createElement(name), more);
    Object.assign(node.style, style);
    return node;
  };

  customElements.define('refrain-ruling', class extends HTMLElement {
    connectedCallback() {
      all.add(this);
      this.style.display = 'block';
      if (this.box) return;
      const tap = make('button', { font: 'inherit', minHeight: '44px', marginTop: '8px' }, {
        type: 'button',
        textContent: looks(this).lang.startsWith('fr') ? 'Ouvrir le plateau' : 'Open the board',
        onclick: () => this.load(),
      });
      this.box = make('div', { padding: '12px 16px', border: '1px solid', borderLeftWidth: '6px', borderRadius: '8px' });
      this.box.append(make('slot', { display: 'block' }), tap);
      this.attachShadow({ mode: 'open' }).append(this.box);
      if (this.getAttribute('load') === 'tap') return;
      const sight = new IntersectionObserver((seen) => {
        if (!seen.some((one) => one.isIntersecting)) return;
        sight.disconnect();
        this.load();
      }, { rootMargin: '200px' });
      sight.observe(this);
    }

    disconnectedCallback() {
      all.delete(this);
    }

    load() {
      const hash = this.querySelector('a[href*="#"]')?.hash;
      if (this.frame || !hash) return;
      const address = new URL(home);
      address.search = `embed&${new URLSearchParams(looks(this))}`;
      address.hash = hash;
      this.frame = make('iframe', { display: 'block', width: '100%', height: '2px', border: 0 }, {
        title: this.textContent.trim(), referrerPolicy: 'no-referrer', allow: 'clipboard-write', src: address,
      });
      this.shadowRoot.append(this.frame);
    }
  });

  addEventListener('message', ({ source, origin, data }) => {
    const height = data?.refrain?.height;
    if (origin !== home.origin || !(height > 0)) return;
    for (const { frame, box } of all) {
      if (frame?.contentWindow !== source) continue;
      box.style.display = 'none';
      // What is fixed to the frame's foot has to be in sight.
      frame.style.height = `${Math.max(240, Math.min(height, innerHeight * 0.9))}px`;
    }
  });

  const follow = () => {
    for (const node of all) node.frame?.contentWindow.postMessage({ refrain: looks(node) }, '*');
  };
  const watch = new MutationObserver(follow);
  for (const node of [document.documentElement, document.body]) if (node) watch.observe(node, { attributes: true });
  darkDevice.addEventListener('change', follow);
})();
