import { act, render, type RenderOptions, type RenderResult } from '@testing-library/react';
import { beforeAll, beforeEach, vi } from 'vitest';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { resetError } from '../../src/api/errorState';
import { createQueryClient } from '../../src/api/queryClient';
import { App } from '../../src/app/App';
import { rootOptions } from '../../src/app/rootOptions';
import { prefetchShellQueries } from '../../src/app/boot/prefetchShellQueries';
import { prefetchParts } from '../../src/components/LazyModule/lazyPart';
import { setLanguage } from '../../src/config/language';
import { chooseSystemSetting } from '../../src/features/pricing/systemSetting';
import { pages } from '../../src/app/pageRegistry';
import { useMockServer } from './mockServer';
import type { MockServer } from '../../mocks/server';
import { startLanguage } from '../../src/features/settings/languageStore';

/** The shop as it runs in a test. */
export interface OpenShop extends RenderResult {
  user: UserEvent;
  /** Path and query the address bar shows. */
  address: () => string;
  /** Goes to an address as a bookmark of the same site would: a new history entry, no link. */
  visit: (address: string) => void;
  /** Everything that waits to come into view does, such as the end of a list. */
  intersectAll: () => void;
  /** Back or forward by so many steps. */
  go: (steps: number) => Promise<void>;
}

/** What waits to come into view, as nothing in jsdom does by itself. */
const watched = new Map<object, { target: Element; report: IntersectionObserverCallback }>();

/** Reports to every observer that its target has come into view. */
function intersectAll(): void {
  for (const [observer, { target, report }] of [...watched]) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    act(() => report([entry], observer as IntersectionObserver));
  }
}

/** What jsdom lacks: it lays nothing out, so nothing changes its size or scrolls. */
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

/** Clears what earlier visits left in the browser: storage, language, VAT display, errors. */
export function resetBrowser(): void {
  window.sessionStorage.clear();
  window.localStorage.clear();
  delete window.dataLayer;
  delete window.exceptionReporter;
  setLanguage('no');
  chooseSystemSetting(null);
  resetError();
}

/** Loads the chunks of all pages and their parts, as a browser's cache would have them. */
export async function loadChunks(): Promise<void> {
  await Promise.all(Object.values(pages).map((load) => load()));
  // The parts of the pages, then the parts within those.
  await prefetchParts();
  await prefetchParts();
}

/**
 * Runs the tests of a file against the mock shop, each in a browser that has never been here. The chunks of all pages
 * are there already.
 */
export function withShop(): MockServer {
  vi.setConfig({ testTimeout: 60_000 });
  beforeAll(loadChunks);
  beforeEach(resetBrowser);
  return useMockServer();
}

/** Receives the exceptions of one test, which otherwise fail it: they are written to the console. */
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
 * Opens the whole shop at an address, as src/app/main.tsx does, in a document of its own history entry.
 * @param address path, query and hash
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
