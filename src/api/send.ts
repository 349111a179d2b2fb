import { getApiBase } from '../config/apiBase';
import { pageContextUrl } from '../config/contextUrl';
import { getLanguage } from '../config/language';
import { takeEarlyResponse } from './earlyResponses';
import { serializeQuery, type QueryStyles } from './querySerializer';

/** What sending needs to know of an operation: a row of the generated table. */
interface Operation {
  method: string;
  path: string;
  query: QueryStyles;
}

/** Any operation's input; the generated types have checked that of one operation. */
interface Input {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  /** `Authentication` is sent as the Authorization header (CALL-03). */
  headers?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
}

/** An answer's status and the text of its body; empty where there is none. */
export interface Answer {
  status: number;
  text: string;
}

function urlOf(operation: Operation, { path = {}, query = {} }: Input): string {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const search = serializeQuery(query, operation.query);
  return getApiBase() + filled + (search === '' ? '' : `?${search}`);
}

/** The headers of CALL-02, which a caller may replace, and those that an operation has of its own. */
function headersOf({ Authentication, ...own }: NonNullable<Input['headers']>, contextUrl: string): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'Content-Language': getLanguage(),
    'Context-Url': contextUrl,
  });
  for (const [name, value] of Object.entries({ ...own, Authorization: Authentication }))
    if (value !== undefined) headers.set(name, value);
  return headers;
}

/** Takes over the response of an early request. One that failed is made again, unless its deadline has passed. */
async function respond(request: Request): Promise<Response> {
  const early = takeEarlyResponse(request);
  if (!early) return globalThis.fetch(request);
  return early.catch((error: unknown) => {
    if (request.signal.aborted || (error instanceof Error && error.name === 'TimeoutError')) throw error;
    return globalThis.fetch(request);
  });
}

/**
 * Sends one call to the API base with cookies and headers, and reads its answer's body. What the answer means is decided
 * by `request`.
 *
 * @param id the operationId; the Context-Url of getPage is the browser's address, that of every other call the API base
 * @throws whatever fetch and reading the body throw: a TypeError when nothing answers, the signal's reason on abort
 */
export async function send(
  id: string,
  operation: Operation,
  input: Input,
  signal: AbortSignal,
): Promise<Answer> {
  const { pathname, search } = window.location;
  const contextUrl = id === 'getPage' ? pageContextUrl(pathname + search) : getApiBase();
  const response = await respond(
    new Request(urlOf(operation, input), {
      method: operation.method,
      headers: headersOf(input.headers ?? {}, contextUrl),
      body: input.body === undefined ? null : JSON.stringify(input.body),
      // An answer depends on Context-Url and cookies, not on its address alone, and browsers cache a 301 for good: the
      // server is always asked, and may answer that the cached response is still valid.
      cache: 'no-cache',
      credentials: 'include',
      signal,
    }),
  );
  return { status: response.status, text: await response.text() };
}
