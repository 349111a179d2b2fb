import type { IncomingHttpHeaders } from 'node:http';

/** Headers of a visitor that the backend gets with each call. */
const passedOn = ['cookie', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto'] as const;

/** Calls of one page. */
export interface BackendCalls {
  send: (request: Request) => Promise<Response>;
  /** Cookies that the backend has set, as Set-Cookie headers. */
  cookies: string[];
}

/**
 * Calls in the name of a visitor.
 * @param origin of the shop: calls to it go to the backend, as in front of the browser
 * @param maxWait time for all calls together, in ms; later ones are aborted with a TimeoutError
 */
export function backendCalls(
  headers: IncomingHttpHeaders,
  origin: string,
  { backend, maxWait }: { backend: string; maxWait: number },
): BackendCalls {
  const deadline = AbortSignal.timeout(maxWait);
  const cookies: string[] = [];
  const send = async (request: Request) => {
    const call = new Headers(request.headers);
    for (const name of passedOn) {
      const value = headers[name];
      if (typeof value === 'string') call.set(name, value);
    }
    const url = request.url.startsWith(`${origin}/`)
      ? backend + request.url.slice(origin.length)
      : request.url;
    const signal = AbortSignal.any([deadline, request.signal]);
    const response = await fetch(url, { headers: call, signal });
    cookies.push(...response.headers.getSetCookie());
    return response;
  };
  return { send, cookies };
}
