import { useState, useSyncExternalStore } from 'react';
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

function useAnnouncement(): Announcement {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/**
 * Polite live region for the texts of `announce`. One is always mounted in the app, and one in each modal, since
 * content outside an open modal is not announced. Skips texts from before it was mounted.
 */
export function LiveRegion() {
  const { text, count } = useAnnouncement();
  const [heardBefore] = useState(count);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {count > heardBefore && <span key={count}>{text}</span>}
    </div>
  );
}
