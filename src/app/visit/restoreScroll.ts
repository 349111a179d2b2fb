import { anchorTarget, focusAnchor } from '../../components/SafeLink/goToAnchor';
import { scrollUntilSettled } from './scrollUntilSettled';

/** How long a page may take to grow to where it was left, in ms: a long list needs several answers. */
const restoreMs = 20_000;
/** How long content above an anchor may take to load, in ms. */
const anchorMs = 5000;

/**
 * Scrolls to where a page was left, as soon as it reaches that far (APP-04).
 * @param top in px
 * @param onSettled called once, when the place is reached, the person interrupts or the time is up
 * @returns cancels it
 */
export function restoreScroll(top: number, onSettled: () => void): () => void {
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) <= 1;
  };
  return scrollUntilSettled(scroll, restoreMs, onSettled);
}

/**
 * Scrolls to an anchor of a page that has just come, and focuses it; it stays there while what stands above it loads
 * (APP-04).
 * @param id of the app or of the editors
 * @param onSettled called once, when the person interrupts or the time is up
 * @returns cancels it
 */
export function restoreAnchor(id: string, onSettled: () => void): () => void {
  let focused: HTMLElement | null = null;
  const scroll = () => {
    const target = anchorTarget(id);
    target?.scrollIntoView({ behavior: 'instant' });
    if (target && target !== focused) focusAnchor(target);
    focused = target;
    return false;
  };
  return scrollUntilSettled(scroll, anchorMs, onSettled);
}
