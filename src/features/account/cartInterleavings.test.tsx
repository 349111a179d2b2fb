import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '../../../mocks/generated/examples';
import { getCartQuery, getCustomerQuery } from '../../api/generated/queries';
import type { Cart } from '../../api/generated/types';
import { createQueryClient } from '../../api/queryClient';
import { applySignIn, applySignOut } from './sessionChanges';
import { clearPendingEdits, pendingEdits, useCart } from '../cart/useCart';
import { useCartChanges } from '../cart/useCartChanges';

const exampleCart = examples.getCart[200].cart().body as Cart;
const [exampleLine] = exampleCart.lineItems;
const exampleCustomer = examples.getCustomer[200].privateCustomer().body;
if (!exampleLine) throw new Error('The example cart is empty');

const owners = ['anna', 'berit'] as const;
const codes = ['a', 'b'] as const;
type Owner = (typeof owners)[number];
type Outcome = 'answer' | 'refuse' | 'lose';

const lineOf = (code: string, quantity: number) => ({
  ...exampleLine,
  code,
  quantity,
  item: { ...exampleLine.item, name: code },
});

/** A server with a cart per customer that responds when the test decides. */
class PausedServer {
  signedIn: Owner = 'anna';
  carts: Record<Owner, Map<string, number>> = {
    anna: new Map(codes.map((code) => [code, 1])),
    berit: new Map(codes.map((code) => [code, 1])),
  };
  pending: { method: string; code: string; decide: (outcome: Outcome) => void }[] = [];

  cart(owner: Owner): Cart {
    const lineItems = [...this.carts[owner]].map(([code, quantity]) => lineOf(code, quantity));
    const numberOfItems = lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
    return { ...exampleCart, lineItems, numberOfItems };
  }

  fetch = async (call: Request): Promise<Response> => {
    const owner = this.signedIn;
    if (!new URL(call.url).pathname.endsWith('/api/cart')) return Response.json({}, { status: 404 });
    const body = call.method === 'GET' ? null : ((await call.json()) as { code: string; quantity: number });
    const outcome = await new Promise<Outcome>((decide) => {
      this.pending.push({ method: call.method, code: body?.code ?? '', decide });
    });
    if (call.signal.aborted) throw new DOMException('Aborted', 'AbortError');
    if (outcome === 'refuse') return Response.json({ message: 'No' }, { status: 403 });
    if (body) {
      const held = call.method === 'POST' ? (this.carts[owner].get(body.code) ?? 0) : 0;
      this.carts[owner].set(body.code, held + body.quantity);
      if (held + body.quantity === 0) this.carts[owner].delete(body.code);
    }
    if (outcome === 'lose') throw new TypeError('Failed to fetch');
    return Response.json(this.cart(owner));
  };

  decide(which: number, outcome: Outcome): void {
    const [call] = this.pending.splice(which % Math.max(1, this.pending.length), 1);
    call?.decide(outcome);
  }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function openSession(server: PausedServer) {
  vi.stubGlobal('fetch', server.fetch);
  const client = createQueryClient();
  const customer = (owner: Owner) => ({ ...exampleCustomer, id: owner });
  client.setQueryData(getCustomerQuery().queryKey, customer('anna'));
  client.setQueryData(getCartQuery().queryKey, server.cart('anna'));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => ({ ...useCart(), ...useCartChanges() }), { wrapper });
  const shown = () =>
    Object.fromEntries((result.current.cart?.lineItems ?? []).map(({ code, quantity }) => [code, quantity]));
  return {
    shown,
    retry: () => result.current.retry(),
    isKnown: () => result.current.cart !== undefined,
    /** True when the last fetch of the cart failed: the displayed cart may be older than the server's. */
    couldNotFetch: () => client.getQueryState(getCartQuery().queryKey)?.status !== 'success',
    unmount,
    change: (code: string, quantity: number) =>
      act(() => result.current.change({ line: lineOf(code, 1), quantity })),
    async switchTo(owner: Owner) {
      await act(async () => {
        await applySignOut(client);
        server.signedIn = owner;
        await applySignIn(client, customer(owner));
      });
    },
  };
}

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      code: fc.constantFrom(...codes),
      quantity: fc.integer({ min: 0, max: 9 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('decide' as const), which: fc.nat(3) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(50, 300, 600) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('fail' as const),
      which: fc.nat(3),
      outcome: fc.constantFrom('refuse' as const, 'lose' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('switch' as const), to: fc.constantFrom(...owners) }),
  },
);

