import { newPassword } from './accounts';
import { newName } from './changes';
import { at, text } from '../read';
import type { Shopper } from '../run';

/** AUTH-05: asking for a link tells nobody who has an account, and a token, which is used up, works once. */
export async function passwordLinks(visitor: Shopper, known: string | undefined, token: string | undefined) {
  if (at(await visitor.read('getGlobalSettings'), 'passwordLinks') !== true) return;
  const stateOf = async (each: string, wanted: string, because: string) => {
    const body = await visitor.read('checkPasswordLink', { body: { token: each } });
    visitor.compare(body, 'checkPasswordLink AUTH-05', { '/state': wanted }, because);
    return text(body, 'state');
  };
  const refuse = (each: string, because: string) =>
    visitor.refuse('setPassword', { body: { token: each, newPassword: newPassword() } }, 'token', because);
  const nobody = 'contract-check-unknown';
  await stateOf(nobody, 'unknown', 'no e-mail has this token');
  await refuse(nobody, 'no e-mail has this token');
  if (known === undefined) return;
  for (const [email, because] of [
    [known, 'the address has an account'],
    [newName(), 'the address has no account, which nobody may learn'],
  ] as const)
    await visitor.expect('requestPasswordLink', { body: { email } }, because, 204);
  if (token === undefined)
    return visitor.run.coverage.explain('no --password-token was given', 'setPassword');
  visitor.run.secrets.add(token);
  if ((await stateOf(token, 'valid', 'it is that of --password-token')) !== 'valid') return;
  await visitor.call('setPassword', { body: { token, newPassword: newPassword() } });
  await stateOf(token, 'used', 'a password was set by it');
  await refuse(token, 'a token works once');
}
