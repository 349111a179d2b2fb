import createClient, { type Middleware } from 'openapi-fetch';
import { getApiBase } from '../config/apiBase';
import { pageContextUrl } from '../config/contextUrl';
import { getLanguage } from '../config/language';
import { requestDeadline } from '../config/requestDeadline';
import { withDeadline } from './deadline';
import { takeEarlyResponse } from './earlyResponses';
import { parseError, statusError, unansweredError } from './errors';
import { isRedirect, parseFailureBody } from './failureBody';
import type { ClientPaths, OperationId } from './operation';
import { parseJson } from './parseJson';
import { serializeQuery } from './querySerializer';
import { restoreLists } from './restoreLists';

declare global {
  /** openapi-fetch puts what `callOptions` adds on the request, where the middleware reads it. */
  interface Request {
    operationId?: OperationId;
    successStatuses?: readonly number[];
  }
}

const OK = 200;
const NO_CONTENT = 204;
const UNAUTHORIZED = 401;

/** Response whose JSON is parsed. openapi-fetch asks for `json` where there is a length, so that it is parsed once. */
class ParsedResponse extends Response {
  readonly #data: unknown;

  constructor(data: unknown, length: number) {
    super(null, { headers: { 'Content-Length': String(length) } });
    this.#data = data;
  }

  override json(): Promise<unknown> {
    return Promise.resolve(this.#data);
  }
}

/** Response to a request or to its early call. An early call that failed is repeated, unless its deadline has passed. */
async function respond(request: Request): Promise<Response> {
  const early = takeEarlyResponse(request);
  if (!early) return globalThis.fetch(request);
  return early.catch((error: unknown) => {
    if (request.signal.aborted || (error instanceof Error && error.name === 'TimeoutError')) throw error;
    return globalThis.fetch(request);
  });
}

/** Response whose body has been read within the deadline (CALL-08): openapi-fetch reports no failure of a body. */
async function readResponse(request: Request): Promise<Response> {
  const response = await respond(request);
  const body = await response.arrayBuffer();
  return new Response(body.byteLength === 0 ? null : body, response);
}

/** Data of a success. @throws ApiError for a body that is no JSON or departs from the contract, and for a redirect */
function readSuccess(id: string, text: string): unknown {
  let data: unknown;
  try {
    data = parseJson(text);
    if (!isRedirect(data)) restoreLists(id, data);
  } catch (error) {
    throw parseError(id, OK, error);
  }
  if (isRedirect(data)) throw statusError(id, UNAUTHORIZED, data);
  return data;
}

/** Sets the headers (CALL-02, CALL-03) and throws every failure as one ApiError (CALL-04, CALL-05). */
const middleware: Middleware = {
  onRequest({ request: { headers, operationId } }) {
    const { pathname, search } = window.location;
    const defaults = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Content-Language': getLanguage(),
      'Context-Url': operationId === 'getPage' ? pageContextUrl(pathname + search) : getApiBase(),
    };
    for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
    const authentication = headers.get('Authentication');
    if (authentication === null) return;
    headers.delete('Authentication');
    headers.set('Authorization', authentication);
  },

  async onResponse({ request, response, schemaPath }) {
    const { operationId = schemaPath, successStatuses = [OK] } = request;
    const { status } = response;
    const text = await response.text();
    if (successStatuses.includes(status))
      return status === NO_CONTENT
        ? response
        : new ParsedResponse(readSuccess(operationId, text), text.length);
    const body = parseFailureBody(text);
    if (status !== OK) throw statusError(operationId, status, body);
    if (isRedirect(body)) throw statusError(operationId, UNAUTHORIZED, body);
    // An operation that documents only 204.
    return new Response(null, { status: NO_CONTENT });
  },

  onError({ request, error, schemaPath }) {
    request.signal.throwIfAborted();
    return unansweredError(request.operationId ?? schemaPath, error);
  },
};

/**
 * Client of the contract, the only way to the server (CALL-01 to CALL-05). It shows nothing and navigates nowhere.
 * Generated calls use it; pages and features use generated queries and mutations.
 */
export const client = createClient<ClientPaths>({
  cache: 'no-cache',
  credentials: 'include',
  fetch: (request) =>
    withDeadline((signal) => readResponse(new Request(request, { signal })), requestDeadline, request.signal),
  querySerializer: serializeQuery,
});
client.use(middleware);

/**
 * Options of a call besides its input.
 *
 * @param successStatuses documented statuses of a success, where they are not 200 alone
 */
export function callOptions(
  operationId: OperationId,
  signal: AbortSignal | undefined,
  successStatuses?: readonly number[],
) {
  return { baseUrl: getApiBase(), operationId, signal, successStatuses };
}

/** Data of a call. The middleware has thrown every failure as an ApiError, so that it is there. */
export function dataOf<Data>({ data, error }: { data?: Data; error?: unknown }): NonNullable<Data> {
  if (data == null) throw error;
  return data;
}

/** Data of a call; null for an answer without a body (204). */
export function dataOrNull<Data>({ data }: { data?: Data }): NonNullable<Data> | null {
  return data ?? null;
}
