import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { getResponse, type HttpHandler } from 'msw';
import { documents } from '../media/documents/documents';
import { mediaMiddleware } from '../media/vitePlugin';
import type { Violation } from '../msw/runtime/violation';
import type { OperationId } from '../../src/api/operation';
import { Sessions } from '../store/sessions';
import { initialState } from '../shop/customers';
import type { ShopState } from '../store/state';
import { shopHandlers } from '../msw/shopHandlers';
import { createStore } from '../store/store';

const serveMedia = mediaMiddleware(documents);

/** Name of the session cookie, as in the contract. */
const sessionCookie = 'session';

function requestOf(message: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = message;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: new Headers(
      Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ),
    ...(hasBody ? { body: Readable.toWeb(message) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
  });
}

function sessionOf({ headers }: IncomingMessage): string | undefined {
  return headers.cookie
    ?.split(/; */)
    .find((pair) => pair.startsWith(`${sessionCookie}=`))
    ?.slice(sessionCookie.length + 1);
}

/** CORS headers that allow a page of another origin to call, cookies included. */
function corsHeaders({ headers }: IncomingMessage): Record<string, string> {
  if (headers.origin === undefined) return {};
  return {
    'Access-Control-Allow-Origin': headers.origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers':
      'accept, authorization, content-language, content-type, context-url, idempotency-key',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Max-Age': '7200',
    Vary: 'Origin',
  };
}

/** Options of the mock server. */
export interface MockServerOptions {
  /** Called with every violation of the contract. */
  onViolation: (violation: Violation) => void;
  /** Path of the file that stores the state of all clients; without one the state is lost when the process ends. */
  stateFile?: string;
  /** The initial state of new clients; that of a new shop by default. */
  seed?: ShopState;
  /** Delay of every call, ms. */
  latency?: number;
  /** Status codes of operations that fail. */
  failures?: Readonly<Partial<Record<OperationId, number>>>;
}

const json = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ message }, { status, headers });

/** Delay calls and let some fail, as the options say. */
async function injectFaults({ latency = 0, failures = {} }: MockServerOptions, operationId: OperationId) {
  if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
  const status = failures[operationId];
  return status === undefined ? undefined : json(status, `${operationId} is made to fail.`);
}

/**
 * The mock shop over HTTP, for other devices and tools (DEV-03). Each client, identified by its session cookie, has a
 * separate shop; without the cookie it starts over. Also serves pictures and PDFs.
 * @example createMockHttpServer({ onViolation, latency: 200 }).listen(4010);
 */
export function createMockHttpServer(options: MockServerOptions): Server {
  const { onViolation, stateFile, seed } = options;
  const sessions = new Sessions<HttpHandler[]>({
    open: (storage) =>
      shopHandlers({
        store: createStore(() => seed ?? initialState(), storage),
        onViolation,
        intercept: (operationId) => injectFaults(options, operationId),
      }),
    ...(stateFile === undefined ? {} : { file: stateFile }),
  });

  async function answer(message: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of Object.entries(corsHeaders(message))) response.setHeader(name, value);
    if (message.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const known = sessionOf(message);
    const session = sessions.of(known);
    if (session.id !== known)
      response.setHeader('Set-Cookie', `${sessionCookie}=${session.id}; Path=/; HttpOnly; SameSite=Lax`);
    const answered = await getResponse(session.answers, requestOf(message));
    const { status, headers, body } = answered ?? json(404, 'There is no such address.');
    response.writeHead(status, Object.fromEntries(headers));
    if (body) Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]).pipe(response);
    else response.end();
  }

  const server = createServer((message, response) => {
    serveMedia(message, response, () => {
      answer(message, response).catch(() => {
        response
          .writeHead(500, { 'Content-Type': 'application/json' })
          .end('{"message":"The mock server failed."}');
      });
    });
  });
  // Long enough for a client that pauses for some seconds to reuse its connection.
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 66_000;
  return server.on('close', () => sessions.save());
}
