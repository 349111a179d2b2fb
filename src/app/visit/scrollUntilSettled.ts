const interruptions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls again whenever the height of the page changes, until the position is reached, the user interrupts, or the
 * time is up (APP-04).
 * @param scroll scrolls at once; returns true when no further attempt is needed
 * @param limitMs time for the page to reach its height, in ms
 * @param onSettled called once, unless cancelled
 * @returns cancels further attempts
 */
export function scrollUntilSettled(
  scroll: () => boolean,
  limitMs: number,
  onSettled: () => void,
): () => void {
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
    if (scroll()) settle();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(settle, limitMs);
  for (const event of interruptions) window.addEventListener(event, settle, { passive: true });
  observer.observe(document.body);
  attempt();
  return cancel;
}
