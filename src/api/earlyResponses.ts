import type { components } from './generated/types';

type Page = components['schemas']['Page'];

/** A call the boot script has made before the client had loaded. */
export interface EarlyResponse {
  response: Promise<Response>;
  abort: () => void;
}

declare global {
  interface Window {
    /** Calls that the boot script has made before this code had loaded, by {@link earlyKey}. */
    __early?: Record<string, EarlyResponse>;
    /** Resolves once the boot script has the page of the address and its first products; to undefined without them. */
    __firstPage?: Promise<Page | undefined>;
    /** Resolves once the app's code may be loaded: what the first page needs has the line for itself until then, and styles apply. */
    __appMayLoad?: Promise<unknown>;
  }
}

/** Key of an early call: the address and the two headers that an answer depends on. */
export function earlyKey(url: string, contentLanguage: string, contextUrl: string): string {
  return [url, contentLanguage, contextUrl].join(' ');
}

function dropEarlyResponses(): void {
  for (const { abort } of Object.values(window.__early ?? {})) abort();
  delete window.__early;
}

/**
 * Takes over the answer of an early call, once; the call is aborted with the request that takes it over. A request that
 * changes something aborts the early calls that are left: their answers are of a time before it.
 *
 * @returns the answer, or undefined where no early call has the same address and headers
 */
export function takeEarlyResponse(request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET') {
    dropEarlyResponses();
    return undefined;
  }
  const { headers, signal } = request;
  const key = earlyKey(request.url, headers.get('Content-Language') ?? '', headers.get('Context-Url') ?? '');
  const early = window.__early?.[key];
  if (!early) return undefined;
  delete window.__early?.[key];
  signal.addEventListener('abort', early.abort, { once: true });
  return early.response;
}
