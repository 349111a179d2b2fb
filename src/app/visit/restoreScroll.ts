import { anchorTarget, focusAnchor } from '../../components/SafeLink/goToAnchor';
import { retryScroll } from './retryScroll';

/** Time for a page to grow to the saved position, in ms: a long list needs several answers. */
const restoreMs = 20_000;
/** Time for content above an anchor to load, in ms. */
const anchorMs = 5000;

/**
 * Scrolls to the saved position as soon as the page is tall enough (APP-04).
 * @param top position in px
 * @param onEnd called once: when the position is reached, the user interrupts or the time is up
 * @returns cancels it
 */
export function restoreScroll(top: number, onEnd: () => void): () => void {
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) <= 1;
  };
  return retryScroll(scroll, restoreMs, onEnd);
}

/**
 * Scrolls to an anchor of a new page and focuses it; keeps it in place while content above it loads (APP-04).
 * @param id id set by the app or the editors
 * @param onEnd called once, when the user interrupts or the time is up
 * @returns cancels it
 */
export function restoreAnchor(id: string, onEnd: () => void): () => void {
  let focused: HTMLElement | null = null;
  const scroll = () => {
    const target = anchorTarget(id);
    target?.scrollIntoView({ behavior: 'instant' });
    if (target && target !== focused) focusAnchor(target);
    focused = target;
    return false;
  };
  return retryScroll(scroll, anchorMs, onEnd);
}
