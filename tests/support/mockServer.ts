import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createMockServer, type MockServer } from '../../mocks/msw/server';

/**
 * Run the tests of a file, or of a describe, against the mock shop: each test has a new shop, an unknown request is an
 * error, and a violation of the contract fails the test that made it.
 * @example const shop = useMockServer();
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
