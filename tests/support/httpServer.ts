import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request as received over the network. */
export interface Received {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Port of the client: another one for each connection. */
  port: number | undefined;
}

/** The response; a body other than a string is sent as JSON. `never` sends none, `hangUp` closes the connection. */
export type Reply =
  { status?: number; headers?: Record<string, string | string[]>; body?: unknown } | 'never' | 'hangUp';

/** A real HTTP server on a free port of 127.0.0.1. */
export interface HttpServer {
  origin: string;
  /** All requests so far, oldest first. */
  received: Received[];
  /** Response to the next requests. */
  reply: (request: Received) => Reply;
  close: () => Promise<void>;
}

async function read(message: IncomingMessage): Promise<Received> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const { method = '', url = '', headers, socket } = message;
  return { method, url, headers, body: Buffer.concat(chunks).toString(), port: socket.remotePort };
}

function write(response: ServerResponse, reply: Reply): void {
  if (reply === 'never') return;
  if (reply === 'hangUp') {
    response.destroy();
    return;
  }
  const { status = 200, headers = {}, body } = reply;
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
}

/** Start a server that responds with 200 and `{}` until `reply` is set. The test closes it. */
export async function startHttpServer(): Promise<HttpServer> {
  const server = createServer((message, response) => {
    void read(message).then((request) => {
      running.received.push(request);
      write(response, running.reply(request));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const running: HttpServer = {
    origin: `http://127.0.0.1:${address.port}`,
    received: [],
    reply: () => ({ body: {} }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return running;
}
