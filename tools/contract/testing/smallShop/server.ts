import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Contract } from '../../../../scripts/generate/contract';
import type { OperationId } from '../../../../src/api/operation';
import { answer, problem, type SmallAnswer } from './answers';
import { newCustomer, type SmallCustomer } from './state';
import { Validation } from './validate';

/** Name of the session cookie, another one than the contract's, which browsers send all the same. */
const cookieName = 'sid';

/** The one language of the shop. */
const language = 'en';

export const boss = { name: 'boss@small.test', password: 'small-shop-1' };

async function bodyOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString('utf8');
}

const ownOrigin = ({ headers }: IncomingMessage) => `http://${headers.host}`;

/**
 * A backend of three products that shares only the contract with the mock shop: another cookie and spelling of the media
 * type, compressed answers, fees, few products. The check has to find nothing in it.
 */
export function createSmallShop(contract: Contract): Server {
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
  let calls = 0;

  function reply(message: IncomingMessage, text: string, response: ServerResponse): SmallAnswer {
    const url = new URL(message.url ?? '/', 'http://small.test');
    const match = routes.flatMap(({ operation, pattern }) => {
      const found = operation.method === message.method ? pattern.exec(url.pathname) : null;
      return found ? [{ operation, path: { ...found.groups } }] : [];
    })[0];
    if (!match) return problem(404);
    const { operation, path } = match;
    const [, session] = new RegExp(`${cookieName}=([^;]+)`).exec(message.headers.cookie ?? '') ?? [];
    const known = session === undefined ? undefined : sessions.get(session);
    const customer = known && customers.includes(known) ? known : undefined;
    const isForged =
      !message.headers['content-type']?.startsWith('application/json') ||
      (message.headers.origin ?? ownOrigin(message)) !== ownOrigin(message);
    if (message.method !== 'GET' && isForged) return problem(403);
    if (operation.session && !customer) return problem(401);
    const headers = new Headers(message.headers as Record<string, string>);
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const request = { path, query: url.searchParams, headers, body, customer, customers };
    const fields = validation.fields(operation, request);
    const hasLanguage = headers.get('content-language') === language;
    if (!hasLanguage && !fields.includes('Content-Language')) fields.push('Content-Language');
    const wantsCredentials = operation.authorization && fields.join() === 'Authorization';
    if (fields.length > 0 && !wantsCredentials) return problem(400, ...fields);
    const answered = answer(operation.id as OperationId, request);
    if (request.customer !== customer) {
      const id = randomUUID();
      if (session !== undefined) sessions.delete(session);
      if (request.customer) sessions.set(id, request.customer);
      const expires = request.customer ? '' : '; Max-Age=0';
      response.setHeader('Set-Cookie', `${cookieName}=${id}; HttpOnly; path=/; SameSite=Lax${expires}`);
    }
    return answered;
  }

  return createServer((message, response) => {
    void (async () => {
      calls += 1;
      const text = await bodyOf(message);
      response.setHeader('Cache-Control', 'private, no-store');
      const { status, body } = reply(message, text, response);
      if (body === undefined) {
        response.writeHead(status).end();
        return;
      }
      response.writeHead(status, {
        'Content-Type': 'Application/JSON; Charset="UTF-8"',
        'Content-Encoding': 'gzip',
        ETag: `"${calls}"`,
      });
      // Sent in two pieces and without a length: chunked.
      const bytes = gzipSync(JSON.stringify(body));
      response.write(bytes.subarray(0, 20));
      response.end(bytes.subarray(20));
    })().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
}
