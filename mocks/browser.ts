import { getResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { paymentPath } from './behaviours/placedOrders';
import { paymentHandlers } from './paymentPage';
import type { Violation } from './runtime/violation';
import { initialState } from './shop/customers';
import { shopHandlers } from './shopHandlers';
import { createStore, memoryStorage, type Store, type StoreStorage } from './store';

/** The mock shop as it runs in this window, for the test bench and for browser tests. */
interface MockShop {
  store: Store;
  /** Every departure from the contract since the page was loaded. */
  violations: Violation[];
}

declare global {
  interface Window {
    mockShop?: MockShop;
  }
}

/** localStorage, or memory where the browser does not even let one look at it. */
function browserStorage(): StoreStorage {
  try {
    return window.localStorage;
  } catch {
    return memoryStorage();
  }
}

/** Shows the response to a navigation that the service worker cannot answer, or follows its redirect. */
async function navigate(store: Store, request: Request): Promise<void> {
  const response = await getResponse(paymentHandlers(store), request);
  const location = response?.headers.get('Location');
  if (location) {
    window.location.replace(location);
    return;
  }
  const { documentElement } = new DOMParser().parseFromString((await response?.text()) ?? '', 'text/html');
  document.replaceChild(documentElement, document.documentElement);
}

/** The payment page takes the place of the shop in this window. */
async function showPaymentPage(store: Store): Promise<void> {
  const { href } = window.location;
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
    const body = new URLSearchParams({ [submitter.name]: submitter.value });
    void navigate(store, new Request(href, { method: 'POST', body }));
  });
  await navigate(store, new Request(href));
}

/**
 * Starts the mock shop in this window; it answers every API call once the promise resolves (DEV-03), and reports a call
 * that it does not know as an error. On the address of a payment page the promise never resolves: that page is shown
 * instead of the shop.
 */
export async function startMockShop(): Promise<void> {
  const store = createStore(initialState, browserStorage());
  const violations: Violation[] = [];
  window.mockShop = { store, violations };
  if (window.location.pathname.startsWith(`${paymentPath}/`)) {
    await showPaymentPage(store);
    return new Promise(() => undefined);
  }
  const worker = setupWorker(
    ...shopHandlers({ store, onViolation: (violation) => violations.push(violation) }),
  );
  await worker.start({
    quiet: true,
    onUnhandledRequest(request, print) {
      if (new URL(request.url).pathname.startsWith('/api/')) print.error();
    },
  });
}
