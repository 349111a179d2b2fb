import { getResponse, type HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { paymentPath } from '../behaviours/placedOrders';
import { paymentHandlers } from './paymentPage';
import { styleSheet } from '../devtools/elements';
import { wantsBench } from '../devtools/wantsBench';
import type { Violation } from './runtime/violation';
import { startClockAt } from '../scenarios/clock';
import { injectFaults } from '../scenarios/injectFaults';
import { openScenario } from '../scenarios/openScenario';
import { shareVisitorPrices } from '../scenarios/visitorPrices';
import { initialState } from '../shop/customers';
import { shopHandlers } from './shopHandlers';
import { parseState } from '../store/state';
import { createStore, memoryStorage, type Store, type StoreStorage } from '../store/store';
import { trustedTypesPolicy } from '../../src/lib/trustedTypes';

const workerUrl = '/mockServiceWorker.js';

/** HTML of the payment page. */
const paymentPolicy = trustedTypesPolicy('mocks', { createHTML: (html: string) => html });
// msw registers its worker by a plain address, which the default policy allows; everything else stays blocked.
trustedTypesPolicy('default', { createScriptURL: (url: string) => (url === workerUrl ? url : null) });

/** The mock shop of this window, for the test bench and for browser tests. */
interface MockShop {
  store: Store;
  /** Violations of the contract since the page was loaded. */
  violations: Violation[];
}

declare global {
  interface Window {
    mockShop?: MockShop;
  }
}

/** A storage of the browser, or memory when access to it throws. */
function browserStorage(name: 'localStorage' | 'sessionStorage'): StoreStorage {
  try {
    return window[name];
  } catch {
    return memoryStorage();
  }
}

/** The browser's storages of the shop; empty when they are blocked. */
function browserStorages(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage];
  } catch {
    return [];
  }
}

/** Open the scenarios of the address, set the clock and remove both parameters of the test bench from the address. */
function openAddress(store: Store) {
  const { href } = window.location;
  const storage = browserStorage('sessionStorage');
  const { conditions, rest } = openScenario(new URL(href), store, storage, browserStorages());
  const hasBench = wantsBench(rest, storage);
  if (rest.href !== href) window.history.replaceState(window.history.state, '', rest);
  if (conditions.clock !== undefined) startClockAt(conditions.clock);
  return { conditions, storage, hasBench };
}

/** Show the response to a navigation that the service worker cannot answer, or follow its redirect. */
async function navigate(store: Store, request: Request): Promise<void> {
  const response = await getResponse(paymentHandlers(store), request);
  const location = response?.headers.get('Location');
  if (location) {
    window.location.replace(location);
    return;
  }
  const html = paymentPolicy.createHTML((await response?.text()) ?? '');
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
  const style = documentElement.querySelector('style');
  style?.remove();
  document.replaceChild(documentElement, document.documentElement);
  document.adoptedStyleSheets = [styleSheet(style?.textContent ?? '')];
}

/** Replace the shop by the payment page in this window. */
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
 * Answer the calls that outlive the page in the window that is left: the service worker asks that window for its
 * answers, and finds it gone.
 */
function answerOnLeaving(handlers: HttpHandler[]): void {
  const send = window.fetch.bind(window);
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  window.addEventListener('beforeunload', leave, { capture: true });
  window.addEventListener('pagehide', leave, { capture: true });
  window.fetch = async (call, init) => {
    const isAnswered = isLeft && call instanceof Request && call.keepalive;
    return (isAnswered && (await getResponse(handlers, call.clone()))) || send(call, init);
  };
}

/**
 * Start the mock shop in this window; it answers every API call once the promise resolves (DEV-03), and reports an
 * unknown call as an error. On the address of a payment page the promise never resolves: that page is shown instead of
 * the shop.
 */
export async function startMockShop(): Promise<void> {
  const store = createStore(initialState, browserStorage('localStorage'), parseState);
  const violations: Violation[] = [];
  window.mockShop = { store, violations };
  if (window.location.pathname.startsWith(`${paymentPath}/`)) {
    await showPaymentPage(store);
    return new Promise(() => undefined);
  }
  const { conditions, storage, hasBench } = openAddress(store);
  shareVisitorPrices(store);
  const bench = hasBench
    ? (await import('../devtools/TestBench')).showTestBench(store, storage, conditions)
    : undefined;
  const handlers = shopHandlers({
    store,
    onViolation: (violation) => violations.push(violation),
    intercept: injectFaults(() => bench?.conditions ?? conditions),
    ...(bench ? { onCall: (call) => bench.log(call) } : {}),
  });
  answerOnLeaving(handlers);
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    serviceWorker: { url: workerUrl },
    onUnhandledRequest(request, print) {
      if (new URL(request.url).pathname.startsWith('/api/')) print.error();
    },
  });
}
