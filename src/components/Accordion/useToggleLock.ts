import { useRef } from 'react';

/** FILT-05: time in ms for which clicks are ignored after a toggle: the duration of the transition. */
const lockMs = 250;

/**
 * FILT-05: lock of an accordion's section.
 * @returns a function to call on each click: true when it may toggle, false within 250 ms of the last toggle
 */
export function useToggleLock(): () => boolean {
  const lockedUntil = useRef(-Infinity);
  return () => {
    const now = performance.now();
    if (now < lockedUntil.current) return false;
    lockedUntil.current = now + lockMs;
    return true;
  };
}
