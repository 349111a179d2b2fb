import { setupServer, type SetupServer } from 'msw/node';
import type { MockCall } from './runtime/answerCall';
import type { Violation } from './runtime/violation';
import { initialState } from '../shop/customers';
import { shopHandlers } from './shopHandlers';
import { createStore, type Store } from '../store/store';

/** The mock shop in node. */
export interface MockServer {
  server: SetupServer;
  store: Store;
  /** Violations of the contract; to be emptied between tests. */
  violations: Violation[];
  /** Answered calls, oldest first; to be emptied between tests. */
  calls: MockCall[];
}

/**
 * Create a mock shop for tests, not listening yet.
 * @example const { server, store } = createMockServer();
 */
export function createMockServer(): MockServer {
  const store = createStore(initialState);
  const violations: Violation[] = [];
  const calls: MockCall[] = [];
  const handlers = shopHandlers({
    store,
    onViolation: (violation) => violations.push(violation),
    onCall: (call) => calls.push(call),
  });
  return { server: setupServer(...handlers), store, violations, calls };
}
