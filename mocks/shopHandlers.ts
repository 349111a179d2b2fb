import type { HttpHandler } from 'msw';
import { behaviours } from './behaviours/behaviours';
import { authenticate, refuse } from './behaviours/refuse';
import { sampleDataHandler } from './behaviours/sampleData';
import { paymentHandlers } from './paymentPage';
import { createHandler, type MockOptions } from './runtime/createHandler';
import type { Store } from './store';

/** What differs between the places the mock shop runs in. */
export type ShopOptions = Omit<MockOptions<Store>, 'baseUrl' | 'behaviours' | 'authenticate' | 'refuse'>;

/** The mock shop over one store: msw handlers that answer on any host. */
export function shopHandlers(options: ShopOptions): HttpHandler[] {
  return [
    sampleDataHandler,
    ...paymentHandlers(options.store),
    createHandler({ ...options, baseUrl: '*', behaviours, authenticate, refuse }),
  ];
}
