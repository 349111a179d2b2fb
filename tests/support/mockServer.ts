import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createMockServer, type MockServer } from '../../mocks/server';

/**
 * Runs the tests of a file, or of a describe, against the mock shop: a new shop for each test, an unknown request is
 * an error, and a departure from the contract fails the test that made it.
 */
export function useMockServer(): MockServer {
  const shop = createMockServer();
  beforeAll(() => shop.server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    shop.store.reset();
    shop.calls.length = 0;
    shop.violations.length = 0;
  });
  afterEach(() => {
    shop.server.resetHandlers();
    expect(shop.violations).toEqual([]);
  });
  afterAll(() => shop.server.close());
  return shop;
}
