let moves = 0;

/** True while the app scrolls the window, rather than the user. */
export function isWindowMoving(): boolean {
  return moves > 0;
}

/**
 * Scroll the window at once, without the effects of scrolling: the header stays expanded or collapsed (NAV-02).
 * @param top position in px
 */
export function moveWindow(top: number): void {
  moves += 1;
  window.scrollTo({ top, behavior: 'instant' });
  // The scroll event fires in the next frame, before its callbacks run.
  requestAnimationFrame(() => (moves -= 1));
}
