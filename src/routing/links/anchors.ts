import { media } from '../../theme/breakpoints';

/** Document id for an id of the editors, with a prefix that separates it from the app's own. */
export function contentId(id: string): string {
  return `content-${id}`;
}

export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Element with an id set by the app or the editors; the body for an empty id. */
export function anchorTarget(id: string): HTMLElement | null {
  return id === '' ? document.body : (document.getElementById(id) ?? document.getElementById(contentId(id)));
}

/** Behaviour of a scroll started by the app: instant with reduced motion (UI-04). */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia(media.reducedMotion).matches ? 'instant' : 'smooth';
}

/** Scroll to the element with this id, or the top for an empty one, and focus it. */
export function goToAnchor(id: string): void {
  const target = anchorTarget(id);
  if (!target) return;
  target.scrollIntoView({ behavior: scrollBehavior() });
  focusAnchor(target);
}

/** Focus an element that is not focusable by default, such as a heading or a block. */
export function focusAnchor(target: HTMLElement): void {
  if (target !== document.body && target.tabIndex < 0 && !target.hasAttribute('tabindex'))
    target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
