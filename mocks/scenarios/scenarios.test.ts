import { afterEach, describe, expect, it, vi } from 'vitest';
import { getResponse } from 'msw';
import { initialState } from '../shop/customers';
import { shopHandlers } from '../shopHandlers';
import { createStore, memoryStorage } from '../store';
import { startClockAt } from './clock';
import { interfere } from './interfere';
import { openScenario } from './openScenario';
import { scenarios } from './scenarios';

/** The mock shop as a link opens it. */
function open(query: string, storage = memoryStorage(), store = createStore(initialState)) {
  const { conditions, rest } = openScenario(new URL(`http://shop.test/en/cart?${query}`), store, storage);
  const handlers = shopHandlers({
    store,
    onViolation: () => undefined,
    intercept: interfere(() => conditions),
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
  it.each(Object.entries(scenarios).filter(([, { customer }]) => customer !== undefined))(
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
