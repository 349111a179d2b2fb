import { useEffect, useRef, type MouseEvent } from 'react';

/** How soon after a step has changed a second click belongs to the one that changed it, in ms. */
const doubleClick = 500;

/**
 * CHK-02, CHK-03: ignores the second click of a double click that has changed the step: it would meet whatever lies under
 * the pointer now, such as a payment method, or close the step that the first click has opened.
 * @param step what the first click changes
 * @returns handles clicks in the capture phase
 */
export function useDoubleClickGuard(step: unknown): (event: MouseEvent) => void {
  const changedAt = useRef(-Infinity);
  useEffect(() => {
    changedAt.current = performance.now();
  }, [step]);
  return (event) => {
    if (event.detail < 2 || performance.now() - changedAt.current > doubleClick) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
