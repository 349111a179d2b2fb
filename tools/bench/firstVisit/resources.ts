/** A file or response that a page loaded. */
export interface Resource {
  url: string;
  /** ms since the navigation began. */
  start: number;
  /** Bytes of the compressed body as sent; 0 for a cached response. */
  bytes: number;
}

/** Kinds of files to count. */
export type Kind = 'html' | 'js' | 'css' | 'font' | 'api' | 'media';

/** Bytes by kind, the number of requests, and the number of those for pictures and videos. */
export type Load = Record<Kind, number> & { requests: number; mediaRequests: number };

/** Kind of the file at a URL. */
function kindOf(url: string): Kind {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/api/')) return 'api';
  if (pathname.endsWith('.js')) return 'js';
  if (pathname.endsWith('.css')) return 'css';
  if (pathname.endsWith('.woff2')) return 'font';
  return /\.\w+$/.test(pathname) && !pathname.endsWith('.html') ? 'media' : 'html';
}

/** Sum up the requests before a time, in ms since the navigation began. */
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
