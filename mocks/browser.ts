import { setupWorker } from 'msw/browser';
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

/**
 * Starts the mock shop in this window; every API call is answered by it once the promise is kept (DEV-03).
 * A call it does not know is an error.
 */
export async function startMockShop(): Promise<void> {
  const store = createStore(initialState, browserStorage());
  const violations: Violation[] = [];
  const worker = setupWorker(
    ...shopHandlers({ store, onViolation: (violation) => violations.push(violation) }),
  );
  window.mockShop = { store, violations };
  await worker.start({
    quiet: true,
    onUnhandledRequest(request, print) {
      if (new URL(request.url).pathname.startsWith('/api/')) print.error();
    },
  });
}
