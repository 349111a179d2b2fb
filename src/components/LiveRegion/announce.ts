import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/createStore';

/** Latest announcement; the id makes a repeated text a new message. */
interface Announcement {
  text: string;
  count: number;
}

const store = createStore<Announcement>({ text: '', count: 0 });

/**
 * Announce a text to screen readers, politely.
 * @param text a translated sentence
 * @example announce(t('favorites.added', [name]));
 */
export function announce(text: string): void {
  store.set({ text, count: store.get().count + 1 });
}

/** Remove a text that no longer holds from the live region, unless another one has been announced since. */
export function retractAnnouncement(text: string): void {
  if (store.get().text === text) announce('');
}

/** Latest announcement. */
export function useAnnouncement(): Announcement {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
