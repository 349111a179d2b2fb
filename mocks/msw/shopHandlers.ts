import type { HttpHandler } from 'msw';
import { behaviours } from '../behaviours/behaviours';
import { authenticate, refuse } from '../behaviours/refuse';
import { sampleDataHandler } from '../behaviours/sampleData';
import { paymentHandlers } from './paymentPage';
import { handlers } from '../generated/handlers';
import { answerCall, type MockOptions } from './runtime/answerCall';
import type { Store } from '../store/store';

/** Options that differ between browser, tests and HTTP server. */
export type ShopOptions = Omit<MockOptions<Store>, 'behaviours' | 'authenticate' | 'refuse'>;

/**
 * The mock shop over one store: the generated handlers with its behaviours, on any host.
 * @example server.use(...shopHandlers({ store, onViolation }));
 */
export function shopHandlers(options: ShopOptions): HttpHandler[] {
  return [
    sampleDataHandler,
    ...paymentHandlers(options.store),
    ...Object.values(handlers(answerCall({ ...options, behaviours, authenticate, refuse }))),
  ];
}
