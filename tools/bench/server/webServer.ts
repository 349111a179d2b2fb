import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { createCertificate } from './certificate';

/** Protocols to measure. */
export type Protocol = 'HTTP/1.1' | 'HTTP/2';

/** Compressions of the files; answers of the backend are in gzip, as behind nginx. */
export const encodings = ['gzip', 'brotli'] as const;

/** Compression of the files. */
export type Encoding = (typeof encodings)[number];

/** Content of the server. */
export interface Site {
  /** Folder of the production build. */
  shop: string;
  /** Folder of the built baselines, served below /baselines/. */
  baselines: string;
  /** Documents made at run time, by path. */
  documents: Map<string, string>;
  /** Port of the mock backend. */
  backend: number;
  /** Port of the render service, which answers for documents; without one they are that of the build. */
  render?: number;
  encoding: Encoding;
}

/** A running server. */
export interface WebServer {
  origin: string;
  close: () => Promise<void>;
}

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;

interface Content {
  body: Buffer;
  headers: Record<string, string>;
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const isCompressible = (type: string) => /^(text\/|application\/json|image\/svg)/.test(type);

async function contentOf(path: string, body: Buffer, encoding: Encoding): Promise<Content> {
  const type = contentTypes[extname(path)] ?? 'application/octet-stream';
  const headers: Record<string, string> = {
    'Content-Type': type,
    'Cache-Control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
  };
  if (!isCompressible(type)) return { body, headers };
  return encoding === 'brotli'
    ? { body: await compressBrotli(body), headers: { ...headers, 'Content-Encoding': 'br' } }
    : { body: await compressGzip(body, { level: 9 }), headers: { ...headers, 'Content-Encoding': 'gzip' } };
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Headers that HTTP/2 forbids, and those that change with the compression. */
const hopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

const ownHeaders = (headers: Request['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || name.startsWith(':') || hopHeaders.has(name) ? [] : [[name, String(value)]],
    ),
  );

/** Handler that serves files, compressed once and cached, and forwards API calls and pictures to the backend. */
function createHandler({ shop, baselines, documents, backend, render, encoding }: Site) {
  const agent = new Agent({ keepAlive: true });
  const contents = new Map<string, Promise<Content>>();

  /** The content of a path, with a file name that gives its type; undefined for a hashed file that does not exist. */
  function bodyOf(path: string): [name: string, body: Buffer] | undefined {
    const text = documents.get(path);
    if (text !== undefined) return [extname(path) === '' ? `${path}.html` : path, Buffer.from(text)];
    const inBaselines = path.startsWith('/baselines/');
    const file = join(
      inBaselines ? baselines : shop,
      normalize(inBaselines ? path.slice('/baselines'.length) : path),
    );
    if (isFile(file)) return [path, readFileSync(file)];
    return path.includes('/assets/') ? undefined : ['/index.html', readFileSync(join(shop, 'index.html'))];
  }

  async function sendFile(path: string, message: Request, response: Response): Promise<void> {
    let content = contents.get(path);
    if (!content) {
      const found = bodyOf(path);
      if (!found) {
        response.writeHead(404);
        response.end();
        return;
      }
      content = contentOf(...found, encoding);
      contents.set(path, content);
    }
    const { body, headers } = await content;
    const isUnchanged = message.headers['if-none-match'] === headers['ETag'];
    response.writeHead(isUnchanged ? 304 : 200, headers);
    if (isUnchanged) response.end();
    else response.end(body);
  }

  async function sendAnswer(answer: IncomingMessage, response: Response): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const headers = ownHeaders(answer.headers);
    const isSmall = body.length < 500 || !isCompressible(headers['content-type'] ?? '');
    response.writeHead(answer.statusCode ?? 502, {
      ...headers,
      ...(isSmall ? {} : { 'content-encoding': 'gzip' }),
    });
    response.end(isSmall ? body : await compressGzip(body));
  }

  function forward(port: number, message: Request, response: Response): void {
    const { method, url: path, headers } = message;
    const host = headers[':authority'] ?? headers.host ?? 'localhost';
    const call = request(
      { port, agent, method, path, headers: { ...ownHeaders(headers), host: String(host) } },
      (answer) => void sendAnswer(answer, response),
    );
    call.on('error', () => response.writeHead(502).end());
    message.pipe(call);
  }

  return (message: Request, response: Response): void => {
    const path = new URL(message.url ?? '/', 'http://localhost').pathname;
    if (/^\/(api|mock-media|mock-payment)\//.test(path)) forward(backend, message, response);
    else if (render !== undefined && extname(path) === '') forward(render, message, response);
    else void sendFile(path, message, response);
  };
}

/**
 * Serve a site as a deployment does: compressed, hashed files cached for ever, and `index.html` for every other
 * address. HTTP/2 uses a self-signed certificate made for the run.
 */
export async function startWebServer(protocol: Protocol, site: Site): Promise<WebServer> {
  const handle = createHandler(site);
  const server: Server =
    protocol === 'HTTP/2'
      ? createSecureServer({ ...createCertificate(), allowHTTP1: false }, handle)
      : createServer(handle);
  const sockets = new Set<{ destroy: () => void }>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${protocol === 'HTTP/2' ? 'https' : 'http'}://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
