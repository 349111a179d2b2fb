import { anchorTarget, focusAnchor } from '../links/anchors';
import { retryScroll } from './retryScroll';

/** Time for a page to reach its height, in ms: a long list needs several responses, and pictures may come late. */
const limitMs = 20_000;

/**
 * Scroll to the saved position as soon as the page is tall enough (APP-04).
 * @param top position in px
 * @param onEnd called once: when the position is reached, the user interrupts or the time is up
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
 * Scroll to an anchor and focus it, once it has rendered; keeps it in place while content above it loads (APP-04).
 * @param id id set by the app or the editors
 * @param behavior of the first scroll; later corrections are instant
 * @param onEnd called once, when the user interrupts or the time is up
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
