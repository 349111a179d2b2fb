import { useRef } from 'react';

/** FILT-05: how long clicks are ignored after a toggle, in ms; as long as the movement takes. */
const lockMs = 250;

/**
 * FILT-05: the lock of an accordion's section.
 * @returns a function to call at each click: true when it toggles, false within 250 ms of the last toggle
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
