import type { CaseFile, Lang } from './refrain.js';

export interface Mounted {
  frame: HTMLIFrameElement;
  /** Shows another case in the same frame. */
  show(file: CaseFile | string): void;
  remove(): void;
}

/** Puts Refrain with this case into an element, in place of what it holds. */
export function mount(
  element: Element,
  file: CaseFile | string,
  options: { page: string; lang?: Lang; title?: string },
): Mounted;
