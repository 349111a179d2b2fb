import { initialState } from '../shop/customers';
import type { Store, StoreStorage } from '../store/store';
import { combine, noConditions, stateWith, type Conditions, type Scenario } from './scenario';
import { scenarios } from './scenarios';

/** Session storage key of a tab's conditions; a reload keeps them, a new tab starts without. */
const conditionsKey = 'furulia-mock-conditions';

function readConditions(storage: StoreStorage): Conditions {
  try {
    const kept: unknown = JSON.parse(storage.getItem(conditionsKey) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...noConditions, ...kept } : noConditions;
  } catch {
    return noConditions;
  }
}

/** Store conditions for the reloads of this tab, unless the storage is blocked. */
export function keepConditions(storage: StoreStorage, conditions: Conditions): void {
  try {
    storage.setItem(conditionsKey, JSON.stringify(conditions));
  } catch {
    // Without storage the conditions last until the page reloads.
  }
}

const isKnown = (scenario: Scenario | undefined): scenario is Scenario => scenario !== undefined;

/**
 * Open the scenarios of an address (`?scenario=administrator,fullCart`): the shop starts over in their state, and their
 * conditions apply in this tab. An address without scenarios changes nothing (DEV-04).
 * @param browser storages that a scenario of a first visit clears
 * @returns the conditions, and the address without the parameter
 */
export function openScenario(
  address: URL,
  store: Store,
  storage: StoreStorage,
  browser: readonly Pick<Storage, 'clear'>[] = [],
): { conditions: Conditions; rest: URL } {
  const rest = new URL(address);
  const names = rest.searchParams.get('scenario');
  if (names === null) return { conditions: readConditions(storage), rest };
  rest.searchParams.delete('scenario');
  const own = new Map(Object.entries(scenarios));
  const scenario = combine(
    names
      .split(',')
      .map((name) => own.get(name.trim()))
      .filter(isKnown),
  );
  const { faults, latency, clock, isFirstVisit } = scenario;
  if (isFirstVisit) for (const each of browser) each.clear();
  const conditions: Conditions = { faults, latency, ...(clock === undefined ? {} : { clock }) };
  store.write(stateWith(initialState(), scenario));
  keepConditions(storage, conditions);
  return { conditions, rest };
}
