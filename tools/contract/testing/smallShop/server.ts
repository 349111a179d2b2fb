import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Contract } from '../../../../scripts/generate/contract';
import type { OperationId } from '../../../../src/api/operation';
import { answer, problem, type SmallAnswer } from './answers';
import { newCustomer, type SmallCustomer } from './state';
import { Validation } from './validate';

/** Variants of the server's HTTP behaviour, all of them allowed. */
export interface SmallShopStyle {
  encoding?: 'gzip' | 'br';
  mediaType?: string;
  /** Name of the session's cookie. */
  cookie?: string;
  /** Close the connection after every response. */
  closes?: boolean;
  /** Respond to every n-th call with 429 and an immediate Retry-After. */
  limit?: number;
  /** The only allowed origin, named in every response. */
  origin?: string;
}

export const boss = { name: 'boss@small.test', password: 'small-shop-1' };

async function bodyOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString('utf8');
}

const packed = (text: string, encoding: SmallShopStyle['encoding']) =>
  encoding === 'gzip' ? gzipSync(text) : encoding === 'br' ? brotliCompressSync(text) : Buffer.from(text);

/**
 * A backend of three products that shares only the contract with the mock shop: the check has to find nothing in it,
 * with any style.
 */
export function createSmallShop(contract: Contract, style: SmallShopStyle = {}): Server {
  const validation = new Validation(contract);
  const routes = contract.operations.map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }));
  const customers: SmallCustomer[] = [
    newCustomer({
      firstName: 'Bo',
      lastName: 'Small',
      email: boss.name,
      phoneNumber: '',
      password: boss.password,
      role: 'administrator',
      organizationId: '0b0e7c1a-58f5-4a55-9c2c-2f7f4f0f9b01',
    }),
  ];
  const sessions = new Map<string, SmallCustomer>();
  const name = style.cookie ?? 'session';
  let calls = 0;

  function reply(message: IncomingMessage, text: string, response: ServerResponse): SmallAnswer {
    const url = new URL(message.url ?? '/', 'http://small.test');
    const match = routes.flatMap(({ operation, pattern }) => {
      const found = operation.method === message.method ? pattern.exec(url.pathname) : null;
      return found ? [{ operation, path: { ...found.groups } }] : [];
    })[0];
    if (!match) return problem(404);
    const { operation, path } = match;
    const [, session] = new RegExp(`${name}=([^;]+)`).exec(message.headers.cookie ?? '') ?? [];
    const customer = session === undefined ? undefined : sessions.get(session);
    if (operation.session && !customer) return problem(401);
    const headers = new Headers(message.headers as Record<string, string>);
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const request = { path, query: url.searchParams, headers, body, customer, customers };
    const fields = validation.fields(operation, request);
    const wantsCredentials = operation.authorization && fields.join() === 'Authorization';
    if (fields.length > 0 && !wantsCredentials) return problem(400, ...fields);
    const answered = answer(operation.id as OperationId, request);
    if (request.customer !== customer) {
      const id = randomUUID();
      if (session !== undefined) sessions.delete(session);
      if (request.customer) sessions.set(id, request.customer);
      const expires = request.customer ? '' : '; Max-Age=0';
      response.setHeader('Set-Cookie', `${name}=${id}; HttpOnly; path=/; SameSite=Lax${expires}`);
    }
    return answered;
  }

  return createServer((message, response) => {
    void (async () => {
      calls += 1;
      const text = await bodyOf(message);
      if (style.closes) response.shouldKeepAlive = false;
      if (style.origin !== undefined) {
        response.setHeader('Access-Control-Allow-Origin', style.origin);
        response.setHeader('Access-Control-Allow-Credentials', 'true');
      }
      if (message.method === 'OPTIONS') {
        response.setHeader(
          'Access-Control-Allow-Methods',
          message.headers['access-control-request-method'] ?? '',
        );
        response.setHeader(
          'Access-Control-Allow-Headers',
          message.headers['access-control-request-headers'] ?? '',
        );
        response.writeHead(200).end();
        return;
      }
      if (style.limit !== undefined && calls % style.limit === 0) {
        response.writeHead(429, { 'Retry-After': '0', 'Content-Type': 'text/plain' }).end('Too many');
        return;
      }
      const { status, body } = reply(message, text, response);
      if (body === undefined) {
        response.writeHead(status).end();
        return;
      }
      response.writeHead(status, {
        'Content-Type': style.mediaType ?? 'application/json',
        ...(style.encoding ? { 'Content-Encoding': style.encoding } : {}),
        ETag: `"${calls}"`,
      });
      // Sent in two pieces and without a length: chunked.
      const bytes = packed(JSON.stringify(body), style.encoding);
      response.write(bytes.subarray(0, 20));
      response.end(bytes.subarray(20));
    })().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
}
