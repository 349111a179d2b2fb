import { createContext } from 'react';

/** What to do when a person is about to follow a link inside the app: the app fetches the page beforehand. */
export const LinkPrefetch = createContext<(to: string) => void>(() => undefined);
