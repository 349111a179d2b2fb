import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { getResponse, type HttpHandler } from 'msw';
import { generatedFile } from '../media/generatedFiles';
import { mediaMiddleware } from '../media/middleware';
import type { Violation } from '../msw/runtime/violation';
import type { OperationId } from '../../src/api/operation';
import { Sessions } from '../store/sessions';
import { initialState } from '../shop/customers';
import type { ShopState } from '../store/state';
import { shopHandlers } from '../msw/shopHandlers';
import { createStore, type Store } from '../store/store';

/** Path of logoutCustomer, after which browsers clear what they have stored. They accept the header over TLS only. */
const logoutPath = '/api/customer/logout';

/** Paths of the calls that sign in. */
const signInPaths = ['/api/customer/login', '/api/customer/register'];

const serveMedia = mediaMiddleware(generatedFile);

/** True for a call that came to the proxy in front of the server over TLS. */
const isSecure = ({ headers }: IncomingMessage): boolean => headers['x-forwarded-proto'] === 'https';

/** Name of the session cookie: that of the contract, over TLS with the prefix that no other host can set. */
const sessionCookie = (message: IncomingMessage): string =>
  isSecure(message) ? '__Host-session' : 'session';

function requestOf(message: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = message;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method: method === 'HEAD' ? 'GET' : method,
    headers: new Headers(
      Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ),
    ...(hasBody ? { body: Readable.toWeb(message) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
  });
}

function sessionOf(message: IncomingMessage): string | undefined {
  const start = `${sessionCookie(message)}=`;
  return message.headers.cookie
    ?.split(/; */)
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** True for an origin on the host of the request itself. */
const isOwn = ({ headers }: IncomingMessage, origin: string): boolean => urlOf(origin)?.host === headers.host;

/** True when the request comes from a page of the shop, or from no page. */
const isOfShop = (message: IncomingMessage, origins: readonly string[] | undefined): boolean => {
  const { origin } = message.headers;
  if (origin === undefined || isOwn(message, origin)) return true;
  return (
    origins?.includes(origin) ?? /^(localhost|127\.0\.0\.1|\[::1\])$/.test(urlOf(origin)?.hostname ?? '')
  );
};

/** True for a path whose percent-encoding is that of UTF-8. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** CORS headers that allow a page of another origin to call, cookies included. */
function corsHeaders(
  message: IncomingMessage,
  origins: readonly string[] | undefined,
): Record<string, string> {
  const { headers } = message;
  if (headers.origin === undefined) return {};
  if (!isOfShop(message, origins)) return { Vary: 'Origin' };
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

/**
 * True for a change that a page of another site could have sent without a preflight: from an origin that is not the
 * shop's, or without the contract's Content-Type.
 */
function isForged(message: IncomingMessage, origins: readonly string[] | undefined): boolean {
  const { method, url = '', headers } = message;
  if (method === 'GET' || method === 'HEAD' || !url.startsWith('/api/')) return false;
  return !/^application\/json\b/i.test(headers['content-type'] ?? '') || !isOfShop(message, origins);
}

/** The last two labels of a host name, or an IP address. */
const siteOf = (hostname: string): string =>
  /^[\d.]+$|:/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.');

/**
 * True for a call from a page of another site: browsers say so, also behind a proxy that names another host. Of other
 * clients, Origin and Host tell.
 */
function isCrossSite({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site';
  const from = urlOf(headers.origin ?? '')?.hostname;
  const own = urlOf(`http://${headers.host ?? 'localhost'}`)?.hostname ?? '';
  return from !== undefined && siteOf(from) !== siteOf(own);
}

/**
 * Attributes of the session cookie: a page of another site gets one that browsers send from there. They are the same for
 * all calls of a page, since a partitioned cookie would be a second one beside the other.
 */
const cookieAttributes = (message: IncomingMessage): string =>
  `Path=/; HttpOnly; ${isCrossSite(message) ? 'Secure; SameSite=None; Partitioned' : `${isSecure(message) ? 'Secure; ' : ''}SameSite=Lax`}`;

/**
 * The store of one client of a shop that all clients share: the state of the shop, with the client's own sign-in and
 * visitor's cart.
 */
function clientStore(shop: Store): Store {
  let own: Pick<ShopState, 'signedIn' | 'visitorCart'> = { signedIn: null };
  return {
    read: () => ({ ...shop.read(), ...own }),
    write({ signedIn, visitorCart, ...next }) {
      own = { signedIn, visitorCart };
      shop.write({ ...next, signedIn: null });
    },
    reset: () => shop.reset(),
  };
}

/** Options of the mock server. */
export interface MockServerOptions {
  /** Called with every violation of the contract. */
  onViolation: (violation: Violation) => void;
  /** Path of the file that stores the state of all clients; without one the state is lost when the process ends. */
  stateFile?: string;
  /** Reads a state of the file; undefined for an invalid one. */
  parseState?: (text: string) => ShopState | undefined;
  /** One shop that all clients share, as on a real backend; by default each client has a separate one. */
  shop?: Store;
  /** Origins of the shop's pages besides the server's own; by default those of this machine. Others can change nothing (403). */
  origins?: readonly string[];
  /** The initial state of new clients; that of a new shop by default. */
  seed?: ShopState;
  /** True to give visitors prices and a cart. */
  visitorPrices?: boolean;
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
  const { onViolation, stateFile, parseState, seed, shop, origins, visitorPrices = false } = options;
  const initial = () => ({ ...(seed ?? initialState()), ...(visitorPrices && { visitorPrices }) });
  const sessions = new Sessions<HttpHandler[]>({
    open: (storage) =>
      shopHandlers({
        store: shop ? clientStore(shop) : createStore(initial, storage, parseState),
        onViolation,
        intercept: (operationId) => injectFaults(options, operationId),
      }),
    ...(stateFile === undefined ? {} : { file: stateFile }),
  });

  async function answer(message: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of Object.entries(corsHeaders(message, origins)))
      response.setHeader(name, value);
    if (message.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    if (isForged(message, origins)) {
      response.writeHead(403, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end('{"message":"The call does not come from the shop."}');
      return;
    }
    const [path = ''] = (message.url ?? '').split('?');
    if (!isDecodable(path)) {
      response.writeHead(400, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end('{"message":"The address is not percent-encoded UTF-8.","inputErrors":[]}');
      return;
    }
    const known = sessionOf(message);
    const session = sessions.of(known);
    const isNew = session.id !== known;
    if (isSecure(message) && message.url === logoutPath)
      response.setHeader('Clear-Site-Data', '"cache", "cookies"');
    const answered = await getResponse(session.answers, requestOf(message));
    const { status, headers, body } = answered ?? json(404, 'There is no such address.');
    const isSignIn = status === 200 && signInPaths.includes(path);
    if (isSignIn) sessions.renew(session);
    if (isNew || isSignIn)
      response.setHeader(
        'Set-Cookie',
        `${sessionCookie(message)}=${session.id}; ${cookieAttributes(message)}`,
      );
    response.writeHead(status, Object.fromEntries(headers));
    if (body && message.method !== 'HEAD')
      Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]).pipe(response);
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
