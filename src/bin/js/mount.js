// Shows a case on a page of somebody else's, in a frame of its own: nothing of the host is touched.
// For the web form of the module only; the types are in mount.d.ts.
import { link } from './refrain.js';

/**
 * Puts Refrain with this case into an element, in place of what it holds.
 * `page` is the address of the published page; `lang` its language. Gives back `{ frame, show(file), remove() }`.
 */
export function mount(element, file, { page, lang, title = 'Refrain' }) {
  const address = new URL(page, document.baseURI);
  if (!/^https?:$/.test(address.protocol)) throw new Error(`not the address of a page: ${page}`);
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.loading = 'lazy';
  frame.referrerPolicy = 'no-referrer';
  frame.width = '100%';
  frame.height = '720';
  const show = (next) => {
    address.hash = link(next, lang);
    frame.src = address.href;
  };
  show(file);
  element.replaceChildren(frame);
  return { frame, show, remove: () => frame.remove() };
}
