import { useEffect, useRef, type MouseEvent } from 'react';

/** Maximum time between the clicks of a double click, in ms. */
const doubleClick = 500;

/**
 * CHK-02, CHK-03: ignore the second click of a double click that changed the step: it would hit whatever has moved
 * under the pointer, such as a payment method, or close the step just opened.
 * @param step value that the first click changes
 * @returns handler for clicks in the capture phase
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
