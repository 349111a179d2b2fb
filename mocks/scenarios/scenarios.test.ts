import { afterEach, describe, expect, it, vi } from 'vitest';
import { getResponse } from 'msw';
import { format } from 'prettier';
import { operationIds } from '../generated/operations';
import { initialState } from '../shop/customers';
import { shopHandlers } from '../msw/shopHandlers';
import { createStore, memoryStorage } from '../store/store';
import { startClockAt } from './clock';
import { injectFaults } from './injectFaults';
import { openScenario } from './openScenario';
import { combine, type Scenario } from './scenario';
import { scenarioGroups, scenarios } from './scenarios';

const tableIntroduction = `# Scenarios

Add \`?scenario=<name>\` to an address of the mock shop: it starts over in that state. Combine several with commas,
\`?scenario=administrator,failingOrders,slow\`: customer, cart, latency and clock are those of the last one, all else is
merged. This table is generated from \`data/scenarios.json\` by \`npx vitest run mocks/scenarios -u\`.
`;

/** The mock shop opened by a link. */
function open(query: string, storage = memoryStorage(), store = createStore(initialState)) {
  const { conditions, rest } = openScenario(new URL(`http://shop.test/en/cart?${query}`), store, storage);
  const handlers = shopHandlers({
    store,
    onViolation: () => undefined,
    intercept: injectFaults(() => conditions),
  });
  const get = async (path: string) => {
    const headers = { 'Content-Language': 'en', 'Context-Url': 'http://shop.test' };
    return getResponse(handlers, new Request(`http://shop.test${path}`, { headers }));
  };
  const json = async (path: string) => (await get(path))?.json() as Promise<Record<string, unknown>>;
  return { conditions, rest, get, json, storage, store };
}

const real = globalThis.Date;
afterEach(() => {
  vi.useRealTimers();
  globalThis.Date = real;
});

describe('a link with scenarios', () => {
  const isSignedIn = ({ customer, faults }: Scenario) => customer !== undefined && !faults?.getCustomer;
  it.each(Object.entries(scenarios).filter(([, scenario]) => isSignedIn(scenario)))(
    'DEV-04 %s signs its customer in, with the cart it names',
    async (name, { customer, cart }) => {
      const { json } = open(`scenario=${name}`);
      expect(await json('/api/customer')).toMatchObject({ email: customer });
      if (cart === undefined) return;
      const { lineItems } = (await json('/api/cart')) as { lineItems: { code: string; isGift?: boolean }[] };
      const own = lineItems.filter(({ isGift }) => isGift !== true);
      expect(own.map(({ code }) => code)).toEqual(cart().map(({ code }) => code));
    },
  );

  it.each(Object.entries(scenarios).filter(([, { faults }]) => faults !== undefined))(
    'DEV-04 %s lets the calls fail that it names, and no others',
    (name, { faults }) => {
      expect(operationIds).toEqual(expect.arrayContaining(Object.keys(faults ?? {})));
      expect(open(`scenario=${name}`).conditions.faults).toEqual(faults);
    },
  );

  it('DEV-04 scenarios are combined: customer, cart, fault, latency and clock', async () => {
    const { conditions, json, get } = open('scenario=administrator,fullCart,failingOrders,nextYear&skip=24');
    expect(await json('/api/customer')).toMatchObject({ email: 'ingrid@furulia.example' });
    expect((await json('/api/cart')).numberOfItems).toBeGreaterThanOrEqual(3);
    expect((await get('/api/order/all-orders'))?.status).toBe(500);
    expect(conditions).toEqual({
      faults: { getAllOrders: 500 },
      latency: 0,
      clock: scenarios.nextYear?.clock,
    });
  });

  it('DEV-04 the parameter leaves the address, and a reload keeps state and conditions', async () => {
    const { rest, storage, store } = open('scenario=failingOrders&skip=24');
    expect(rest.search).toBe('?skip=24');
    const again = open('skip=24', storage, store);
    expect(again.conditions.faults).toEqual({ getAllOrders: 500 });
    expect(await again.json('/api/customer')).toMatchObject({ email: 'ingrid@furulia.example' });
    expect(open('scenario=', storage, store).conditions.faults).toEqual({});
  });

  it('DEV-04 what several scenarios prepare and let fail adds up', async () => {
    const { json, get, store } = open('scenario=shippedOrder,consent,failingFavorites,failingCart');
    expect(await json('/api/site/global-settings')).toMatchObject({ gtmId: 'GTM-FURULIA' });
    expect(Object.values(store.read().orders).flat()).toMatchObject([{ status: 'shipped' }]);
    expect((await get('/api/cart'))?.status).toBe(500);
    expect((await get('/api/favorites/lists'))?.status).toBe(500);
  });

  it('DEV-04 a first visit clears what the browser stores, and other scenarios do not', () => {
    const clear = vi.fn();
    const visit = (query: string) => {
      const address = new URL(`http://shop.test/en?${query}`);
      openScenario(address, createStore(initialState), memoryStorage(), [{ clear }]);
    };
    visit('scenario=fullCart');
    expect(clear).not.toHaveBeenCalled();
    visit('scenario=consent');
    expect(clear).toHaveBeenCalledOnce();
  });

  it('CALL-04 a fault may be a redirect in place of the answer', async () => {
    const faults = combine([{ title: '', path: '', sees: '', faults: { getCart: 'redirect' } }]).faults;
    const answer = await injectFaults(() => ({ faults, latency: 0 }))('getCart');
    expect([answer?.status, await answer?.json()]).toEqual([200, { redirectUrl: '/en', permanent: false }]);
  });

  it('DEV-04 every scenario stands in the table, under one name', async () => {
    const rows = Object.entries(scenarioGroups).flatMap(([group, all]) => [
      `\n## ${group}\n\n| \`?scenario=\` | State | Address | Text on the page |\n| --- | --- | --- | --- |`,
      ...Object.entries(all).map(([name, { title, path, sees }]) => {
        const place = typeof path === 'string' ? `\`${path}\`` : 'follow the link in the test bench';
        return `| \`${name}\` | ${title} | ${place} | ${sees} |`;
      }),
    ]);
    const names = Object.values(scenarioGroups).flatMap((all) => Object.keys(all));
    expect(new Set(names).size).toBe(names.length);
    const table = await format(`${tableIntroduction}${rows.join('\n')}\n`, {
      parser: 'markdown',
      printWidth: 110,
    });
    await expect(table).toMatchFileSnapshot('README.md');
  });

  it('DEV-04 an unknown scenario is none, not even one of every object', () => {
    expect(open('scenario=toString,nothing').conditions).toEqual({ faults: {}, latency: 0 });
  });

  it('DEV-04 every call of a slow scenario waits', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { get } = open('scenario=slow');
    const answered = vi.fn();
    void get('/api/cart').then(answered);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  });

  it('DEV-04 the clock goes on from the moment that a scenario names', () => {
    startClockAt('2027-12-24T10:00:00Z');
    expect(new Date().toISOString()).toMatch(/^2027-12-24T10:00:/);
    expect(new Date(Date.now()).getUTCFullYear()).toBe(2027);
    expect(new Date('2026-01-02T03:04:05Z').toISOString()).toBe('2026-01-02T03:04:05.000Z');
  });
});
