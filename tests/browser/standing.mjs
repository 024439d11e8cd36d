// How a page stands in its window, and what language it speaks: looked at in the page, for tests of every state.
/**
 * In the page: what is wrong with how it stands now. A panel that is open is looked at alone. `touch`: whether all that can
 * be pressed has to be 44 pixels wide and high.
 */
export function faults(touch) {
  const within = document.querySelector('dialog[open]') ?? document.body;
  const seen = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
  const show = (element) => element.outerHTML.slice(0, 100);
  const all = (selector) => [...within.querySelectorAll(selector)].filter(seen);
  const lies = (one) => getComputedStyle(one.closest('.dock, .notice, .walk.is-past') ?? one).position === 'fixed';
  const pressed = all('button, summary, input, select, textarea, a.button')
    .filter((one) => !one.matches('[type=checkbox], [type=file], .cite') && !one.closest('.sr'));
  const small = touch ? pressed.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width < 43.5 || box.height < 43.5;
  }) : [];
  const texts = '.piece, .zone__name, .button, .choice, label, legend, .header__title, .answer__text, .empties summary, .dock p, .notice p, h2, h3, h4, td, th';
  const clipped = all(texts).filter((one) => !one.matches('.sr') && !one.closest('.sr')
    && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline');
  // What scrolls by itself is cut where it ends, and what lies above the page covers what is under it.
  // The banner lies behind the answer, or above what has scrolled away.
  // A shelf that is out of sight is not laid out until it is scrolled to.
  const drawn = { contentVisibilityAuto: true };
  const apart = pressed.filter((one) => !one.matches('.card__open, .banner__key') && !one.closest('.tray__pieces') && one.checkVisibility(drawn));
  const boxes = apart.map((one) => ({ one, box: one.getBoundingClientRect(), above: lies(one) }));
  const over = [];
  for (const [nth, { one, box, above }] of boxes.entries()) {
    for (const { one: other, box: its, above: alike } of boxes.slice(nth + 1)) {
      if (above !== alike || one.contains(other) || other.contains(one)) continue;
      const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      if (across > 1.5 && down > 1.5) over.push(`${show(one)} over ${show(other)}`);
    }
  }
  const wide = [document.documentElement, ...all('.dock, .notice, .table-top, .answer'), ...(within === document.body ? [] : [within])];
  return {
    wide: wide.filter((one) => one.scrollWidth > Math.min(one.clientWidth, innerWidth) + 1).map(show),
    small: small.map(show), clipped: clipped.map(show), over: over.slice(0, 3),
  };
}

/** In the page: texts with an English word in them, names that stay English left aside. */
export function english() {
  const word = /(^|[^\p{L}’'])(the|and|with|from|is|are|this|that|which|your|may|not|all|board|player|step|turn|of|to|by|each)(?![\p{L}’'])/iu;
  // A card's id is cited as it stands in files, and an ability that the table describes is written in its own notation.
  const aside = '[lang="en"], .piece__name, .tray, .cite, code, textarea, .report, svg';
  const found = new Set();
  const look = (text, at) => {
    if (word.test(text) && !text.includes('@player') && !at.closest(aside)) found.add(text.trim().slice(0, 120));
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) look(texts.currentNode.data, texts.currentNode.parentElement);
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'placeholder']) look(one.getAttribute(name) ?? '', one);
  }
  return [...found];
}

/** In the page: what axe finds on it, or in the panel that is open. Its source has been put into the page before. */
export async function violated() {
  // A colour on its way to another would be measured where it is not meant to stay.
  const stopped = Promise.all(document.getAnimations().map((running) => running.finished.catch(() => {})));
  await Promise.race([stopped, new Promise((resolve) => { setTimeout(resolve, 1000); })]);
  const { violations } = await window.axe.run(document.querySelector('dialog[open]') ?? document, { resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
