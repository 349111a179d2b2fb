import type { components } from './generated/types';

type Page = components['schemas']['Page'];

/** A call the boot script has made before the client had loaded. */
interface EarlyResponse {
  response: Promise<Response>;
  abort: () => void;
}

/** Requests of the boot script, sent before the app's code has loaded. */
interface EarlyVisit {
  /** By {@link earlyKey}. */
  responses: Record<string, EarlyResponse>;
  /** The page of the address, once it has arrived with its first products; undefined when a request has failed. */
  page?: Promise<Page | undefined>;
}

declare global {
  interface Window {
    __early?: EarlyVisit;
  }
}

/** Key of an early call: the address and the two headers that an answer depends on. */
export function earlyKey(url: string, contentLanguage: string, contextUrl: string): string {
  return [url, contentLanguage, contextUrl].join(' ');
}

function dropEarlyResponses(): void {
  for (const { abort } of Object.values(window.__early?.responses ?? {})) abort();
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
  const early = window.__early?.responses[key];
  if (!early) return undefined;
  delete window.__early?.responses[key];
  signal.addEventListener('abort', early.abort, { once: true });
  return early.response;
}
