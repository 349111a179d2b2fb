import { list, text } from '../read';
import type { Shopper } from '../request';
import type { Run } from '../run';
import type { Flow } from './changes';
import type { Product } from './products';
import { refuse } from './refusals';

/** ACC-02: the city of a postal code, for the countries whose settings offer it. */
export async function citiesOf(run: Run, shopper: Shopper, settings: unknown): Promise<void> {
  const offered = list(settings, 'countries').filter((country) => Object(country).cityLookup === true);
  for (const country of offered) {
    const query = { postalCode: '0001', countryCode: text(country, 'code') ?? '' };
    await run.call(shopper, 'getCity', { query });
  }
}

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
