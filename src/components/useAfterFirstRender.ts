import { useDeferredValue } from 'react';

/**
 * False while a component renders for the first time, then true in a render that React may interrupt: for what is out of
 * view, or can follow what a person waits for.
 */
export const useAfterFirstRender = (): boolean => useDeferredValue(true, false);
