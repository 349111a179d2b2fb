/**
 * Move focus to the heading of the page, so that screen readers announce it and Tab continues from there. Keeps the
 * scroll position. Does nothing while the page has no heading.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Focused element and its ancestors, innermost first, at the time a modal or notice opened. */
export type FocusPath = readonly Element[];

const FOCUSABLE = 'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]';

export function focusPath(): FocusPath {
  const path: Element[] = [];
  for (let element = document.activeElement; element; element = element.parentElement) path.push(element);
  return path;
}

/**
 * MOD-02: return focus, unless an element has it: to the innermost element of the path; when that is gone, to the
 * first control of the nearest ancestor that is still in the document, such as its card; else to the heading of the
 * page. Keeps the scroll position.
 * @param path from {@link focusPath}
 */
export function returnFocus(path: FocusPath): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return;
  const near = path.find((element) => element.isConnected);
  const isLarge = !near || near === document.body || near.querySelector('h1, main') !== null;
  const target = near === path[0] ? near : near?.querySelector(FOCUSABLE);
  // Chromium would scroll to the position of a sticky header in the document.
  if (!isLarge && target instanceof HTMLElement) target.focus({ preventScroll: true });
  if (document.activeElement === document.body) focusHeading();
}
