import { createContext } from 'react';

/** Called on hover or focus of a link inside the app: prefetches its page. */
export const LinkPrefetch = createContext<(to: string) => void>(() => undefined);
