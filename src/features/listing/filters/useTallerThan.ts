import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is higher than it may be, followed as it grows and shrinks.
 * @param height in px
 */
export function useTallerThan(ref: RefObject<HTMLElement | null>, height: number): boolean {
  const [isTaller, setTaller] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setTaller(element.offsetHeight > height));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, height]);
  return isTaller;
}
