import type { OperationId } from '../../src/api/operation';
import type { Fault, ScenarioSource } from '../data/schemas/scenarios';
import { emptyCart } from '../shop/cartAnswer';
import type { LineRecord, ShopState } from '../store/state';

/** Faults, latency and clock of the mock shop. */
export interface Conditions {
  faults: Partial<Record<OperationId, Fault>>;
  /** Delay of every call, ms. */
  latency: number;
  /** Initial time of the clocks of browser and mock shop, ISO 8601; undefined for the current time. */
  clock?: string;
}

/** A state of the shop that a link opens (DEV-04), with its placeholders resolved. */
export interface Scenario
  extends Pick<ScenarioSource, 'title' | 'sees' | 'customer' | 'isFirstVisit'>, Partial<Conditions> {
  /** Path of the shop that shows it; a function where it depends on the catalogue, which is built lazily. */
  path: string | (() => string);
  /** Lines of that customer's cart, or the visitor's. */
  cart?: () => LineRecord[];
  /** Further changes of the state, such as an order; called with the customer signed in. */
  prepare?: (state: ShopState) => ShopState;
}

/** The address that opens a scenario. */
export function addressOf(name: string, { path }: Scenario): string {
  const [rest = '', hash] = (typeof path === 'string' ? path : path()).split('#');
  const [address = '', query = ''] = rest.split('?');
  const parameters = [query, `scenario=${name}`].filter((part) => part !== '').join('&');
  return `${address}?${parameters}${hash === undefined ? '' : `#${hash}`}`;
}

/** Conditions without faults and latency. */
export const noConditions: Conditions = { faults: {}, latency: 0 };

type Prepared = Pick<Scenario, 'customer' | 'cart' | 'prepare'>;

/** A state with the customer of a scenario signed in, with the scenario's cart and further preparations. */
export function stateWith(
  state: ShopState,
  { customer, cart, prepare = (same) => same }: Prepared,
): ShopState {
  const record = Object.values(state.customers).find(({ email }) => email === customer);
  const signedIn = record?.customerId ?? state.signedIn;
  const next = { ...state, signedIn };
  if (cart === undefined) return prepare(next);
  const filled = { ...emptyCart, lines: cart() };
  if (signedIn === null) return prepare({ ...next, visitorCart: filled });
  return prepare({ ...next, carts: { ...state.carts, [signedIn]: filled } });
}

type Combined = Omit<Scenario, 'title' | 'path' | 'sees'> & Conditions;

/** Several scenarios as one: customer, cart and clock of the last one that has them, all other properties merged. */
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
