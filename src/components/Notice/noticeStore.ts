import { useSyncExternalStore } from 'react';
import type { components } from '../../api/generated/types';
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
  /** False where a screen reader has been told already. */
  announced?: boolean;
}

let current: NoticeContent | null = null;
const listeners = new Set<() => void>();

function set(notice: NoticeContent | null): void {
  current = notice;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a notice in place of the one before. */
export function showNotice(notice: NoticeContent): void {
  set(notice);
}

/** Removes the notice that shows, if any. */
export function dismissNotice(): void {
  set(null);
}

/** The notice to show, a new object for each call of `showNotice`, or null. */
export function useNotice(): NoticeContent | null {
  return useSyncExternalStore(subscribe, () => current);
}
