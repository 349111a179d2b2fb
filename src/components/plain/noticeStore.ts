import { type ReactNode, useSyncExternalStore } from 'react';
import type { components } from '../../api/generated/types';
import type { LucideIcon } from 'lucide-react';
import { createStore } from '../../lib/createStore';
import type { Translate } from '../../i18n/translate';

/** Temporary message beside the page; the calling feature provides its content. */
export interface NoticeContent {
  tone: 'success' | 'plain' | 'failure';
  title: (t: Translate) => string;
  subject?: string;
  text?: (t: Translate) => string;
  picture?: components['schemas']['Image'];
  /** Content in place of title, subject, text and picture, in a bar: below the icons of the header, or over it up to 1024 px. */
  content?: ReactNode;
  /** Button below the text; dismisses the notice. */
  action?: {
    label: (t: Translate) => string;
    /** Stands for the label in the bar of a phone. */
    icon?: LucideIcon;
    onPress: () => void;
  };
  /** Duration in ms, extended while it has the pointer or focus; default: 6 s. */
  duration?: number;
  announced?: boolean;
}

/** Notice with an id, so that the same content shown again is a new notice. */
interface ShownNotice extends NoticeContent {
  key: number;
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

export function dismissNotice(): void {
  store.set(null);
}

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

export function useNotice(): ShownNotice | null {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
