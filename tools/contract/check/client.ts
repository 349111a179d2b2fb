import { setTimeout as wait } from 'node:timers/promises';

export interface Target {
  /** Base URL of the API, without a trailing slash. */
  base: string;
  /** Time limit of a call, its body included, ms. */
  timeout: number;
  origin?: string;
  headers?: Readonly<Record<string, string>>;
  cookie?: string;
  /** Value of Authorization of every call but sign-in, for the gate of a test environment. */
  authorization?: string;
  /** By default that of Node. */
  fetch?: typeof fetch;
}

export interface HttpCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

export type Answered = { answered: true; status: number; headers: Headers; text: string; ms: number };

/** Result of a call: a response, or the reason why there is none. */
export type Reply = Answered | { answered: false; reason: string; ms: number; isClosed: boolean };

/** Cookies of one browser session, as set by responses. */
export class Cookies {
  readonly #values = new Map<string, string>();
  readonly received: string[] = [];

  /** Store the cookies that a response sets, and remove those that it expires. */
  take(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      this.received.push(cookie);
      const [pair = '', ...attributes] = cookie.split(/; */);
      const [name = '', ...value] = pair.split('=');
      if (attributes.some(isPast)) this.#values.delete(name);
      else this.#values.set(name, value.join('='));
    }
  }

  copy(): Cookies {
    const copy = new Cookies();
    for (const [name, value] of this.#values) copy.#values.set(name, value);
    return copy;
  }

  header = (): string => [...this.#values].map((pair) => pair.join('=')).join('; ');

  values = (): string[] => [...this.#values.values()];
}

function isPast(attribute: string): boolean {
  const [name = '', value = ''] = attribute.split('=');
  if (name.toLowerCase() === 'max-age') return Number(value) <= 0;
  return name.toLowerCase() === 'expires' && Date.parse(value) < Date.now();
}

/** Texts of a target to mask in reports. */
export function secretsOf({ headers = {}, cookie, authorization }: Target): string[] {
  const named = Object.entries(headers).filter(([name]) => /auth|token|key|secret|cookie|pass/i.test(name));
  const values = (cookie ?? '').split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1));
  return [...named.map(([, value]) => value), ...values, ...(authorization ?? '').split(' ').slice(1)];
}

/** All headers of a call; its own take precedence over those of the target. */
export function headersOf(
  { origin, headers, cookie, authorization }: Target,
  cookies: Cookies,
  call: HttpCall,
): Record<string, string> {
  const all = new Headers({ ...(authorization && { authorization }), ...headers });
  for (const [name, value] of Object.entries(call.headers)) all.set(name, value);
  const pairs = [cookie, cookies.header()].filter(Boolean);
  if (pairs.length > 0) all.set('cookie', pairs.join('; '));
  if (origin !== undefined) all.set('origin', origin);
  return Object.fromEntries(all);
}

/** Send one request without following redirects. Never throws. */
export async function send(target: Target, cookies: Cookies, call: HttpCall): Promise<Reply> {
  const { base, timeout } = target;
  const started = performance.now();
  const ms = () => Math.round(performance.now() - started);
  try {
    const response = await (target.fetch ?? fetch)(base + call.path, {
      method: call.method,
      headers: headersOf(target, cookies, call),
      body: call.body ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    cookies.take(response.headers);
    return { answered: true, status: response.status, headers: response.headers, text, ms: ms() };
  } catch (error) {
    return { answered: false, reason: reasonOf(error, timeout), ms: ms(), isClosed: isClosed(error) };
  }
}

function isClosed(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET';
}

function reasonOf(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeout / 1000} s`;
  const { cause } = error;
  return cause instanceof Error ? cause.message || cause.name || error.message : error.message;
}

const attempts = 4;
/** Maximum wait between attempts, ms. */
const longestWait = 60_000;

function waitOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? 1);
  const asked = Number.isNaN(seconds) ? Date.parse(retryAfter ?? '') - Date.now() : seconds * 1000;
  return Math.min(longestWait, Math.max(0, asked || 0));
}

/** True for a Retry-After header with seconds or a date. */
export const isRetryAfter = (value: string | null): boolean =>
  value !== null && (/^\d+$/.test(value) || /^\w{3}, .* GMT$/.test(value));

/** Send a request as a browser: again when the server had closed the connection, and after a 429 (Retry-After). */
export async function sendWithRetries(
  target: Target,
  cookies: Cookies,
  call: HttpCall,
  onLimit: (status: number, retryAfter: string | null) => void = () => undefined,
): Promise<Reply> {
  let reply = await send(target, cookies, call);
  if (!reply.answered && reply.isClosed && call.method !== 'POST') reply = await send(target, cookies, call);
  for (let attempt = 1; attempt < attempts && reply.answered && reply.status === 429; attempt++) {
    onLimit(reply.status, reply.headers.get('retry-after'));
    await wait(waitOf(reply.headers.get('retry-after')));
    reply = await send(target, cookies, call);
  }
  if (reply.answered && [429, 503].includes(reply.status))
    onLimit(reply.status, reply.headers.get('retry-after'));
  return reply;
}

/** Value of a Basic Authorization header, of UTF-8 bytes (CALL-03). */
export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;
