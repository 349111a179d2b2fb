import { MutationObserver, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '../../../mocks/generated/examples';
import { getErrorState, resetError } from '../../api/errorState';
import * as mutations from '../../api/generated/mutations';
import { getCustomerQuery, getFavoriteListsQuery } from '../../api/generated/queries';
import { createQueryClient } from '../../api/queryClient';
import { dismissNotice, useNotice } from '../../components/plain/noticeStore';
import { customerChangeKey, discardSuspendedValues, setStorageCustomer } from '../../lib/privateStorage';
import { applySignIn } from './sessionChanges';
import { useSessionCheck, useSessionEnd } from './useSessionCheck';
import { useSignOut } from './useSignOut';

// The responses of changes are texts that name their customer.
vi.mock('../../api/checkResponse');

const exampleCart = examples.getCart[200].cart().body;
const exampleCustomer = examples.getCustomer[200].privateCustomer().body;
const customers = {
  anna: { ...exampleCustomer, id: 'anna' },
  berit: { ...exampleCustomer, id: 'berit' },
};
type Name = keyof typeof customers;

interface Change {
  path: string;
  /** Customer of the session cookie when the request arrived. */
  by: Name | null;
  respond: (response: Response) => void;
}

/** A server whose session cookie the test sets, and whose changes wait for the test. */
class PausedServer {
  signedIn: Name | null = 'anna';
  changes: Change[] = [];
  isExpired = false;

  fetch = (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const { signal, method } = request;
    signal.throwIfAborted();
    if (pathname === '/api/customer' && method === 'GET')
      return Promise.resolve(
        this.signedIn ? Response.json(customers[this.signedIn]) : new Response(null, { status: 204 }),
      );
    if (pathname === '/api/customer/logout') {
      this.signedIn = null;
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    if (pathname === '/api/cart' && method === 'GET') return Promise.resolve(Response.json(exampleCart));
    if (method === 'GET')
      return Promise.resolve(this.isExpired ? new Response(null, { status: 401 }) : Response.json([]));
    return new Promise((respond) =>
      this.changes.push({ path: `${method} ${pathname}`, by: this.signedIn, respond }),
    );
  };
}

// The server of this test reads no input.
const input = { query: {}, headers: {}, body: {} } as never;

/** Operations that change something, by their names. */
const operations = Object.entries(mutations)
  .map(([name, options]) => [name.replace(/Mutation$/, ''), options] as const)
  .filter(([id]) => !['loginCustomer', 'registerCustomer', 'logoutCustomer'].includes(id));

/** Send an operation behind the other changes, as a mutation of the cart does. */
function send(client: QueryClient, options: () => object) {
  const told = vi.fn();
  const observer = new MutationObserver<unknown, Error>(client, {
    ...options(),
    scope: { id: 'changes' },
    onSuccess: () => told('success'),
    onError: () => told('error'),
    onSettled: () => told('settled'),
  });
  observer.subscribe(() => undefined);
  const settled = vi.fn();
  void observer.mutate(input).then(settled, settled);
  return { observer, told, settled };
}

const flush = () => act(() => vi.advanceTimersByTimeAsync(10));

function openSession() {
  const server = new PausedServer();
  vi.stubGlobal('fetch', server.fetch);
  const client = createQueryClient();
  client.setQueryData(getCustomerQuery().queryKey, customers.anna);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(
    () => {
      useSessionEnd();
      useSessionCheck();
      return { signOut: useSignOut(() => undefined), notice: useNotice() };
    },
    { wrapper },
  );
  return { server, client, result, unmount };
}

type Session = ReturnType<typeof openSession>;

const endings: Record<string, (session: Session) => void> = {
  'a sign-out': ({ result }) => result.current.signOut.mutate(),
  'a 401': ({ server, client }) => {
    server.signedIn = null;
    server.isExpired = true;
    void client.prefetchQuery(getFavoriteListsQuery());
  },
  'a 204': ({ server }) => {
    server.signedIn = null;
    window.dispatchEvent(new Event('focus'));
  },
  'another tab': ({ server }) => {
    server.signedIn = 'berit';
    window.localStorage.setItem(customerChangeKey, 'berit');
    window.dispatchEvent(new StorageEvent('storage', { key: customerChangeKey }));
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  window.localStorage.clear();
});
afterEach(() => {
  act(dismissNotice);
  setStorageCustomer(null);
  discardSuspendedValues();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function signInBerit({ server, client }: Session) {
  server.isExpired = false;
  server.signedIn = 'berit';
  if (client.getQueryData(getCustomerQuery().queryKey)?.id !== 'berit')
    await act(() => applySignIn(client, customers.berit));
  await flush();
}

const answerAll = async ({ server }: Session) => {
  for (const { respond } of server.changes) respond(Response.json({ lineItems: ['anna’s'] }));
  await flush();
};

const cases = operations.flatMap(([id, options]) =>
  Object.entries(endings).map(([name, end]) => ({ id, name, options, end })),
);

test.each(cases)('AUTH-03 $id that is queued at $name is not sent', async ({ options, end }) => {
  const session = openSession();
  send(session.client, mutations.deleteCartMutation);
  const queued = send(session.client, options);
  await flush();
  end(session);
  await flush();
  await signInBerit(session);
  await answerAll(session);
  expect(session.server.changes.map(({ path, by }) => [path, by])).toEqual([['DELETE /api/cart', 'anna']]);
  expect(queued.settled).toHaveBeenCalledOnce();
  expect(queued.told).not.toHaveBeenCalled();
  expect(queued.observer.getCurrentResult().status).toBe('idle');
  session.unmount();
});

test.each(cases)(
  'AUTH-03 the answer to $id that arrives after $name is dropped',
  async ({ options, end }) => {
    const session = openSession();
    const sent = send(session.client, options);
    await flush();
    end(session);
    await flush();
    expect(sent.settled).toHaveBeenCalledOnce();
    await signInBerit(session);
    // The 401 itself is reported; the answers to come are not.
    act(() => {
      resetError();
      dismissNotice();
    });
    const after = send(session.client, mutations.deleteCartMutation);
    await flush();
    await answerAll(session);
    expect(session.server.changes.map(({ by }) => by)).toEqual(['anna', 'berit']);
    expect(sent.told).not.toHaveBeenCalled();
    expect(after.told).toHaveBeenCalledWith('success');
    expect(sent.observer.getCurrentResult().status).toBe('idle');
    expect(getErrorState().hasError).toBe(false);
    expect(session.result.current.notice).toBeNull();
    session.unmount();
  },
);
