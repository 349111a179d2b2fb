import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Operation } from '../../../scripts/generate/contract';

export interface PassingAnswer {
  status: number;
  headers: Headers;
  text: string;
  delivery?: Delivery;
}

export interface Delivery {
  compression?: keyof typeof compressions;
  /** Content-Length, where it is not that of the bytes. */
  length?: number;
  /** Size of a chunk, bytes; by default the whole body is sent with its Content-Length. */
  chunk?: number;
  /** Spelling of the header names. */
  nameOf?: (name: string) => string;
}

export interface PassingCall {
  operationId: string;
  url: string;
  method: string;
  headers: Headers;
  body: string;
}

/** Change a response; 'hang' never responds, 'reset' closes the connection. */
export type Alteration = (answer: PassingAnswer, call: PassingCall) => PassingAnswer | 'hang' | 'reset';

/** Change a request before the backend receives it, or respond in its place; `forward` sends it a request. */
export type Interception = (
  call: PassingCall,
  forward: (call: PassingCall) => Promise<PassingAnswer>,
) => PassingCall | PassingAnswer | Promise<PassingCall | PassingAnswer>;

export const alterSuccess =
  (change: (body: never, call: PassingCall) => unknown): Alteration =>
  (answer, call) =>
    answer.status === 200 && answer.text !== ''
      ? { ...answer, text: JSON.stringify(change(JSON.parse(answer.text) as never, call)) }
      : answer;

export type Listening = Awaited<ReturnType<typeof listen>>;

/** Start a server on a free port of this machine. */
export async function listen(server: Server) {
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

const compressions = { gzip: gzipSync, br: brotliCompressSync };

function deliver(response: ServerResponse, { status, headers, text, delivery = {} }: PassingAnswer): void {
  const { compression, length, chunk, nameOf = (name: string) => name } = delivery;
  for (const [name, value] of headers) response.appendHeader(nameOf(name), value);
  const hasBody = status !== 204 && text !== '';
  const body = hasBody && compression ? compressions[compression](text) : Buffer.from(text);
  if (hasBody && compression) response.setHeader(nameOf('content-encoding'), compression);
  if (length !== undefined || (hasBody && chunk === undefined))
    response.setHeader(nameOf('content-length'), length ?? body.length);
  response.writeHead(status);
  for (let start = 0; hasBody && start < body.length; start += chunk ?? body.length)
    response.write(body.subarray(start, start + (chunk ?? body.length)));
  response.end();
}

/** Headers of one connection, which are not those of the next. */
export const ofConnection =
  /^(connection|transfer-encoding|content-length|content-encoding|keep-alive|date|host)$/;

/** Proxy that alters requests and responses, these by operationId, or `*` for those without an own alteration. */
export function createDriftProxy(
  backend: string,
  operations: ReadonlyMap<string, Operation>,
  alterations: Readonly<Record<string, Alteration | undefined>>,
  intercept: Interception = (call) => call,
): Server {
  const patterns = [...operations.values()].map(({ id, method, path }) => ({
    ...{ id, method },
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  const send = async ({ url, method, headers, body }: PassingCall): Promise<PassingAnswer> => {
    const reply = await fetch(backend + url, { method, headers, body: body || null, redirect: 'manual' });
    return { status: reply.status, headers: new Headers(reply.headers), text: await reply.text() };
  };
  return createServer((message, response) => {
    void (async () => {
      const { method = 'GET', url = '/' } = message;
      const path = url.split('?')[0] ?? '';
      const { id: operationId = 'unknown' } =
        patterns.find((each) => each.method === method && each.pattern.test(path)) ?? {};
      const headers = new Headers();
      for (const [name, value] of Object.entries(message.headers))
        if (!ofConnection.test(name)) headers.set(name, String(value));
      const call = { operationId, url, method, headers, body: await textOf(message) };
      const passed = await intercept(call, send);
      const answer = 'status' in passed ? passed : await send(passed);
      const altered = (alterations[operationId] ?? alterations['*'])?.(answer, call) ?? answer;
      if (altered === 'hang') return;
      if (altered === 'reset') {
        message.socket.destroy();
        return;
      }
      for (const name of [...altered.headers.keys()])
        if (ofConnection.test(name)) altered.headers.delete(name);
      deliver(response, altered);
    })().catch((error: unknown) => response.writeHead(599).end(String(error)));
  });
}
