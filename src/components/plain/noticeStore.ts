import { useSyncExternalStore } from 'react';
import type { components } from '../../api/generated/types';
import { createStore } from '../../lib/createStore';
import type { Translate } from '../../i18n/translate';

/** Temporary message beside the page; the calling feature provides its content. */
export interface NoticeContent {
  tone: 'success' | 'plain' | 'failure';
  /** Heading and accessible name. */
  title: (t: Translate) => string;
  /** Name of the item that the notice is about. */
  subject?: string;
  text?: (t: Translate) => string;
  picture?: components['schemas']['Image'];
  /** Button below the text; dismisses the notice. */
  action?: { label: (t: Translate) => string; onPress: () => void };
  /** Duration in ms, extended while it has the pointer or focus; default: 6 s. */
  duration?: number;
  /** False when the text has already been announced to screen readers. */
  announced?: boolean;
}

/** Notice with an id, so that the same content shown again is a new notice. */
interface ShownNotice extends NoticeContent {
  key: number;
  /** Path and query of the page that it was shown on. */
  address: string;
}

const store = createStore<ShownNotice | null>(null);
let lastKey = 0;

/**
 * Show a notice, replacing the current one.
 * @returns function that removes this notice, if it still shows
 * @example showNotice({ tone: 'success', title: (t) => t('favorites.saved', [name]) });
 */
export function showNotice(notice: NoticeContent): () => void {
  lastKey += 1;
  const key = lastKey;
  store.set({ ...notice, key, address: location.pathname + location.search });
  return () => {
    if (store.get()?.key === key) store.set(null);
  };
}

/** Remove the current notice, if any. */
export function dismissNotice(): void {
  store.set(null);
}

/** Remove the current notice of a success, which a new attempt makes untrue. */
export function dismissSuccess(): void {
  if (store.get()?.tone === 'success') store.set(null);
}

/**
 * Remove the notice of a success on another page: it goes with its page.
 * @param address path and query of the current page
 */
export function dismissSuccessElsewhere(address: string): void {
  if (store.get()?.address !== address) dismissSuccess();
}

/** Current notice, or null. */
export function useNotice(): ShownNotice | null {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
