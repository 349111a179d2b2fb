import { setTimeout as wait } from 'node:timers/promises';
import { send, type Cookies, type HttpCall, type Reply, type Target } from './client';

/** So many times a call is made before a limit on calls (429) is taken as its answer. */
const attempts = 4;
/** The longest wait for a limit to end, ms. */
const longestWait = 60_000;

/** How long a server asks to wait, ms; a second where it does not say. */
function waitOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? 1);
  const asked = Number.isNaN(seconds) ? Date.parse(retryAfter ?? '') - Date.now() : seconds * 1000;
  return Math.min(longestWait, Math.max(0, asked || 0));
}

/**
 * Sends a request as a browser does: once more on a connection that the server had closed in the meantime, and again
 * when it says that there were too many calls (429, Retry-After).
 */
export async function sendWithRetries(target: Target, cookies: Cookies, call: HttpCall): Promise<Reply> {
  let reply = await send(target, cookies, call);
  if (!reply.answered && reply.isClosed && call.method !== 'POST') reply = await send(target, cookies, call);
  for (let attempt = 1; attempt < attempts && reply.answered && reply.status === 429; attempt++) {
    await wait(waitOf(reply.headers.get('retry-after')));
    reply = await send(target, cookies, call);
  }
  return reply;
}
