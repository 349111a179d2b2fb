let locks = 0;
let isFrozen = false;

/** Whether the body is fixed: the page does not move, even where the window seems to scroll. */
export function isBodyFrozen(): boolean {
  return isFrozen;
}

/**
 * MOD-02, NAV-07: prevents the page from scrolling. The width of the scrollbar is reserved, so nothing shifts.
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
 * NAV-07: fixes the body at its scroll position, for small windows whose browsers scroll even locked pages.
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
