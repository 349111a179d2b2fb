import { useDeferredValue, type ReactNode } from 'react';
import { useIsServerRender } from '../../lib/useIsServerRender';

/**
 * Render its children after the first render, interruptibly: for content out of view, or of lower priority. A
 * component rather than a hook, since its second render would render the caller's other children again. A server renders
 * them at once; the browser hydrates them when their boundary's turn comes.
 * @example <AfterFirstRender><Footer /></AfterFirstRender>
 */
export function AfterFirstRender({ children }: { children: ReactNode }) {
  const isServerRender = useIsServerRender();
  return useDeferredValue(true, isServerRender) && children;
}
