let locks = 0;
let isFrozen = false;

/** Whether the body is frozen: where the window seems to scroll meanwhile, the page stands still. */
export function isBodyFrozen(): boolean {
  return isFrozen;
}

/**
 * MOD-02, NAV-07: keeps the page from scrolling. The room of the scrollbar that goes is kept, so nothing moves.
 * @returns gives scrolling back; the page scrolls again when the last lock is released
 */
export function lockScroll(): () => void {
  const { dataset, clientWidth } = document.documentElement;
  if (locks === 0) document.body.style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
  locks += 1;
  dataset['scroll'] = 'locked';
  let released = false;
  return () => {
    if (released) return;
    released = true;
    locks -= 1;
    if (locks > 0) return;
    delete dataset['scroll'];
    document.body.style.paddingInlineEnd = '';
  };
}

/**
 * NAV-07: freezes the body where it stands, for small windows whose browsers scroll even locked pages.
 * @returns unlocks it at the same scroll position
 */
export function freezeBody(): () => void {
  const top = window.scrollY;
  const release = lockScroll();
  isFrozen = true;
  Object.assign(document.body.style, { position: 'fixed', top: `-${top}px`, width: '100%' });
  return () => {
    Object.assign(document.body.style, { position: '', top: '', width: '' });
    release();
    window.scrollTo(0, top);
    isFrozen = false;
  };
}
