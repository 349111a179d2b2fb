import { useDeferredValue } from 'react';

/**
 * False in the first render of a component, then true in an interruptible render: for content out of view, or of
 * lower priority.
 */
export const useAfterFirstRender = (): boolean => useDeferredValue(true, false);
