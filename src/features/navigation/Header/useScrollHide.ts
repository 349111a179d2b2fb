import { useEffect, useState } from 'react';
import { isWindowMoving } from '../../../components/moveWindow';

/** NAV-02: how far the page may be scrolled before the lower bar hides, in px. */
export const scrollHideThreshold = 50;

/** Whether the page still reaches to a place, in px: where it has shrunk, it was not scrolled up. */
const reaches = (top: number) => top <= document.documentElement.scrollHeight - window.innerHeight + 1;

/**
 * NAV-02: true while scrolling down past 50 px, false again on scrolling up. Where the page moves by itself it stays
 * as it is, so that nothing moves under a pointer.
 */
export function useScrollHide(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    // A header mounts on a page that is at its top, or that moves to its place by itself.
    let last = 0;
    const follow = () => {
      const now = Math.max(0, window.scrollY);
      const isScrolled = now !== last && !isWindowMoving() && (now > last || reaches(last));
      if (now <= scrollHideThreshold) setHidden(false);
      else if (isScrolled) setHidden(now > last);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return hidden;
}
