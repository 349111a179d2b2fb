import { useEffect, useState } from 'react';
import { isScrollLocked } from '../../components/Modal/scrollLock';

/** NAV-02: how far the page may be scrolled before the lower bar hides, in px. */
export const scrollHideThreshold = 50;

/** NAV-02: true while scrolling down past 50 px, false again on scrolling up. */
export function useScrollHide(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      if (isScrollLocked()) return;
      const now = Math.max(0, window.scrollY);
      if (now !== last) setHidden(now > last && now > scrollHideThreshold);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return hidden;
}
