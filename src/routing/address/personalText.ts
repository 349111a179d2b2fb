import { storageCustomer } from '../../lib/privateStorage';
import { pageUrl } from '../../lib/renderRequest';

// Part of the boot script, which runs before the app's code has loaded: no import may pull in React.

/** Parameters with text of a customer: searches of the shop, of orders and of users, and order numbers. */
const personal = ['query', 'order', 'orderNumber'];

/** State of a history entry: that of the router, and the customer who left personal text in its address. */
type Entry = Record<string, unknown> & { customer?: string };

const readEntry = (): Entry => (window.history.state as Entry | null) ?? {};

const hasPersonalText = () => {
  const parameters = new URLSearchParams(pageUrl().search);
  return personal.some((name) => parameters.has(name));
};

/** AUTH-03: mark an address with personal text as the customer's; also the one in the state of a failed page. */
export function claimPersonalText(): void {
  const customer = storageCustomer();
  const entry = readEntry();
  if (customer === null || entry.customer === customer) return;
  const { failedAddress } = (entry['usr'] ?? {}) as { failedAddress?: unknown };
  if (hasPersonalText() || failedAddress !== undefined)
    window.history.replaceState({ ...entry, customer }, '');
}

/** Address whose text has left with its customer; in memory, until the same customer signs in again (AUTH-02). */
let suspended: { customer: string; full: string; rest: string } | undefined;

export function discardSuspendedText(): void {
  suspended = undefined;
}

function restoreText(): boolean {
  const customer = storageCustomer();
  if (customer === null || !suspended) return false;
  const { full, rest, customer: owner } = suspended;
  discardSuspendedText();
  if (owner !== customer || rest !== pageUrl().href) return false;
  window.history.replaceState({ ...readEntry(), customer }, '', full);
  return true;
}

/** AUTH-03: remove another customer's text from the history entry, or restore the customer's own; true if changed. */
export function dropForeignText(): boolean {
  const { customer, ...entry } = readEntry();
  if (customer === undefined || customer === storageCustomer()) return restoreText();
  const url = new URL(pageUrl().href);
  for (const name of personal) url.searchParams.delete(name);
  suspended = { customer, full: pageUrl().href, rest: url.href };
  // The failed address of an error page may have such text, too.
  window.history.replaceState({ ...entry, usr: null }, '', url);
  return true;
}

/** Make the router read the address, after it was replaced without it. */
export function rereadAddress(): void {
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}
