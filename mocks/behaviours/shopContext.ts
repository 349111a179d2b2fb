import { contextAt, routeNames, routes, type Language, type Route, type ShopContext } from '../shop/context';
import { homeOf } from '../shop/shipping';
import type { CustomerRecord } from '../state';
import type { Store } from '../store';
import { cartOf } from './cartState';
import { soldPieces } from './placedOrders';

/** What every call carries. */
export interface Call {
  input: { headers: { 'Content-Language': string } };
  store: Store;
}

/** The language route a call asks for, by its language tag; one the shop does not have counts as Norwegian. */
export function routeOf({ input }: Pick<Call, 'input'>): Route {
  const asked = input.headers['Content-Language'].toLowerCase();
  return routeNames.find((route) => routes[route].code.toLowerCase() === asked) ?? 'no';
}

/** The language a call asks for; one the shop does not speak counts as Norwegian. */
export const languageOf = (call: Pick<Call, 'input'>): Language => routes[routeOf(call)].language;

/** The person signed in. */
export function signedInCustomer(store: Store): CustomerRecord | null {
  const { signedIn, customers } = store.read();
  return (signedIn === null ? undefined : customers[signedIn]) ?? null;
}

/**
 * The person signed in, for the operations of whom the contract says that they need a session.
 * @throws when none is: such a call is refused before its behaviour runs
 */
export function customerOf({ store }: Pick<Call, 'store'>): CustomerRecord {
  const customer = signedInCustomer(store);
  if (!customer) throw new Error('The operation was answered without a session');
  return customer;
}

/**
 * What an answer depends on: the language and market that the call names, and who is signed in.
 * @param route of the answer, where the address knows better than the header
 */
export function shopContext(call: Call, route: Route = routeOf(call)): ShopContext {
  const customer = signedInCustomer(call.store);
  const context = contextAt(route, customer);
  const destination =
    customer && (cartOf(call.store, customer.customerId).shippingDestination ?? homeOf(customer));
  return { ...context, destination, sold: soldPieces(call.store.read(), context.market) };
}
