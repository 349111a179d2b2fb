let moves = 0;

/** Whether the app is moving the window at this moment, rather than the user scrolling it. */
export function isWindowMoving(): boolean {
  return moves > 0;
}

/**
 * Scrolls the window at once, without its counting as scrolling: the header keeps the form it has (NAV-02).
 * @param top in px
 */
export function moveWindow(top: number): void {
  moves += 1;
  window.scrollTo({ top, behavior: 'instant' });
  // The scroll event comes in the next frame, before its callbacks run.
  requestAnimationFrame(() => (moves -= 1));
}
