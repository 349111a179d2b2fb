import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

/** Form of a response on the wire, of the same meaning; by default that of Node. */
export interface Delivery {
  compression?: keyof typeof compressions;
  /** Content-Length, where it is not that of the bytes. */
  length?: number;
  /** Size of a chunk, bytes; by default the whole body is sent with its Content-Length. */
  chunk?: number;
  /** Delay before the response, ms. */
  delay?: number;
  /** True to close the connection afterwards. */
  closes?: boolean;
  /** Spelling of the header names. */
  nameOf?: (name: string) => string;
}

/** A response to send. */
export interface Outgoing {
  status: number;
  headers: Headers;
  text: string;
  /** Encoding of the body's bytes; UTF-8 by default. */
  encoding?: 'utf8' | 'latin1';
  delivery?: Delivery;
}

const compressions = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync };

/** Send a response. */
export async function deliver(
  response: ServerResponse,
  { status, headers, text, encoding, delivery = {} }: Outgoing,
): Promise<void> {
  const { compression, length, chunk, delay = 0, closes = false, nameOf = (name: string) => name } = delivery;
  if (delay > 0) await wait(delay);
  for (const [name, value] of headers) response.appendHeader(nameOf(name), value);
  if (closes) response.setHeader(nameOf('connection'), 'close');
  const plain = Buffer.from(text, encoding);
  if (length !== undefined) response.setHeader(nameOf('content-length'), length);
  if (status === 204 || plain.length === 0) {
    response.writeHead(status).end();
    return;
  }
  if (compression) response.setHeader(nameOf('content-encoding'), compression);
  const body = compression ? compressions[compression](plain) : plain;
  if (chunk === undefined && length === undefined) response.setHeader(nameOf('content-length'), body.length);
  response.writeHead(status);
  const size = chunk ?? body.length;
  for (let start = 0; start < body.length; start += size) response.write(body.subarray(start, start + size));
  response.end();
}
