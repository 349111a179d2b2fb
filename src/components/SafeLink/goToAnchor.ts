import { media } from '../../theme/breakpoints';

/**
 * The id in the document of an id that editors have given a block or an element of a rich text. The prefix keeps their
 * ids apart from those of the app.
 */
export function contentId(id: string): string {
  return `content-${id}`;
}

/** The id that the hash of an address names: decoded, where it can be. */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The element with an id of the app or of the editors; the body for an empty id. */
export function anchorTarget(id: string): HTMLElement | null {
  return id === '' ? document.body : (document.getElementById(id) ?? document.getElementById(contentId(id)));
}

/** How a scroll that the app starts moves: at once with reduced motion (UI-04). */
function scrollBehavior(): ScrollBehavior {
  return window.matchMedia(media.reducedMotion).matches ? 'instant' : 'smooth';
}

/**
 * Scrolls to the place with this id and moves focus there, so that reading goes on from it (APP-11).
 * @param id of the app or of the editors; empty for the top
 */
export function goToAnchor(id: string): void {
  const target = anchorTarget(id);
  if (!target) return;
  target.scrollIntoView({ behavior: scrollBehavior() });
  focusAnchor(target);
}

/** Focuses an element that may not be focusable by itself, such as a heading or a block. */
export function focusAnchor(target: HTMLElement): void {
  if (target !== document.body && target.tabIndex < 0 && !target.hasAttribute('tabindex'))
    target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
