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

/** Pushes an entry to the data layer, which a tag manager may read now or later (ANA-01). */
export function pushEntry(entry: DataLayerEntry): void {
  (window.dataLayer ??= []).push(entry);
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
