const interruptions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scroll again whenever the height of the page changes, until the position is reached, the user interrupts, or the
 * time is up (APP-04).
 * @param scroll scrolls at once; returns true when no further attempt is needed
 * @param limitMs time for the page to reach its height, in ms
 * @param onEnd called once, unless cancelled
 * @returns function that cancels further attempts
 */
export function retryScroll(scroll: () => boolean, limitMs: number, onEnd: () => void): () => void {
  const cancel = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of interruptions) window.removeEventListener(event, finish);
  };
  const finish = () => {
    cancel();
    onEnd();
  };
  const attempt = () => {
    if (scroll()) finish();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(finish, limitMs);
  for (const event of interruptions) window.addEventListener(event, finish, { passive: true });
  observer.observe(document.body);
  attempt();
  return cancel;
}
