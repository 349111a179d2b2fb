import { Cookies } from '../client';
import { sendWithRetries } from '../rateLimit';
import type { Run } from '../run';
import type { Shopper } from '../request';
import { strangeOrigin } from './origins';

/**
 * CALL-02: a change without the headers that only the shop's pages can send, or from the page of another origin, is
 * refused. Signing out changes nothing here, since nobody is signed in; it succeeds without a session (AUTH-01).
 */
export async function forgedCalls(run: Run, { language }: Shopper): Promise<void> {
  const visitor = (): Shopper => ({ language, cookies: new Cookies() });
  await run.call(visitor(), 'logoutCustomer', {}, { statuses: [204], because: 'sign-out needs no session' });
  for (const name of ['Context-Url', 'Content-Type'])
    await run.call(
      visitor(),
      'logoutCustomer',
      { headers: { [name]: undefined } },
      { statuses: [400, 403], because: `the call has no ${name}, as one that another page has forged` },
    );
  await foreignOrigin(run, language);
}

/** A backend that lets pages of every origin read its responses is reported as such. */
async function foreignOrigin(run: Run, language: string): Promise<void> {
  const operation = run.contract.operations.get('logoutCustomer');
  if (operation === undefined) return;
  const reply = await sendWithRetries({ ...run.target, origin: strangeOrigin }, new Cookies(), {
    method: operation.method,
    path: operation.path,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Content-Language': language,
      'Context-Url': run.target.base,
    },
  });
  if (!reply.answered || reply.status === 403) return;
  const allowed = reply.headers.get('access-control-allow-origin');
  if (allowed === strangeOrigin || allowed === '*') return;
  run.add(
    operation.id,
    'drift',
    {
      rule: 'accepted',
      pointer: '',
      expected: '403: the Origin is not the shop’s',
      found: String(reply.status),
    },
    `${operation.method} ${operation.path} from ${strangeOrigin}`,
  );
}
