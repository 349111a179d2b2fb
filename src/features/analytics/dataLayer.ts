/** One entry of the tag manager's data layer: an event and what belongs to it. No personal data goes in (ANA-01). */
export interface DataLayerEntry {
  event?: string;
  [field: string]: unknown;
}

declare global {
  interface Window {
    dataLayer?: DataLayerEntry[];
  }
}

/** Entries that the shop itself has pushed. */
const ownEntries = new WeakSet<object>();
let isClosed = false;

/**
 * Pushes an entry to the data layer, which a tag manager may read now or later (ANA-01). Nothing is pushed while the data
 * layer is closed.
 */
export function pushEntry(entry: DataLayerEntry): void {
  if (isClosed) return;
  ownEntries.add(entry);
  (window.dataLayer ??= []).push(entry);
}

/**
 * Closes the data layer, as long as a tag manager may not read it: what the shop has pushed is removed, and it pushes
 * nothing more (ANA-03).
 */
export function closeDataLayer(): void {
  isClosed = true;
  const entries = window.dataLayer ?? [];
  for (let index = entries.length - 1; index >= 0; index -= 1)
    if (ownEntries.has(entries[index] as DataLayerEntry)) entries.splice(index, 1);
}

/** Whether events are pushed. */
export const isDataLayerOpen = (): boolean => !isClosed;

/** Opens the data layer again. */
export function openDataLayer(): void {
  isClosed = false;
}

/** A command of Google's tags, which are recognised by being an arguments object: an array would be ignored. */
function pushCommand(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- see above
  (window.dataLayer ??= []).push(arguments as unknown as DataLayerEntry);
}

/** Pushes the consent before any choice, by the names of Consent Mode: nothing but what is necessary (ANA-03). */
export function pushDefaultConsent(): void {
  pushCommand('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'granted',
    security_storage: 'granted',
  });
}

/** Pushes a choice, by the names of Consent Mode; advertising stays denied whatever is chosen (ANA-03). */
export function pushConsentUpdate(analytics: 'granted' | 'denied'): void {
  pushCommand('consent', 'update', { analytics_storage: analytics });
}

const reported = new Set<string>();

/**
 * Reports content that this version of the app cannot show, once per name: an unknown pageType (APP-02), an unknown
 * blockType (PDP-04), a language whose code or route cannot be used (APP-08).
 */
export function reportUnknown(kind: 'pageType' | 'blockType' | 'language', name: string): void {
  const key = `${kind} ${name}`;
  if (reported.has(key)) return;
  reported.add(key);
  pushEntry({ event: 'unknown_content', kind, name });
}
