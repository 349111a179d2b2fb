import { act, render, type RenderOptions, type RenderResult } from '@testing-library/react';
import { beforeAll, beforeEach, vi } from 'vitest';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { resetError } from '../../src/api/errorState';
import { createQueryClient } from '../../src/api/queryClient';
import { App, rootOptions } from '../../src/app/App';
import { dismissNotice } from '../../src/components/plain/noticeStore';
import { prefetchShellQueries } from '../../src/app/hydration';
import { prefetchParts } from '../../src/routing/lazy/lazyPart';
import { setLanguage } from '../../src/i18n/language';
import { discardSuspendedValues, setStorageCustomer } from '../../src/lib/privateStorage';
import { passwordToken } from '../../src/features/account/passwordToken';
import { storeSystemSetting } from '../../src/features/pricing/vatDisplay';
import { pages } from '../../src/app/pageRegistry';
import { useMockServer } from './mockServer';
import type { MockServer } from '../../mocks/msw/server';
import { startLanguage } from '../../src/i18n/languageStore';

/** The shop rendered in a test. */
export interface OpenShop extends RenderResult {
  user: UserEvent;
  /** Path and query of the address bar. */
  address: () => string;
  /** Go to an address without a link, as a bookmark does: a new history entry. */
  visit: (address: string) => void;
  /** Report all observed elements as in view, such as the end of a list. */
  intersectAll: () => void;
  /** Go back or forward by a number of history entries. */
  go: (steps: number) => Promise<void>;
}

/** Observed elements; nothing comes into view by itself in jsdom. */
const watched = new Map<object, { target: Element; report: IntersectionObserverCallback }>();

/** Report to every observer that its target has come into view. */
function intersectAll(): void {
  for (const [observer, { target, report }] of [...watched]) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    act(() => report([entry], observer as IntersectionObserver));
  }
}

/** Stub the layout functions missing in jsdom. */
export function stubLayout(): void {
  watched.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: IntersectionObserverCallback) {}
      observe(target: Element) {
        watched.set(this, { target, report: this.report });
      }
      disconnect() {
        watched.delete(this);
      }
    },
  );
  vi.stubGlobal('scrollTo', vi.fn());
  // High enough for every card of a list to be in view.
  vi.stubGlobal('innerHeight', 50_000);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
}

/** Reset the state of earlier visits: storage, token of a link, language, VAT display, notice, errors. */
export function resetBrowser(): void {
  setStorageCustomer(null);
  discardSuspendedValues();
  window.sessionStorage.clear();
  window.localStorage.clear();
  delete window.dataLayer;
  delete window.exceptionReporter;
  passwordToken.set(null);
  setLanguage('no');
  storeSystemSetting(null);
  dismissNotice();
  resetError();
}

/** Load the chunks of all pages and their parts, as if cached by the browser. */
export async function loadChunks(): Promise<void> {
  await Promise.all(Object.values(pages).map((load) => load()));
  // First the parts of the pages, then the parts within those.
  await prefetchParts();
  await prefetchParts();
}

/**
 * Run the tests of a file against the mock shop, each as a first visit, with the chunks of all pages loaded.
 * @example const shop = withShop();
 */
export function withShop(): MockServer {
  vi.setConfig({ testTimeout: 60_000 });
  beforeAll(loadChunks);
  beforeEach(resetBrowser);
  return useMockServer();
}

/** Record the exceptions of one test; otherwise they go to the console and fail it. */
export function recordExceptions() {
  return (window.exceptionReporter = vi.fn());
}

function visit(address: string): void {
  const state = { key: address };
  window.history.pushState(state, '', address);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state })));
}

async function go(steps: number): Promise<void> {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.go(steps);
  await act(() => popped);
}

/**
 * Open the whole shop at an address, as src/app/main.tsx does, with a new history entry.
 * @param address path, query and hash
 * @example const { user, address } = openShop('/en/cart');
 */
export function openShop(address: string): OpenShop {
  stubLayout();
  window.history.pushState(null, '', address);
  const queryClient = createQueryClient();
  startLanguage(window.location.pathname);
  prefetchShellQueries(queryClient);
  const { onCaughtError, onRecoverableError } = rootOptions;
  const options: RenderOptions = { onCaughtError, onRecoverableError };
  return {
    ...render(<App queryClient={queryClient} />, options),
    user: userEvent.setup(),
    address: () => window.location.pathname + window.location.search,
    visit,
    intersectAll,
    go,
  };
}
