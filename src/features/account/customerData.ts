import { CancelledError, type Query, type QueryClient } from '@tanstack/react-query';
import {
  getCartQuery,
  getCategoryProductsQuery,
  getCustomerQuery,
  getFooterQuery,
  getGlobalContentQuery,
  getGlobalSettingsQuery,
  getHeaderQuery,
  getSiteStructureQuery,
  getTranslationsQuery,
  searchQuery,
} from '../../api/generated/queries';
import { dismissNotice } from '../../components/Notice/noticeStore';
import { writeStored } from '../../config/storage';
import { cachedCart } from '../cart/cartCache';
import { announceOtherCart } from '../cart/announceOtherCart';
import { clearPendingEdits } from '../cart/pendingEdits';
import { forgetViewed } from '../product/viewedProducts';
import type { Customer } from '../session/customer';
import { isPageKey } from '../page/page';
import { withoutPrices } from '../pricing/withoutPrices';

/** Where one tab tells the others, by changing it, that somebody signed in or out (AUTH-03). */
export const customerChangeKey = 'customerChange';

/** Answers that are the same whoever asks; every other one is the customer's own. */
const sameForAll: ReadonlySet<unknown> = new Set<unknown>(
  [
    getGlobalSettingsQuery(),
    getTranslationsQuery(),
    getHeaderQuery(),
    getFooterQuery(),
    getGlobalContentQuery(),
    getSiteStructureQuery(),
  ].map(({ queryKey }) => queryKey[0]),
);

const productLists: ReadonlySet<unknown> = new Set<unknown>([
  getCategoryProductsQuery({ path: { id: '' } }).queryKey[0],
  searchQuery({ query: { query: '' } }).queryKey[0],
]);

const customerKey = getCustomerQuery().queryKey;
const dependsOnCustomer = ({ queryKey }: Query) =>
  !sameForAll.has(queryKey[0]) && queryKey[0] !== customerKey[0];
/** Visitors see these too, without prices; anything else that depends on the customer is theirs alone. */
const visitorsSee = ({ queryKey }: Query) => isPageKey(queryKey) || productLists.has(queryKey[0]);
const isPrivate = (query: Query) => dependsOnCustomer(query) && !visitorsSee(query);

async function setCustomer(client: QueryClient, customer: Customer | null): Promise<void> {
  await client.cancelQueries({ queryKey: customerKey });
  client.setQueryData(customerKey, customer);
}

/**
 * Somebody is signed in: whatever depends on who asks is asked again, so that prices and buttons switch (CARD-03). A
 * cart that is another than the one that stood there says so (CART-01).
 */
export async function enterCustomer(client: QueryClient, customer: Customer): Promise<void> {
  const cart = cachedCart(client);
  await setCustomer(client, customer);
  void client.invalidateQueries({ predicate: dependsOnCustomer });
  void announceOtherCart(client, cart);
}

/**
 * Nobody is signed in any more (AUTH-03): private data leaves cache and browser, and so do answers still on their way. What
 * shows stays where it is without its prices (CARD-03) and is asked again as a visitor.
 */
export async function forgetCustomer(client: QueryClient): Promise<void> {
  await setCustomer(client, null);
  forgetViewed();
  clearPendingEdits();
  dismissNotice();
  await client.cancelQueries({ predicate: dependsOnCustomer });
  client.removeQueries({ type: 'inactive', predicate: dependsOnCustomer });
  client.setQueriesData({ predicate: visitorsSee }, withoutPrices);
  void client.resetQueries({ predicate: isPrivate });
  void client.invalidateQueries({ predicate: visitorsSee });
}

/** Tells the other tabs to ask who is signed in (AUTH-03). */
export function tellOtherTabs(): void {
  writeStored('local', customerChangeKey, String(Date.now()));
}

async function askCustomer(client: QueryClient): Promise<Customer | null> {
  try {
    return await client.fetchQuery({ ...getCustomerQuery(), staleTime: 0 });
  } catch (error) {
    if (error instanceof CancelledError) return client.getQueryData<Customer>(customerKey) ?? null;
    return null;
  }
}

/** Asks who is signed in (AUTH-02): an exception or nobody clears the customer and loads the cart again. */
export async function checkCustomer(client: QueryClient): Promise<void> {
  const before = client.getQueryData<Customer>(customerKey);
  const customer = await askCustomer(client);
  const changed = customer?.id !== before?.id;
  if (before && changed) await forgetCustomer(client);
  if (customer && changed) await enterCustomer(client, customer);
  if (!customer && !before) await client.invalidateQueries({ queryKey: getCartQuery().queryKey });
}
