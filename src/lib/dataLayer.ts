import { reportException } from './reportException';

/** An entry of the tag manager's data layer: an event and its fields. It must contain no personal data (ANA-01). */
export interface DataLayerEntry {
  event?: string;
  [field: string]: unknown;
}

declare global {
  interface Window {
    dataLayer?: DataLayerEntry[];
  }
}

const ownEntries = new WeakSet<object>();
let isClosed = false;

type Vendor = (event: DataLayerEntry) => void;

let vendor: Vendor | undefined;

/** Send further events to a vendor too, until the next call; undefined stops it (ANA-02). */
export function sendEventsTo(next: Vendor | undefined): void {
  vendor = next;
}

/** Push an entry to the data layer (ANA-01), unless it is closed. */
export function pushEntry(entry: DataLayerEntry): void {
  if (isClosed) return;
  ownEntries.add(entry);
  (window.dataLayer ??= []).push(entry);
  try {
    if (entry.event !== undefined) vendor?.(entry);
  } catch (error) {
    reportException(error);
  }
}

/** Close the data layer: remove the shop's entries and ignore further ones (ANA-03). */
export function closeDataLayer(): void {
  isClosed = true;
  const entries = window.dataLayer ?? [];
  for (let index = entries.length - 1; index >= 0; index -= 1)
    if (ownEntries.has(entries[index] as DataLayerEntry)) entries.splice(index, 1);
}

/** True while events are pushed. */
export const isDataLayerOpen = (): boolean => !isClosed;

/** Reopen the data layer after {@link closeDataLayer}. */
export function openDataLayer(): void {
  isClosed = false;
}

/** Push a gtag command. Google's tags recognise commands by the `arguments` object; an array would be ignored. */
function pushCommand(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- see above
  (window.dataLayer ??= []).push(arguments as unknown as DataLayerEntry);
}

/** Push the default consent in terms of Consent Mode: only what is necessary is granted (ANA-03). */
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

/** Push the customer's consent in terms of Consent Mode; advertising is always denied (ANA-03). */
export function pushConsentUpdate(analytics: 'granted' | 'denied'): void {
  pushCommand('consent', 'update', { analytics_storage: analytics });
}

const reported = new Set<string>();

/** Report content that this version cannot render, once per name (APP-02, PDP-04, APP-08). */
export function reportUnknown(kind: 'pageType' | 'blockType' | 'language', name: string): void {
  const key = `${kind} ${name}`;
  if (reported.has(key)) return;
  reported.add(key);
  pushEntry({ event: 'unknown_content', kind, name });
}
