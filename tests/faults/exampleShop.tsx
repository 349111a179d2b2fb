import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { mockOperations, operationIds } from '../../mocks/generated/operations';
import type { OperationId } from '../../src/api/operation';
import { createQueryClient } from '../../src/api/queryClient';
import { App, rootOptions } from '../../src/app/App';
import { prefetchShellQueries } from '../../src/app/hydration';
import { startLanguage } from '../../src/i18n/languageStore';
import { exampleResponse, type ExampleResponse } from '../support/exampleResponse';

function operationOf({ method, url }: Request): OperationId | undefined {
  const { pathname } = new URL(url);
  const matches = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  return operationIds.find(
    (id) => mockOperations[id].method.toUpperCase() === method && matches(mockOperations[id].path),
  );
}

const emptyStatuses = [204, 301];

/**
 * Respond to every call of the shop with an example of the contract.
 * @param answers responses that replace an example
 * @returns the operations called, a growing list
 */
function serveExamples(answers: Partial<Record<OperationId, ExampleResponse>>): OperationId[] {
  const called: OperationId[] = [];
  vi.stubGlobal('fetch', async (call: Request) => {
    const id = operationOf(call);
    if (!id) throw new TypeError(`No operation of the contract: ${call.method} ${call.url}`);
    called.push(id);
    const { status, body } = answers[id] ?? exampleResponse(id);
    return new Response(emptyStatuses.includes(status) ? null : JSON.stringify(body), { status });
  });
  return called;
}

/** Outcome of a visit to the shop. */
export interface VisitOutcome {
  /** The rendered shop. */
  document: HTMLElement;
  called: readonly OperationId[];
  /** Reported exceptions. */
  reports: readonly unknown[];
  /** Uncaught errors. */
  uncaught: readonly unknown[];
}

export interface ExampleVisit {
  address: string;
  answers: Partial<Record<OperationId, ExampleResponse>>;
  /** True for the viewport of a phone instead of a desktop. */
  phone?: boolean;
  /** Actions after the page has loaded. */
  act?: (waitUntilIdle: () => Promise<void>) => Promise<void>;
}

/** Open the shop on the contract's examples and wait until nothing is loading. */
export async function visitExampleShop(visit: ExampleVisit): Promise<VisitOutcome> {
  const called = serveExamples(visit.answers);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: visit.phone === true && media.includes('<='),
    addEventListener() {},
    removeEventListener() {},
  }));
  window.history.pushState(null, '', visit.address);
  const client = createQueryClient();
  const reports: unknown[] = [];
  window.exceptionReporter = (error) => reports.push(error);
  const uncaught: unknown[] = [];
  const collect = (event: ErrorEvent | PromiseRejectionEvent) => {
    event.preventDefault();
    uncaught.push('reason' in event ? event.reason : event.error);
  };
  const collectRejection = (reason: unknown) => uncaught.push(reason);
  window.addEventListener('error', collect);
  process.on('unhandledRejection', collectRejection);

  const waitUntilIdle = async () => {
    for (let quiet = 0, ticks = 0; quiet < 4 && ticks < 400; ticks += 1) {
      await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
      quiet = client.isFetching() + client.isMutating() === 0 ? quiet + 1 : 0;
    }
  };

  startLanguage(window.location.pathname);
  prefetchShellQueries(client);
  let view: HTMLElement = document.body;
  try {
    const { onCaughtError, onRecoverableError } = rootOptions;
    view = render(<App queryClient={client} />, { onCaughtError, onRecoverableError }).container;
    await waitUntilIdle();
    await visit.act?.(waitUntilIdle);
    await waitUntilIdle();
  } catch (error) {
    uncaught.push(error);
  }
  window.removeEventListener('error', collect);
  process.off('unhandledRejection', collectRejection);
  return { document: view, called, reports, uncaught };
}
