import { useEffect, useRef, type RefObject } from 'react';

/** How near the end of the list may come before more is loaded, in px (LIST-07). */
const sentinelDistance = 100;

/** In px: a leap to the end of the page passes the end of the list without it ever being in view. */
const endlessAbove = 10_000_000;

/**
 * LIST-07: calls whenever an element comes within 100 px of view, and again when it is still there after more came.
 * @param onNear undefined while nothing is to be called
 * @param held how much is loaded; another number looks again
 */
export function useSentinel(
  onNear: (() => void) | undefined,
  held: number,
): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sentinel.current || !onNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: `${endlessAbove}px 0px ${sentinelDistance}px` },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [onNear, held]);
  return sentinel;
}
