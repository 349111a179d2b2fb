import { afterEach } from 'vitest';
import type { MockServer } from '../../mocks/msw/server';
import { shareVisitorPrices } from '../../mocks/scenarios/visitorPrices';

const setting = () => document.head.querySelector('meta[name="visitor-prices"]');

/** Remove the setting visitor-prices after each test of a file. */
export const resetVisitorPrices = () => afterEach(() => setting()?.remove());

/** Let visitors of the mock shop see prices, in its responses and by the setting of the deployment. */
export function showVisitorPrices({ store }: Pick<MockServer, 'store'>): void {
  store.write({ ...store.read(), visitorPrices: true });
  shareVisitorPrices(store);
}
