import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Operation } from '../../../scripts/generate/contract';
import { deliver, type Outgoing } from './delivery';

/** A response passing through the proxy. */
export type PassingAnswer = Outgoing;

/** A call passing through the proxy. */
export interface PassingCall {
  operationId: string;
  /** Path and query. */
  url: string;
  method: string;
  headers: Headers;
  body: string;
}

/** Change a response; 'hang' never responds, 'reset' closes the connection. */
export type Alteration = (answer: PassingAnswer, call: PassingCall) => PassingAnswer | 'hang' | 'reset';

/**
 * Change a request before the backend receives it, or respond in place of the backend.
 * @param forward sends a request to the backend
 */
export type Interception = (
  call: PassingCall,
  forward: (call: PassingCall) => Promise<PassingAnswer>,
) => PassingCall | PassingAnswer | Promise<PassingCall | PassingAnswer>;

/** Alter a body as JSON. */
const alterJson =
  (change: (body: never, call: PassingCall) => unknown): Alteration =>
  (answer, call) =>
    answer.text === ''
      ? answer
      : { ...answer, text: JSON.stringify(change(JSON.parse(answer.text) as never, call)) };

/** Alter the JSON bodies of responses with one status. */
export const alterSuccess =
  (change: (body: never, call: PassingCall) => unknown): Alteration =>
  (answer, call) =>
    answer.status === 200 ? alterJson(change)(answer, call) : answer;

/** A listening server. */
export interface Listening {
  base: string;
  close(): Promise<void>;
}

/** Start a server on a free port of this machine. */
export async function listen(server: Server): Promise<Listening> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    base: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** Send a request to the backend. */
async function forward(backend: string, { url, method, headers, body }: PassingCall): Promise<PassingAnswer> {
  const answered = await fetch(backend + url, { method, headers, body: body || null, redirect: 'manual' });
  return {
    status: answered.status,
    headers: new Headers(answered.headers),
    text: await answered.text(),
  };
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Proxy in front of a backend that alters the responses of operations, as a faulty backend.
 * @param alterations by operationId; `*` for those without an own one
 * @param intercept called with every request
 */
export function createDriftProxy(
  backend: string,
  operations: ReadonlyMap<string, Operation>,
  alterations: Readonly<Record<string, Alteration | undefined>>,
  intercept: Interception = (call) => call,
): Server {
  const patterns = [...operations.values()].map(({ id, method, path }) => ({
    id,
    method,
    pattern: patternOf(path),
  }));
  const dropped = new Set([
    'connection',
    'transfer-encoding',
    'content-length',
    'content-encoding',
    'keep-alive',
    'date',
  ]);
  return createServer((message, response) => {
    void (async () => {
      const { method = 'GET', url = '/' } = message;
      const path = url.split('?')[0] ?? '';
      const operationId =
        patterns.find((each) => each.method === method && each.pattern.test(path))?.id ?? 'unknown';
      const headers = new Headers();
      for (const [name, value] of Object.entries(message.headers))
        if (name !== 'host' && !dropped.has(name)) headers.set(name, String(value));
      const body = await bodyOf(message);
      const send = (call: PassingCall) => forward(backend, call);
      const passed = await intercept({ operationId, url, method, headers, body }, send);
      const answer = 'status' in passed ? passed : await send(passed);
      const alter = alterations[operationId] ?? alterations['*'];
      const altered = alter ? alter(answer, { operationId, url, method, headers, body }) : answer;
      if (altered === 'hang') return;
      if (altered === 'reset') {
        message.socket.destroy();
        return;
      }
      for (const name of dropped) altered.headers.delete(name);
      await deliver(response, altered);
    })().catch((error: unknown) => response.writeHead(599).end(String(error)));
  });
}
