/** How long a page may take to grow to where it was left, in ms. */
const restoreMs = 20_000;

const interruptions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to where a page was left, as soon as it reaches that far (APP-04). It gives up when the person takes over,
 * or after 20 s: a long list takes its time on a slow line.
 * @param top in px
 * @param onSettled called once, when the place is reached or given up
 * @returns gives up without a word
 */
export function restoreScroll(top: number, onSettled: () => void): () => void {
  const cancel = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of interruptions) window.removeEventListener(event, settle);
  };
  const settle = () => {
    cancel();
    onSettled();
  };
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) <= 1) settle();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(settle, restoreMs);
  for (const event of interruptions) window.addEventListener(event, settle, { passive: true });
  observer.observe(document.body);
  attempt();
  return cancel;
}
