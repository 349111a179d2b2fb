import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openShop, recordExceptions, withShop } from '../../tests/support/openShop';
import { shopHandlers } from '../msw/shopHandlers';
import { injectFaults } from './injectFaults';
import { openScenario } from './openScenario';
import { shareVisitorPrices } from './visitorPrices';
import { addressOf } from './scenario';
import { scenarioGroups } from './scenarios';

const { server, store, violations } = withShop();

afterEach(() => document.head.querySelector('meta[name="visitor-prices"]')?.remove());

/** These wait in real time; a browser test covers them. */
const { 'Latency and clock': _conditions, ...groups } = scenarioGroups;

describe.each(Object.entries(groups))('scenarios: %s', (_, scenarios) => {
  it.each(Object.entries(scenarios))('DEV-04 %s shows what it promises', async (name, scenario) => {
    recordExceptions();
    const address = new URL(addressOf(name, scenario), window.location.origin);
    const { conditions, rest } = openScenario(address, store, window.sessionStorage);
    shareVisitorPrices(store);
    const onViolation = violations.push.bind(violations);
    server.use(...shopHandlers({ store, onViolation, intercept: injectFaults(() => conditions) }));
    openShop(rest.pathname + rest.search + rest.hash);
    await waitFor(() => expect(document.body.textContent).toContain(scenario.sees));
  });
});
