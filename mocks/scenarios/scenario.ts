import type { OperationId } from '../../src/api/operation';
import type { LineRecord, ShopState } from '../state';

/** What becomes of every call of an operation: a status, a redirect (CALL-04), no answer, or a body that is none. */
export type Fault = number | 'redirect' | 'never answers' | 'no connection' | 'no JSON' | 'empty body';

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
  /** Where to look at it: a path of the shop; a function where it depends on the catalogue, which is built late. */
  path: string | (() => string);
  /** A text that is to be seen there. */
  sees: string;
  /** The e-mail address of the customer who is signed in. */
  customer?: string;
  /** Lines of that customer's cart. */
  cart?: () => LineRecord[];
  /** What else the shop remembers, such as an order; called with the customer signed in. */
  prepare?: (state: ShopState) => ShopState;
  /** Whether the browser forgets what the shop has stored in it: consent, language, drafts. */
  isFirstVisit?: boolean;
}

/** The address that opens a scenario. */
export function addressOf(name: string, { path }: Scenario): string {
  const [address = '', query = ''] = (typeof path === 'string' ? path : path()).split('?');
  return `${address}?${[query, `scenario=${name}`].filter((part) => part !== '').join('&')}`;
}

/** Conditions under which the shop is only a shop. */
export const noConditions: Conditions = { faults: {}, latency: 0 };

type Prepared = Pick<Scenario, 'customer' | 'cart' | 'prepare'>;

/** A state in which the customer of a scenario is signed in, with the scenario's cart and what else it prepares. */
export function stateWith(
  state: ShopState,
  { customer, cart, prepare = (same) => same }: Prepared,
): ShopState {
  const record = Object.values(state.customers).find(({ email }) => email === customer);
  const signedIn = record?.customerId ?? state.signedIn;
  const next = { ...state, signedIn };
  if (cart === undefined || signedIn === null) return prepare(next);
  const empty = { acceptOrderSplitting: true, shippingMethod: null, shippingDestination: null };
  return prepare({ ...next, carts: { ...state.carts, [signedIn]: { ...empty, lines: cart() } } });
}

type Combined = Omit<Scenario, 'title' | 'path' | 'sees'> & Conditions;

/** Several scenarios as one: customer, cart and clock are those of the last that has one, all else adds up. */
export const combine = (scenarios: readonly Scenario[]): Combined =>
  scenarios.reduce<Combined>(
    (all, { title: _title, path: _path, sees: _sees, ...scenario }) => ({
      ...all,
      ...scenario,
      faults: { ...all.faults, ...scenario.faults },
      prepare: (state) => (scenario.prepare ?? same)((all.prepare ?? same)(state)),
    }),
    noConditions,
  );

const same = (state: ShopState): ShopState => state;
