import createClient from 'openapi-fetch';
import { getApiBase } from '../config/apiBase';
import { pageContextUrl } from '../config/contextUrl';
import { getLanguage } from '../config/language';
import { takeEarlyResponse } from './earlyResponses';
import { createQuerySerializer } from './querySerializer';

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** What sending needs to know of an operation: a row of the generated table. */
interface Operation {
  method: keyof typeof METHODS;
  path: string;
  query: Parameters<typeof createQuerySerializer>[0];
}

/** Any operation's input, once the generated types have checked it. */
interface Input {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: { Authentication?: string; 'Content-Language'?: string; 'Context-Url'?: string };
  body?: unknown;
}

/** What openapi-fetch has to believe of every path: the generated types know better, and sooner. */
interface AnyOperation {
  parameters: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}

/** An answer's status and what came with it: text on success, parsed JSON (or text) on failure. */
export interface Answer {
  status: number;
  text: string;
  failure: unknown;
}

// Answers depend on Context-Url and cookies, not on the address alone, and browsers keep a 301 for good: so the
// server is always asked, and may say that what the browser holds still stands.
const client = createClient<Record<string, Record<(typeof METHODS)[keyof typeof METHODS], AnyOperation>>>({
  cache: 'no-cache',
  credentials: 'include',
  fetch: (call) => takeEarlyResponse(call)?.catch(() => globalThis.fetch(call)) ?? globalThis.fetch(call),
});

/** CALL-02 and CALL-03. Authentication is the caller's name for what travels as Authorization. */
function headersOf(given: Input['headers'], contextUrl: string) {
  return {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'Content-Language': given?.['Content-Language'] ?? getLanguage(),
    'Context-Url': given?.['Context-Url'] ?? contextUrl,
    Authorization: given?.Authentication,
  };
}

/**
 * Sends one call to the API base with cookies and the headers of CALL-02, and waits for its answer's body.
 * What is meant by the answer is for `request` to say.
 *
 * @param id the operationId; getPage's Context-Url is the browser's address, every other one's the API base
 * @throws whatever fetch throws: a TypeError when nothing answers, the signal's reason on abort
 */
export async function send(
  id: string,
  operation: Operation,
  input: Input,
  signal: AbortSignal,
): Promise<Answer> {
  const { pathname, search } = window.location;
  const { data, error, response } = await client.request(METHODS[operation.method], operation.path, {
    baseUrl: getApiBase(),
    params: { path: input.path, query: input.query },
    headers: headersOf(input.headers, id === 'getPage' ? pageContextUrl(pathname + search) : getApiBase()),
    body: input.body,
    querySerializer: createQuerySerializer(operation.query),
    parseAs: 'text',
    signal,
  });
  return { status: response.status, text: data ?? '', failure: error };
}
