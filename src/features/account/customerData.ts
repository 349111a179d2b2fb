import { CancelledError, type Query, type QueryClient } from '@tanstack/react-query';
import {
  getCartQuery,
  getCategoryProductsQuery,
  getCustomerQuery,
  searchQuery,
} from '../../api/generated/queries';
import { siteQueries } from '../../api/shellQueries';
import { resumeDrafts, suspendDrafts } from '../../components/Form/drafts';
import { closeModal } from '../../components/Modal/modalStore';
import { dismissNotice } from '../../components/Notice/noticeStore';
import { removePrivateValues, writeStored } from '../../config/storage';
import { cachedCart } from '../cart/cartCache';
import { announceOtherCart } from '../cart/announceOtherCart';
import { clearPendingEdits } from '../cart/pendingEdits';
import type { Customer } from '../session/customer';
import { isPageKey } from '../page/page';
import { withoutPrices } from '../pricing/withoutPrices';

/** Storage key that a tab changes on sign-in and sign-out, so that the other tabs follow (AUTH-03). */
export const customerChangeKey = 'customerChange';

/** Answers that are the same whoever asks; every other one is the customer's own. */
const siteKeys: ReadonlySet<unknown> = new Set<unknown>(siteQueries().map(({ queryKey }) => queryKey[0]));

const productLists: ReadonlySet<unknown> = new Set<unknown>([
  getCategoryProductsQuery({ path: { id: '' } }).queryKey[0],
  searchQuery({ query: { query: '' } }).queryKey[0],
]);

const customerKey = getCustomerQuery().queryKey;
const dependsOnCustomer = ({ queryKey }: Query) =>
  !siteKeys.has(queryKey[0]) && queryKey[0] !== customerKey[0];
/** Visitors see these too, without prices; anything else that depends on the customer is private. */
const visitorsSee = ({ queryKey }: Query) => isPageKey(queryKey) || productLists.has(queryKey[0]);
const isPrivate = (query: Query) => dependsOnCustomer(query) && !visitorsSee(query);

async function setCustomer(client: QueryClient, customer: Customer | null): Promise<void> {
  await client.cancelQueries({ queryKey: customerKey });
  client.setQueryData(customerKey, customer);
}

/**
 * Switches the shop to a customer who has signed in: whatever depends on the customer is fetched again, so that prices
 * and buttons switch (CARD-03). A cart that differs from the visitor's is announced (CART-01). Unsaved changes of a session
 * that ended elsewhere are back for their owner.
 */
export async function applySignIn(client: QueryClient, customer: Customer): Promise<void> {
  const cart = cachedCart(client);
  resumeDrafts(customer.id);
  await setCustomer(client, customer);
  // A query without data would take the answer to a call of the visitor for the customer's.
  await client.cancelQueries({ predicate: dependsOnCustomer });
  void client.invalidateQueries({ predicate: dependsOnCustomer });
  void announceOtherCart(client, cart);
}

/**
 * Clears what belongs to the customer who was signed in (AUTH-03): private data leaves cache and browser, and calls still
 * under way are cancelled. What visitors see too stays on screen without its prices (CARD-03), and is fetched again with
 * the cart.
 */
export async function applySignOut(client: QueryClient): Promise<void> {
  await setCustomer(client, null);
  removePrivateValues();
  clearPendingEdits();
  dismissNotice();
  // What is open may show private data, such as the lists of the favourites picker.
  closeModal();
  await client.cancelQueries({ predicate: dependsOnCustomer });
  client.removeQueries({ type: 'inactive', predicate: dependsOnCustomer });
  client.setQueriesData({ predicate: visitorsSee }, withoutPrices);
  // Private queries are not fetched again: only the next render takes the parts away that need them.
  for (const query of client.getQueryCache().findAll({ predicate: isPrivate })) query.reset();
  void client.refetchQueries({ queryKey: getCartQuery().queryKey, type: 'active' });
  void client.invalidateQueries({ predicate: visitorsSee });
}

/** Makes the other tabs fetch the customer (AUTH-03). */
export function notifyOtherTabs(): void {
  writeStored('local', customerChangeKey, String(Date.now()));
}

/** Fetches the customer; undefined when that fails. */
async function fetchCustomer(client: QueryClient): Promise<Customer | null | undefined> {
  try {
    return await client.fetchQuery({ ...getCustomerQuery(), staleTime: 0 });
  } catch (error) {
    // A sign-in or sign-out during the call has set newer data.
    if (error instanceof CancelledError) return client.getQueryData<Customer | null>(customerKey);
    return undefined;
  }
}

/** Marks the customer as not known, for the parts that need one to say so. */
function setCustomerUnknown(client: QueryClient): void {
  const error = new Error('The customer could not be fetched');
  const query = client.getQueryCache().find({ queryKey: customerKey, exact: true });
  query?.setState({ data: undefined, error, status: 'error', fetchStatus: 'idle' });
}

/**
 * Fetches who is signed in (AUTH-02). A customer who is signed in no longer, or could not be fetched, is cleared and the
 * cart fetched again; after a failure the customer is unknown.
 */
export async function checkCustomer(client: QueryClient): Promise<void> {
  const before = client.getQueryData<Customer | null>(customerKey);
  const customer = await fetchCustomer(client);
  const changed = customer?.id !== before?.id;
  if (before && changed) {
    suspendDrafts(before.id);
    await applySignOut(client);
  }
  if (before && customer === undefined) setCustomerUnknown(client);
  if (customer && changed) await applySignIn(client, customer);
  if (!customer && !before) await client.invalidateQueries({ queryKey: getCartQuery().queryKey });
}
