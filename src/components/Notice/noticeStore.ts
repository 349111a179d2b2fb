import { useSyncExternalStore } from 'react';
import type { components } from '../../api/generated/types';
import { createStore } from '../../config/createStore';
import type { Translate } from '../../i18n/translate';

/** A message that shows beside the page for a while; the feature that shows it provides its content. */
export interface NoticeContent {
  tone: 'success' | 'plain' | 'failure';
  /** Heading and accessible name. */
  title: (t: Translate) => string;
  /** The name of the thing that the notice is about. */
  subject?: string;
  text?: (t: Translate) => string;
  picture?: components['schemas']['Image'];
  /** A button below the text; pressing it dismisses the notice. */
  action?: { label: (t: Translate) => string; onPress: () => void };
  /** How long it shows, in ms, unless a pointer or focus is on it; 6 s without it. */
  duration?: number;
  /** False where the text has been announced to screen readers already. */
  announced?: boolean;
}

/** A notice with a number of its own, so that the same content shown again is a new notice. */
interface ShownNotice extends NoticeContent {
  key: number;
}

const store = createStore<ShownNotice | null>(null);
let lastKey = 0;

/**
 * Shows a notice in place of the one before.
 * @returns removes this notice, if it still shows
 */
export function showNotice(notice: NoticeContent): () => void {
  lastKey += 1;
  const key = lastKey;
  store.set({ ...notice, key });
  return () => {
    if (store.get()?.key === key) store.set(null);
  };
}

/** Removes the notice that shows, if any. */
export function dismissNotice(): void {
  store.set(null);
}

/** The notice to show, or null. */
export function useNotice(): ShownNotice | null {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
