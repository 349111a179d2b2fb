import { Cookies } from '../client';
import { sendWithRetries } from '../rateLimit';
import type { Run } from '../run';
import { contractHeaders, type Shopper } from '../request';
import { strangeOrigin } from './origins';

/**
 * CALL-02: a change without the headers that only the shop's pages can send, or from the page of another origin, is
 * refused. Signing out changes nothing here, since nobody is signed in; it succeeds without a session (AUTH-01).
 */
export async function forgedCalls(run: Run, { language }: Shopper): Promise<void> {
  const visitor = (): Shopper => ({ language, cookies: new Cookies() });
  await run.expect(visitor(), 'logoutCustomer', {}, 'sign-out needs no session', 204);
  for (const name of ['Context-Url', 'Content-Type']) {
    const because = `the call has no ${name}, as one that another page has forged`;
    await run.expect(visitor(), 'logoutCustomer', { headers: { [name]: undefined } }, because, 400, 403);
  }
  await foreignOrigin(run, language);
}

/** A backend that lets pages of every origin read its responses is reported as such. */
async function foreignOrigin(run: Run, language: string): Promise<void> {
  const operation = run.contract.operations.get('logoutCustomer');
  if (operation === undefined) return;
  const { id, method, path } = operation;
  const target = { ...run.target, origin: strangeOrigin };
  const call = { method, path, headers: contractHeaders(run.target, language) };
  const reply = await sendWithRetries(target, new Cookies(), call);
  if (!reply.answered || reply.status === 403) return;
  const allowed = reply.headers.get('access-control-allow-origin');
  if (allowed === strangeOrigin || allowed === '*') return;
  const expected = '403: the Origin is not the shop’s';
  run.drift(id, 'accepted', expected, String(reply.status), `${method} ${path} from ${strangeOrigin}`);
}
