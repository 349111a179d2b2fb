/** A file or answer that a page loaded. */
export interface Resource {
  url: string;
  /** ms since the navigation began. */
  start: number;
  /** Bytes of the body as sent, compressed; 0 where nothing was sent because it was cached. */
  bytes: number;
}

/** The kinds of file that are counted apart. */
export type Kind = 'html' | 'js' | 'css' | 'font' | 'api' | 'media';

/** Bytes by kind, how many requests there were, and how many of them were for pictures and videos. */
export type Load = Record<Kind, number> & { requests: number; mediaRequests: number };

/** What kind of file an address means. */
function kindOf(url: string): Kind {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/api/')) return 'api';
  if (pathname.endsWith('.js')) return 'js';
  if (pathname.endsWith('.css')) return 'css';
  if (pathname.endsWith('.woff2')) return 'font';
  return /\.\w+$/.test(pathname) && !pathname.endsWith('.html') ? 'media' : 'html';
}

/** Adds up what was asked for before a time, in ms since the navigation began. */
export function loadBefore(resources: readonly Resource[], time: number): Load {
  const load: Load = { html: 0, js: 0, css: 0, font: 0, api: 0, media: 0, requests: 0, mediaRequests: 0 };
  for (const { url, start, bytes } of resources) {
    if (start > time) continue;
    const kind = kindOf(url);
    load[kind] += bytes;
    load.requests += 1;
    if (kind === 'media') load.mediaRequests += 1;
  }
  return load;
}