const decide = (server: PausedServer, which: number, outcome: Outcome) =>
  act(async () => {
    server.decide(which, outcome);
    await vi.advanceTimersByTimeAsync(0);
  });

/** A removal that succeeds although its response is lost, followed by a failing fetch of the cart. */
const lostTwice = [
  { kind: 'change' as const, code: 'a' as const, quantity: 0 },
  { kind: 'wait' as const, ms: 600 as const },
  { kind: 'fail' as const, which: 0, outcome: 'lose' as const },
  { kind: 'fail' as const, which: 0, outcome: 'refuse' as const },
];

/** A refused change, and the end of the session while the cart is fetched again: no rejection is left unhandled. */
const endedWhileFetching = [
  { kind: 'change' as const, code: 'a' as const, quantity: 2 },
  { kind: 'wait' as const, ms: 600 as const },
  { kind: 'fail' as const, which: 0, outcome: 'refuse' as const },
  { kind: 'switch' as const, to: 'berit' as const },
];

/** Answer all requests until none is pending. */
async function answerAll(server: PausedServer): Promise<void> {
  for (let round = 0; round < 60; round += 1) {
    await decide(server, 0, 'answer');
    await pass(400);
    if (server.pending.length === 0 && pendingEdits().size === 0 && round > 5) return;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  clearPendingEdits();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('CART-02 twenty fast clicks end in the right number, one request in flight', async () => {
  const server = new PausedServer();
  const session = openSession(server);
  for (let click = 2; click <= 21; click += 1) {
    session.change('a', click);
    await pass(40);
    expect(server.pending.length).toBeLessThanOrEqual(1);
    expect(session.shown()['a']).toBe(click);
  }
  await answerAll(server);
  expect(server.carts.anna.get('a')).toBe(21);
  expect(session.shown()).toEqual({ a: 21, b: 1 });
  session.unmount();
});

/** Take the steps, answer every call, and compare page, server and expectation. */
async function takeSteps(
  steps: typeof step extends fc.Arbitrary<infer Step> ? readonly Step[] : never,
): Promise<void> {
  // Timers of the previous run would otherwise continue.
  vi.clearAllTimers();
  act(clearPendingEdits);
  const server = new PausedServer();
  const session = openSession(server);
  const expected = { anna: new Map(server.carts.anna), berit: new Map(server.carts.berit) };
  let certain = true;
  for (const each of steps) {
    if (each.kind === 'change') {
      if (!session.isKnown()) continue;
      session.change(each.code, each.quantity);
      expected[server.signedIn].set(each.code, each.quantity);
      expect(session.shown()[each.code] ?? 0).toBe(each.quantity);
    } else if (each.kind === 'decide') await decide(server, each.which, 'answer');
    else if (each.kind === 'fail') {
      if (server.pending.length > 0) certain = false;
      await decide(server, each.which, each.outcome);
    } else if (each.kind === 'switch') {
      // Unsent changes are dropped with the session.
      if (pendingEdits().size > 0) certain = false;
      await session.switchTo(each.to);
    } else await pass(each.ms);
    await pass(0);
    const changes = server.pending.filter(({ method }) => method !== 'GET').map(({ code }) => code);
    expect(new Set(changes).size).toBe(changes.length);
  }
  await answerAll(server);
  // A cart that could not be fetched is fetched on demand (CART-05).
  if (session.couldNotFetch()) act(session.retry);
  await answerAll(server);
  expect(pendingEdits().size).toBe(0);
  expect(session.shown()).toEqual(Object.fromEntries(server.carts[server.signedIn]));
  if (certain)
    expect(session.shown()).toEqual(
      Object.fromEntries([...expected[server.signedIn]].filter(([, quantity]) => quantity > 0)),
    );
  session.unmount();
}

test('CART-02 whatever is changed, answered, lost and signed in, the cart is that of the customer and the server', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 14 }), takeSteps), {
    numRuns: 150,
    examples: [[lostTwice], [endedWhileFetching]],
  });
}, 120_000);
