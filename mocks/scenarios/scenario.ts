import type { OperationId } from '../../src/api/generated/operations';
import type { LineRecord, ShopState } from '../state';

/** What becomes of every call of an operation: a status, no answer at all, a broken connection, or a body that is none. */
export type Fault = number | 'never answers' | 'no connection' | 'no JSON' | 'empty body';

/** What the mock shop does besides being a shop. */
export interface Conditions {
  faults: Partial<Record<OperationId, Fault>>;
  /** ms that every call waits. */
  latency: number;
  /** The moment that the clocks of browser and mock shop start from, ISO 8601; undefined for now. */
  clock?: string;
}

/** A state of the shop that a link leads to (DEV-04). */
export interface Scenario extends Partial<Conditions> {
  /** What it is, for the list of scenarios. */
  title: string;
  /** Where to look at it: a path of the shop. */
  path: string;
  /** A text that is to be seen there. */
  sees: string;
  /** The e-mail address of the customer who is signed in. */
  customer?: string;
  /** Lines of that customer's cart. */
  cart?: () => LineRecord[];
}

/** Conditions under which the shop is only a shop. */
export const noConditions: Conditions = { faults: {}, latency: 0 };

/** A state in which the customer of a scenario is signed in, with the scenario's cart. */
export function stateWith(
  state: ShopState,
  { customer, cart }: Pick<Scenario, 'customer' | 'cart'>,
): ShopState {
  const record = Object.values(state.customers).find(({ email }) => email === customer);
  const signedIn = record?.customerId ?? state.signedIn;
  const next = { ...state, signedIn };
  if (cart === undefined || signedIn === null) return next;
  const empty = { acceptOrderSplitting: true, shippingMethod: null, shippingDestination: null };
  return { ...next, carts: { ...state.carts, [signedIn]: { ...empty, lines: cart() } } };
}

/** Several scenarios as one: customer, cart and clock are those of the last that has one, faults add up. */
export function combine(
  scenarios: readonly Scenario[],
): Omit<Scenario, 'title' | 'path' | 'sees'> & Conditions {
  return scenarios.reduce<ReturnType<typeof combine>>(
    (all, { customer, cart, faults, latency, clock }) => ({
      ...all,
      ...(customer === undefined ? {} : { customer }),
      ...(cart === undefined ? {} : { cart }),
      ...(clock === undefined ? {} : { clock }),
      latency: latency ?? all.latency,
      faults: { ...all.faults, ...faults },
    }),
    noConditions,
  );
}
