import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { getResponse, type HttpHandler } from 'msw';
import { documents } from './documents/documents';
import { mediaMiddleware } from './pictures/vitePlugin';
import type { Violation } from './runtime/violation';
import { initialState } from './shop/customers';
import { shopHandlers } from './shopHandlers';
import { createStore } from './store';

const serveMedia = mediaMiddleware(documents);

/** Name of the cookie a client is known by, as in the contract. */
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

/** What lets a page of another origin call, cookies included. */
function corsHeaders({ headers }: IncomingMessage): Record<string, string> {
  if (headers.origin === undefined) return {};
  return {
    'Access-Control-Allow-Origin': headers.origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers':
      'accept, authorization, content-language, content-type, context-url, idempotency-key',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    Vary: 'Origin',
  };
}

/**
 * The mock shop over HTTP, for other devices and tools (DEV-03). Each client, known by its session cookie, has a shop
 * of its own; dropping the cookie starts over. Pictures and PDFs come with it.
 * @param onViolation called with every violation of the contract
 */
export function createMockHttpServer(onViolation: (violation: Violation) => void): Server {
  const sessions = new Map<string, HttpHandler[]>();

  function openSession(): string {
    const id = randomUUID();
    sessions.set(id, shopHandlers({ store: createStore(initialState), onViolation }));
    return id;
  }

  async function answer(message: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of Object.entries(corsHeaders(message))) response.setHeader(name, value);
    if (message.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const known = sessionOf(message);
    const id = known !== undefined && sessions.has(known) ? known : openSession();
    if (id !== known)
      response.setHeader('Set-Cookie', `${sessionCookie}=${id}; Path=/; HttpOnly; SameSite=Lax`);
    const answered = await getResponse(sessions.get(id) ?? [], requestOf(message));
    const { status, headers, body } = answered ?? new Response(null, { status: 404 });
    response.writeHead(status, Object.fromEntries(headers));
    if (body) Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]).pipe(response);
    else response.end();
  }

  return createServer((message, response) => {
    serveMedia(message, response, () => {
      answer(message, response).catch(() => response.writeHead(500).end());
    });
  });
}

/** `npm run mocks:serve`: PORT (default 4010), violations on standard error. */
function serve() {
  const port = Number(process.env.PORT ?? 4010);
  const server = createMockHttpServer(({ operationId, direction, place, message }) => {
    process.stderr.write(`${operationId} ${direction} ${place} ${message}\n`);
  });
  server.listen(port, () => process.stdout.write(`The mock shop answers on http://localhost:${port}/api/\n`));
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) serve();
