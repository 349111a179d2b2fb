import { flushSync } from 'react-dom';
import { media } from '../../theme/breakpoints';

/**
 * UI-03: navigate to a product while the picture of its card moves to its place in the gallery (Gallery.module.css),
 * if the product renders at once. Without view transitions in the browser, and with reduced motion, it only navigates.
 * @param link link of the card
 */
export function movePicture(link: Element, navigate: () => void): void {
  const picture = link.closest('article')?.querySelector('img');
  const isSupported = 'startViewTransition' in document && !window.matchMedia(media.reducedMotion).matches;
  if (!picture || !isSupported) return navigate();
  const { dataset } = document.documentElement;
  picture.style.viewTransitionName = 'product-picture';
  const { ready, finished } = document.startViewTransition(() => {
    picture.style.viewTransitionName = '';
    dataset['transition'] = 'product';
    flushSync(navigate);
  });
  const end = () => delete dataset['transition'];
  finished.then(end, end);
  // Rejected when the browser skips the animation, as in a hidden tab.
  ready.catch(() => undefined);
}
