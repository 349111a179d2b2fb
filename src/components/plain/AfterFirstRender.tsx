import { useDeferredValue, type ReactNode } from 'react';

/**
 * Render its children after the first render, interruptibly: for content out of view, or of lower priority. A
 * component rather than a hook, since its second render would render the caller's other children again.
 * @example <AfterFirstRender><Footer /></AfterFirstRender>
 */
export function AfterFirstRender({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
