import { list, text } from '../read';
import type { Shopper } from '../request';
import type { Run } from '../run';

/** ACC-02: the city of a postal code, for the countries whose settings offer it. */
export async function citiesOf(run: Run, shopper: Shopper, settings: unknown): Promise<void> {
  const offered = list(settings, 'countries').filter((country) => Object(country).cityLookup === true);
  for (const country of offered) {
    const query = { postalCode: '0001', countryCode: text(country, 'code') ?? '' };
    await run.call(shopper, 'getCity', { query });
  }
}
