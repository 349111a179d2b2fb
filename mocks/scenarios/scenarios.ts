import source from '../data/scenarios.json' with { type: 'json' };
import type { Fault, ScenarioSource } from '../data/schemas/scenarios';
import type { ShopState } from '../store/state';
import { operationIds } from '../generated/operations';
import { articleKinds, linesOf, pathOf, sofaCodes } from './articles';
import { orderNumber, withCustomer, withOrder, withRequiredReference, withSpendingLimits } from './orders';
import { withAcceptedQuote } from './quotes';
import type { Conditions, Scenario } from './scenario';

/** The test of a kind of articles, such as `inStock`. */
function fits(name: string) {
  const found = articleKinds[name];
  if (!found) throw new Error(`No kind of articles is named ${name}`);
  return found;
}

/** A path with its placeholders replaced, which builds the catalogue. */
const filled = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'orderNumber') return orderNumber;
    return name === 'sofaCodes' ? sofaCodes() : pathOf(fits(name));
  });

/** Faults of operations; `everyCall` is one fault for all of them. */
const faultsOf = ({ everyCall, ...faults }: Record<string, Fault>): Conditions['faults'] =>
  everyCall === undefined ? faults : Object.fromEntries(operationIds.map((id) => [id, everyCall]));

type Requested = Pick<ScenarioSource, 'order' | 'buyer' | 'outdated' | 'spendingLimits' | 'customer'>;

/** The order of a scenario, and its buyer's limits. */
const requested =
  ({ order, buyer, outdated, spendingLimits, customer }: Requested) =>
  (state: ShopState): ShopState => {
    const limited = spendingLimits
      ? withSpendingLimits(buyer ?? customer ?? '', spendingLimits)(state)
      : state;
    return order ? withOrder(order, buyer, outdated)(limited) : limited;
  };

function scenarioOf({
  path,
  cart,
  order,
  buyer,
  outdated,
  spendingLimits,
  gtmId,
  invited,
  deliveryAddressId,
  referenceRequired,
  acceptedQuote,
  visitorPrices,
  faults,
  ...facts
}: ScenarioSource): Scenario {
  return {
    ...facts,
    path: path.includes('{') ? () => filled(path) : path,
    ...(faults && { faults: faultsOf(faults) }),
    ...(cart && {
      cart: () => cart.flatMap(({ count, fits: kind, quantity }) => linesOf(count, fits(kind), quantity)),
    }),
    ...((order ?? spendingLimits) && {
      prepare: requested({ order, buyer, outdated, spendingLimits, ...facts }),
    }),
    ...(gtmId !== undefined && { prepare: (state) => ({ ...state, gtmId }) }),
    ...(invited && { prepare: withCustomer(invited, { isInvited: true }) }),
    ...(deliveryAddressId && { prepare: withCustomer(facts.customer ?? '', { deliveryAddressId }) }),
    ...(referenceRequired && { prepare: withRequiredReference }),
    ...(acceptedQuote && { prepare: withAcceptedQuote }),
    ...(visitorPrices && { prepare: (state) => ({ ...state, visitorPrices }) }),
  };
}

const groups = Object.entries(source as unknown as Record<string, Record<string, ScenarioSource>>);

/** Scenarios by their name in links, in groups for the test bench: `?scenario=administrator,fullCart,slow`. */
export const scenarioGroups: Readonly<Record<string, Readonly<Record<string, Scenario>>>> =
  Object.fromEntries(
    groups.map(([group, list]) => [
      group,
      Object.fromEntries(Object.entries(list).map(([name, each]) => [name, scenarioOf(each)])),
    ]),
  );

/** All scenarios without the groups. */
export const scenarios: Readonly<Record<string, Scenario>> = Object.assign(
  {},
  ...Object.values(scenarioGroups),
);
