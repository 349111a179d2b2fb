import { createStore } from '../../lib/createStore';
import { pageUrl } from '../../lib/renderRequest';

/** One-time token of the link in an e-mail (AUTH-05); in memory only, and null without one. */
export const passwordToken = createStore<string | null>(null);

/**
 * Move the token from the address into memory: no request, referrer, history entry or script of a third party has it
 * afterwards. Called before any of them can read the address.
 * @returns false without a token in the address
 */
export function takePasswordToken(): boolean {
  const { hash, pathname, search } = pageUrl();
  // Beyond 512 characters it is other text that was copied with the link.
  const [, token] = /^#token=(.{1,512})/.exec(hash) ?? [];
  if (!token) return false;
  passwordToken.set(token);
  window.history.replaceState(window.history.state, '', pathname + search);
  return true;
}
