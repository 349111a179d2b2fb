import { useEffect, useState } from 'react';
import { isWindowMoving } from '../../../components/plain/moveWindow';

/** NAV-02: scroll distance before the lower bar hides, in px. */
export const scrollHideThreshold = 50;

/**
 * True when the page is still high enough for a scroll position, in px: otherwise it shrank, and nobody scrolled up.
 */
const reaches = (top: number) => top <= document.documentElement.scrollHeight - window.innerHeight + 1;

/**
 * NAV-02: true while scrolling down past 50 px, false on scrolling up. Unchanged by programmatic scrolling, so that
 * nothing moves under the pointer.
 */
export function useScrollHide(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    // On mount the page is at its top, or is scrolled programmatically.
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
