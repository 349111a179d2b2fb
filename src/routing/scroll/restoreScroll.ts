import { readStoredList, writeStored } from '../../lib/storage';
import { anchorTarget, focusAnchor } from '../links/anchors';

const key = 'scroll';
const limit = 50;

const isEntry = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

const positions = new Map(readStoredList('session', key, isEntry));

/** Give the first history entry a random key: that of React Router is always `default`, and so ambiguous. */
export function nameFirstEntry(): void {
  if (window.history.state === null)
    window.history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, '');
}

/** Save the scroll position of a history entry, in px; the 50 latest entries are stored, by random keys (APP-04). */
export function saveScrollPosition(entry: string, top: number): void {
  positions.delete(entry);
  positions.set(entry, top);
  for (const oldest of positions.keys()) {
    if (positions.size <= limit) break;
    positions.delete(oldest);
  }
}

/** Saved scroll position of a history entry in px; undefined when there is none (APP-04). */
export function savedScrollPosition(entry: string): number | undefined {
  return positions.get(entry);
}

/** Store the positions in sessionStorage, so that they survive a reload (APP-04). */
export function storeScrollPositions(): void {
  writeStored('session', key, JSON.stringify([...positions]));
}

const interruptions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scroll again whenever the height of the page changes, until done, interrupted, or out of time (APP-04).
 * @param scroll scrolls at once; returns true when no further attempt is needed
 * @param onEnd called once, unless cancelled
 * @returns function that cancels further attempts
 */
function retryScroll(scroll: () => boolean, limitMs: number, onEnd: () => void): () => void {
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

/** Time for a page to reach its height, in ms: a long list needs several responses, and pictures may come late. */
const limitMs = 20_000;

/**
 * Scroll to the saved position, in px, as soon as the page is tall enough (APP-04).
 * @returns function that cancels it
 */
export function restoreScroll(top: number, onEnd: () => void): () => void {
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) <= 1;
  };
  return retryScroll(scroll, limitMs, onEnd);
}

/**
 * Scroll to an anchor and focus it; keeps it in place while content above it loads (APP-04).
 * @param behavior of the first scroll; later corrections are instant
 * @returns function that cancels it
 */
export function restoreAnchor(id: string, behavior: ScrollBehavior, onEnd: () => void): () => void {
  let focused: HTMLElement | null = null;
  let current = behavior;
  const arrive = () => {
    if (focused) current = 'instant';
  };
  const scroll = () => {
    const target = anchorTarget(id);
    target?.scrollIntoView({ behavior: current });
    if (target && target !== focused) focusAnchor(target);
    focused = target;
    return false;
  };
  window.addEventListener('scrollend', arrive);
  const cancel = retryScroll(scroll, limitMs, onEnd);
  return () => {
    window.removeEventListener('scrollend', arrive);
    cancel();
  };
}
