import { setTimeout as wait } from 'node:timers/promises';
import { send, type Cookies, type HttpCall, type Reply, type Target } from './client';

/** Maximum attempts before a 429 is taken as the response. */
const attempts = 4;
/** Maximum wait between attempts, ms. */
const longestWait = 60_000;

/** Wait in ms that a Retry-After header requests; a second without the header. */
function waitOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? 1);
  const asked = Number.isNaN(seconds) ? Date.parse(retryAfter ?? '') - Date.now() : seconds * 1000;
  return Math.min(longestWait, Math.max(0, asked || 0));
}

/** True for a Retry-After header with seconds or a date. */
export const isRetryAfter = (value: string | null): boolean =>
  value !== null && (/^\d+$/.test(value) || /^\w{3}, .* GMT$/.test(value));

/**
 * Send a request with a browser's retries: once more when the server had closed the connection, and after a 429 as
 * Retry-After says.
 * @param onLimit called with the Retry-After of each 429 and 503
 */
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
