import type { Page } from './generated/types';

/** Request sent by the boot script before the client has loaded. */
interface EarlyResponse {
  response: Promise<Response>;
  abort: () => void;
}

interface EarlyRequests {
  /** Keyed by {@link earlyKey}. */
  responses: Record<string, EarlyResponse>;
  /** Page of the address, once it has arrived with its first products; undefined after a failed request. */
  page?: Promise<Page | undefined>;
}

declare global {
  interface Window {
    __early?: EarlyRequests;
  }
}

/** Key of an early call: the address and the two headers that the response depends on. */
export function earlyKey(url: string, contentLanguage: string, contextUrl: string): string {
  return [url, contentLanguage, contextUrl].join(' ');
}

/** Abort the early calls whose responses were not taken. */
export function dropEarlyResponses(): void {
  for (const { abort } of Object.values(window.__early?.responses ?? {})) abort();
  delete window.__early;
}

/**
 * Return the response to an early call, once; aborting the request aborts the early call. A request that changes
 * data aborts the remaining early calls, whose responses are outdated.
 * @returns the response, or undefined when no early call has the same address and headers
 */
export function takeEarlyResponse(request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET') {
    dropEarlyResponses();
    return undefined;
  }
  const { headers, signal } = request;
  const key = earlyKey(request.url, headers.get('Content-Language') ?? '', headers.get('Context-Url') ?? '');
  const early = window.__early?.responses[key];
  if (!early) return undefined;
  delete window.__early?.responses[key];
  signal.addEventListener('abort', early.abort, { once: true });
  return early.response;
}
