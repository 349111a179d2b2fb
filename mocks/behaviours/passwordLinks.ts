import { randomKey } from '../../src/lib/randomKey';
import type { PasswordLink } from '../../src/api/generated/types';
import type { Behaviours } from '../msw/runtime/behaviour';
import type { CustomerRecord, PasswordLinkRecord } from '../store/state';
import type { Store } from '../store/store';
import { invalid, noContent } from './answers';
import { customerByEmail, saveCustomer } from './customer';
import { languageOf, routeOf, type Call } from './shopContext';

/** Time until a link expires, ms. */
const lifetime = 24 * 3_600_000;

/** State of a link (AUTH-05). */
export function passwordLinkState({ sentAt, isUsed }: PasswordLinkRecord): PasswordLink['state'] {
  if (isUsed) return 'used';
  return Date.now() - sentAt < lifetime ? 'valid' : 'expired';
}

/** Send a customer an e-mail with a link, in the language of a call; the test bench shows it. */
export function sendPasswordLink(call: Call, { customerId }: CustomerRecord): void {
  const state = call.store.read();
  const link = { token: randomKey(), customerId, route: routeOf(call), sentAt: Date.now(), isUsed: false };
  call.store.write({ ...state, passwordLinks: [link, ...(state.passwordLinks ?? [])] });
}

/** Store the password that somebody has chosen for an account, and use up the account's links. */
export function savePassword(store: Store, account: CustomerRecord, password: string): void {
  const { isInvited: _, ...customer } = account;
  saveCustomer(store, { ...customer, password });
  const state = store.read();
  const passwordLinks = state.passwordLinks?.map((link) =>
    link.customerId === account.customerId ? { ...link, isUsed: true } : link,
  );
  store.write({ ...state, passwordLinks });
}

/** State of a token, and the account of a valid one. */
function resolveToken({ store }: Pick<Call, 'store'>, token: string) {
  const { passwordLinks = [], customers } = store.read();
  const link = passwordLinks.find((each) => each.token === token);
  const account = link && customers[link.customerId];
  if (!account) return { state: 'unknown' as const };
  const state = passwordLinkState(link);
  return state === 'valid' ? { state, account } : { state };
}

/** Links in e-mails, by which customers choose their passwords (AUTH-05). */
export const passwordLinkBehaviours = {
  requestPasswordLink(call) {
    const customer = customerByEmail(call.store, call.input.body.email);
    if (customer) sendPasswordLink(call, customer);
    return noContent;
  },

  checkPasswordLink(call) {
    const { state, account } = resolveToken(call, call.input.body.token);
    return { status: 200, body: { state, email: account?.email ?? null } };
  },

  setPassword(call) {
    const { token, newPassword } = call.input.body;
    const { state, account } = resolveToken(call, token);
    if (!account) return invalid('token', `${state}Link`, languageOf(call));
    savePassword(call.store, account, newPassword);
    const shop = call.store.read();
    if (shop.signedIn === account.customerId) call.store.write({ ...shop, signedIn: null });
    return noContent;
  },
} satisfies Behaviours<Store>;
