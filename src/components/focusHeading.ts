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
