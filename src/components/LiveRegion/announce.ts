import { useSyncExternalStore } from 'react';

/** What was said last; the number makes the same words said twice a new message. */
interface Announcement {
  text: string;
  count: number;
}

let said: Announcement = { text: '', count: 0 };
const listeners = new Set<() => void>();

/**
 * Says something to people who listen to the page, without interrupting them.
 * @param text a translated sentence
 */
export function announce(text: string): void {
  said = { text, count: said.count + 1 };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was said last. */
export function useAnnouncement(): Announcement {
  return useSyncExternalStore(subscribe, () => said);
}
