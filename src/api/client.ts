import createClient, { type Middleware } from 'openapi-fetch';
import { getApiBase } from '../config/deployment';
import { pageContextUrl, requestHeaders, requestOptions } from './requestHeaders';
import { requestDeadline, withDeadline } from './deadline';
import { checkResponse } from './checkResponse';
import { takeEarlyResponse } from './earlyResponses';
import { parseError, statusError, noResponseError } from './errors';
import { isRedirect, parseFailureBody, parseJson } from './failureBody';
import type { ClientPaths, OperationId } from './operation';
import { serializeQuery } from './querySerializer';
import { sessionOf } from './session';
import { pageUrl, renderRequest } from '../lib/renderRequest';

declare global {
  /** Set by openapi-fetch from the result of `callOptions`; read by the middleware. */
  interface Request {
    operationId?: OperationId;
    successStatuses?: readonly number[];
    session?: AbortSignal | undefined;
  }
}

const OK = 200;
const NO_CONTENT = 204;
const UNAUTHORIZED = 401;

/** Response with parsed JSON. openapi-fetch calls `json` when there is a length, so the body is parsed once. */
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

/** Characters of a longest body that is kept alive: browsers allow 64 KiB in flight, and refuse what exceeds them. */
const KEPT_LENGTH = 4000;

/** Request that reaches the server also when the page is left meanwhile, if it changes something. */
class KeptRequest extends Request {
  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    const { method, body } = init;
    const isSmall = typeof body !== 'string' || body.length <= KEPT_LENGTH;
    super(input, { ...init, keepalive: method !== 'GET' && isSmall });
  }
}

let tellSent: () => void = () => undefined;

/** Resolves when the next request has been handed to the browser. */
export const nextRequest = () =>
  new Promise<void>((resolve) => {
    tellSent = resolve;
  });

/** Response to a request or to its early call. A failed early call is repeated, unless its deadline has passed. */
async function respond(request: Request): Promise<Response> {
  const server = renderRequest();
  if (server) return server.send(request);
  const early = takeEarlyResponse(request);
  if (!early) return globalThis.fetch(request);
  return early.catch((error: unknown) => {
    if (request.signal.aborted || (error instanceof Error && error.name === 'TimeoutError')) throw error;
    return globalThis.fetch(request);
  });
}

/** Response with its body read before the deadline (CALL-08): openapi-fetch does not report a failed body. */
async function readResponse(request: Request): Promise<Response> {
  const response = await respond(request);
  const body = await response.arrayBuffer();
  return new Response(body.byteLength === 0 ? null : body, response);
}

/**
 * Data of a success.
 * @throws ApiError for a body that is not JSON or departs from the contract, and for a redirect
 */
function readSuccess(id: string, text: string): unknown {
  let data: unknown;
  try {
    data = parseJson(text);
    if (!isRedirect(data)) checkResponse(id, data);
  } catch (error) {
    throw parseError(id, OK, error);
  }
  if (isRedirect(data)) throw statusError(id, UNAUTHORIZED, data);
  return data;
}

/** Set the headers (CALL-02, CALL-03) and throw every failure as an ApiError (CALL-04, CALL-05). */
const middleware: Middleware = {
  onRequest({ request: { headers, operationId } }) {
    const { pathname, search } = pageUrl();
    const contextUrl = operationId === 'getPage' ? pageContextUrl(pathname + search) : getApiBase();
    const defaults = requestHeaders(contextUrl);
    for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
    const authentication = headers.get('Authentication');
    if (authentication === null) return;
    headers.delete('Authentication');
    headers.set('Authorization', authentication);
  },

  async onResponse({ request, response, schemaPath }) {
    const { operationId = schemaPath, successStatuses = [OK], session } = request;
    const { status } = response;
    const text = await response.text();
    session?.throwIfAborted();
    if (successStatuses.includes(status))
      return status === NO_CONTENT
        ? response
        : new ParsedResponse(readSuccess(operationId, text), text.length);
    const body = parseFailureBody(text);
    if (status !== OK) throw statusError(operationId, status, body);
    if (isRedirect(body)) throw statusError(operationId, UNAUTHORIZED, body);
    // Only 204 is documented. HTML, such as a gateway's sign-in page, does not come from the backend.
    if (/^\s*</.test(text)) throw parseError(operationId, OK, new SyntaxError('Unexpected page'));
    return new Response(null, { status: NO_CONTENT });
  },

  onError({ request, error, schemaPath }) {
    request.signal.throwIfAborted();
    request.session?.throwIfAborted();
    return noResponseError(request.operationId ?? schemaPath, error);
  },
};

/**
 * Client of the contract, the only module that sends requests (CALL-01 to CALL-05). It never shows errors or
 * navigates. For the generated calls; pages and features use the generated queries and mutations.
 */
export const client = createClient<ClientPaths>({
  ...requestOptions,
  Request: KeptRequest,
  fetch: (request) => {
    const signals = [request.signal, ...(request.session ? [request.session] : [])];
    const response = withDeadline(
      (signal) => readResponse(new Request(request, { signal })),
      requestDeadline,
      signals,
    );
    tellSent();
    return response;
  },
  querySerializer: serializeQuery,
});
client.use(middleware);

/**
 * Options of a call besides its input. It belongs to the current session, with which it ends.
 * @param successStatuses documented success statuses, when they differ from 200 alone
 */
export function callOptions(
  operationId: OperationId,
  signal: AbortSignal | undefined,
  successStatuses?: readonly number[],
) {
  const session = sessionOf(operationId);
  return { baseUrl: getApiBase(), operationId, signal, successStatuses, session };
}

/** Data of a call. Always present: the middleware throws every failure as an ApiError. */
export function dataOf<Data>({ data, error }: { data?: Data; error?: unknown }): NonNullable<Data> {
  if (data == null) throw error;
  return data;
}

/** Data of a call; null for a response without a body (204). */
export function dataOrNull<Data>({ data }: { data?: Data }): NonNullable<Data> | null {
  return data ?? null;
}
