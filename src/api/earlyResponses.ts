declare global {
  interface Window {
    /** Answers on their way to calls that a boot script made before this code had loaded, by {@link earlyKey}. */
    __early?: Record<string, Promise<Response>>;
  }
}

/** What a boot script files its call under: the address and the two headers that an answer depends on. */
export function earlyKey(url: string, contentLanguage: string, contextUrl: string): string {
  return [url, contentLanguage, contextUrl].join(' ');
}

/**
 * Takes over the answer a boot script asked for, once. A call that changes something drops those still waiting:
 * they tell of a time before it.
 *
 * @returns the answer, or undefined where none was asked for with the same address and headers
 */
export function takeEarlyResponse(request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET') {
    delete window.__early;
    return undefined;
  }
  const { headers } = request;
  const key = earlyKey(request.url, headers.get('Content-Language') ?? '', headers.get('Context-Url') ?? '');
  const answer = window.__early?.[key];
  delete window.__early?.[key];
  return answer;
}
