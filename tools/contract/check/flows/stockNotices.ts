import type { Flow } from './changes';
import type { Product } from './products';
import { refuse } from './refusals';

/** PDP-01: a stock notice may be asked for twice; one of an unknown article is rejected. */
export async function stockNotices({ run, shopper }: Flow, { code }: Product): Promise<void> {
  const settings = await run.call(shopper, 'getGlobalSettings');
  if (Object(settings?.body).stockNotices !== true) return;
  const email = 'contract-check@example.com';
  await run.call(shopper, 'createStockNotice', { body: { code, email } });
  await run.call(shopper, 'createStockNotice', { body: { code, email } });
  await refuse(run, shopper, {
    operation: 'createStockNotice',
    input: { body: { code: 'contract-check', email } },
    field: 'code',
    because: 'an unknown article number',
  });
}
