/** One entry of the tag manager's data layer: an event and what belongs to it. No personal data goes in (ANA-01). */
export interface DataLayerEvent {
  event: string;
  [field: string]: unknown;
}

declare global {
  interface Window {
    dataLayer?: DataLayerEvent[];
  }
}

/** Pushes an event to the data layer, which a tag manager may read now or later (ANA-01). */
export function pushEvent(event: DataLayerEvent): void {
  (window.dataLayer ??= []).push(event);
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
  pushEvent({ event: 'unknown_content', kind, name });
}
