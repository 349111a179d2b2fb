import { useDeferredValue, type ReactNode } from 'react';
import { isPainted } from '../config/paintedPage';

/** What a page that is painted before React has loaded leaves out: it follows in a render that React may interrupt. */
export function AfterPainted({ children }: { children: ReactNode }) {
  return useDeferredValue(true, !isPainted()) ? children : null;
}
