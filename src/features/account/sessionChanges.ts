import { CancelledError, type Query, type QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { ApiError } from '../../api/errors';
import {
  getCartQuery,
  getCategoryProductsQuery,
  getCustomerQuery,
  searchQuery,
} from '../../api/generated/queries';
import { belongsToSession, endSession } from '../../api/session';
import { announce } from '../../components/plain/LiveRegion';
import { closeModal } from '../../components/plain/modalStore';
import { dismissNotice } from '../../components/plain/noticeStore';
import { showsVisitorPrices } from '../../config/deployment';
import { isObject } from '../../lib/isObject';
import { dropForeignText, rereadAddress } from '../../routing/address/personalText';
import { isPageKey } from '../../routing/page/page';
import { announceOtherCart } from '../cart/announceOtherCart';
import { cachedCart } from '../cart/cartCache';
import { clearPendingEdits } from '../cart/useCart';
import type { Customer } from '../session/customer';

const isShippingMethod = (value: Record<string, unknown>) => 'leadTimeDays' in value;
const isAmount = (value: Record<string, unknown>) =>
  'formattedString' in value ||
  'thresholdExVat' in value ||
  ('priceExVat' in value && !isShippingMethod(value));
const hasRange = (value: unknown) =>
  isObject(value) && Array.isArray(value['ranges']) && value['ranges'].length > 0;

/** CARD-03, AUTH-03: set prices and amounts of a response to null, and remove facets with a range: one is the price. */
export function withoutPrices(response: unknown): unknown {
  if (Array.isArray(response)) return response.filter((part) => !hasRange(part)).map(withoutPrices);
  if (!isObject(response)) return response;
  if (isAmount(response)) return null;
  return Object.fromEntries(Object.entries(response).map(([key, part]) => [key, withoutPrices(part)]));
}

const productLists: ReadonlySet<unknown> = new Set<unknown>([
  getCategoryProductsQuery({ path: { id: '' } }).queryKey[0],
  searchQuery({ query: { query: '' } }).queryKey[0],
]);

const customerKey = getCustomerQuery().queryKey;
const dependsOnCustomer = ({ queryKey }: Query) => belongsToSession(queryKey);
/** True for data that visitors see too, without prices; all other data of a customer is private. */
const visitorsSee = ({ queryKey }: Query) => isPageKey(queryKey) || productLists.has(queryKey[0]);
const isPrivate = (query: Query) => dependsOnCustomer(query) && !visitorsSee(query);

/** Set the customer, and with it the owner of the stored values and of the text in the address. */
async function setCustomer(client: QueryClient, customer: Customer | null): Promise<void> {
  await client.cancelQueries({ queryKey: customerKey });
  client.setQueryData(customerKey, customer);
  // At once: nothing is fetched for the address that had the text.
  if (dropForeignText()) flushSync(rereadAddress);
}

/**
 * Apply a sign-in: refetch everything that depends on the customer, so that prices and buttons change (CARD-03).
 * Announces a cart that differs from the visitor's (CART-01). The session of another customer, who signed in meanwhile
 * in another tab, is ended first.
 */
export async function applySignIn(client: QueryClient, customer: Customer): Promise<void> {
  const before = client.getQueryData<Customer | null>(customerKey);
  if (before && before.id !== customer.id) await applySignOut(client);
  const cart = cachedCart(client);
  await setCustomer(client, customer);
  // A query without data would otherwise take the response to the visitor's request for the customer's.
  await client.cancelQueries({ predicate: dependsOnCustomer });
  void client.invalidateQueries({ predicate: dependsOnCustomer });
  void announceOtherCart(client, cart);
}

/**
 * Clear the data of the signed-out customer (AUTH-03): end the session, and remove private data from the cache and the
 * browser. Data that visitors see too stays rendered without prices (CARD-03) and is refetched with the cart.
 * @returns functions that make the mutations again that ended with the session
 */
export async function applySignOut(client: QueryClient): Promise<(() => void)[]> {
  const repeats = endSession(client);
  await setCustomer(client, null);
  clearPendingEdits();
  dismissNotice();
  // The last announcement may name the customer.
  announce('');
  // An open modal may show private data, such as the lists of the favourites picker.
  closeModal();
  client.removeQueries({ type: 'inactive', predicate: dependsOnCustomer });
  client.setQueriesData({ predicate: visitorsSee }, withoutPrices);
  // Private queries are not refetched: their components unmount with the next render.
  for (const query of client.getQueryCache().findAll({ predicate: isPrivate })) query.reset();
  void client.refetchQueries({ queryKey: getCartQuery().queryKey, type: 'active' });
  void client.invalidateQueries({ predicate: visitorsSee });
  return repeats;
}

/** True while it is unknown whether a customer is signed in (AUTH-02). */
function isUnknown(client: QueryClient): boolean {
  const state = client.getQueryState<Customer | null>(customerKey);
  return state?.status === 'error' && state.data == null;
}

/**
 * AUTH-02: remove the prices from all responses while the customer is unknown: nothing is shown as the customer's,
 * although the server may still answer for the customer.
 * @returns function that unsubscribes
 */
export function hidePricesOfUnknown(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !isUnknown(client)) return;
    const { query, action } = event;
    if (action.type === 'success' && visitorsSee(query))
      query.setState({ data: withoutPrices(query.state.data) });
    if (action.type === 'error' && query.queryKey[0] === customerKey[0])
      client.setQueriesData({ predicate: visitorsSee }, withoutPrices);
  });
}

interface CheckOptions {
  /** True on the return to a tab: a lost network keeps the customer, and an unchanged visitor the cart. */
  isReturn?: boolean;
}

const isNetworkError = (error: unknown) => error instanceof ApiError && error.httpStatus === null;

/** Fetch the customer; undefined on failure. */
async function fetchCustomer(
  client: QueryClient,
  { isReturn = false }: CheckOptions,
): Promise<Customer | null | undefined> {
  try {
    return await client.fetchQuery({ ...getCustomerQuery(), staleTime: 0 });
  } catch (error) {
    const cached = client.getQueryData<Customer | null>(customerKey);
    // A sign-in or sign-out during the request has set newer data.
    if (error instanceof CancelledError) return cached;
    return isReturn && isNetworkError(error) ? cached : undefined;
  }
}

/** Set the customer query to an error, so that components that need a customer render their error state. */
function setCustomerUnknown(client: QueryClient): void {
  const error = new Error('The customer could not be fetched');
  const query = client.getQueryCache().find({ queryKey: customerKey, exact: true });
  query?.setState({ data: undefined, error, status: 'error', fetchStatus: 'idle' });
}

/**
 * Fetch the signed-in customer (AUTH-02). When the session has ended or the fetch fails, the customer is cleared and
 * the cart refetched; after a failure the customer is unknown.
 */
export async function checkCustomer(client: QueryClient, options: CheckOptions = {}): Promise<void> {
  const before = client.getQueryData<Customer | null>(customerKey);
  const wasUnknown = isUnknown(client);
  const customer = await fetchCustomer(client, options);
  const changed = customer?.id !== before?.id;
  if (before && changed) await applySignOut(client);
  if (before && customer === undefined) setCustomerUnknown(client);
  if (customer && changed) await applySignIn(client, customer);
  // The prices of a visitor were removed meanwhile.
  if (wasUnknown && customer === null && showsVisitorPrices())
    void client.invalidateQueries({ predicate: visitorsSee });
  if (!customer && !before && !options.isReturn)
    await client.invalidateQueries({ queryKey: getCartQuery().queryKey });
}
