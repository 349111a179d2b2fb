import { allRoutes, contextAt, routes, type Route, type ShopContext } from '../shop/context';
import type { Language } from '../shop/languages';
import { homeOf } from '../shop/shipping';
import type { CustomerRecord } from '../store/state';
import type { Store } from '../store/store';
import { cartOf } from './cartState';
import { soldPieces } from './placedOrders';

/** The properties of every call. */
export interface Call {
  input: { headers: { 'Content-Language': string } };
  store: Store;
}

/** True for the tag of a language of the shop. */
export const isLanguage = (tag: string): boolean =>
  allRoutes.some((route) => routes[route].code.toLowerCase() === tag.toLowerCase());

/** The language route of a call, by its language tag; Norwegian for an unknown one. */
export function routeOf({ input }: Pick<Call, 'input'>): Route {
  const asked = input.headers['Content-Language'].toLowerCase();
  return allRoutes.find((route) => routes[route].code.toLowerCase() === asked) ?? 'no';
}

/** The language of a call; Norwegian for an unknown one. */
export const languageOf = (call: Pick<Call, 'input'>): Language => routes[routeOf(call)].language;

/** The signed-in customer. */
export function signedInCustomer(store: Store): CustomerRecord | null {
  const { signedIn, customers } = store.read();
  return (signedIn === null ? undefined : customers[signedIn]) ?? null;
}

/**
 * The signed-in customer, for operations that need a session.
 * @throws without one: such a call is refused before its behaviour runs
 */
export function customerOf({ store }: Pick<Call, 'store'>): CustomerRecord {
  const customer = signedInCustomer(store);
  if (!customer) throw new Error('The operation was answered without a session');
  return customer;
}

/**
 * Context of a response: the language and market of the call, and what the caller may see.
 * @param route of the response, where the address takes precedence over the header
 */
export function shopContext(call: Call, route: Route = routeOf(call)): ShopContext {
  const customer = signedInCustomer(call.store);
  const state = call.store.read();
  const context = contextAt(route, customer !== null || state.visitorPrices);
  const { shippingDestination } = cartOf(call.store, customer?.customerId);
  const destination = shippingDestination ?? (customer && homeOf(customer));
  const isOrganization = Boolean(customer?.organizationId);
  return { ...context, isOrganization, destination, sold: soldPieces(state, context.market) };
}
