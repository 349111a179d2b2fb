import { list, texts } from '../read';
import { filterOf } from '../request';
import type { ListingCheck } from './listing';
import { type Load } from './listing';

const isActive = (value: boolean) => (hit: unknown) => Object(hit).active === value;

/** FILT-02, FILT-03: stock only, discontinued products, and a text within a category. */
export async function checkSwitches(check: ListingCheck, first: Load): Promise<void> {
  const { hits = 0 } = first;
  const stock = { instock: true, take: 96 };
  const inStock = await check.load(stock);
  const known = list(first.listing, 'result').filter((hit) => Object(hit).inStock === true).length;
  if (inStock?.hits !== undefined && inStock.hits < known)
    check.broken(
      'FILT-03',
      ['numberOfHits'],
      `at least ${known}, the hits in stock of the first load`,
      String(inStock.hits),
      stock,
      inStock.body,
    );
  const outOfStock = list(inStock?.listing, 'result').findIndex((hit) => Object(hit).inStock === false);
  if (inStock && outOfStock >= 0)
    check.broken(
      'FILT-03',
      ['result', String(outOfStock), 'inStock'],
      'true: stock only',
      'false',
      stock,
      inStock.body,
    );
  if (inStock?.hits !== undefined && inStock.hits > hits)
    check.broken('FILT-03', ['numberOfHits'], `at most ${hits}`, String(inStock.hits), stock, inStock.body);

  const discontinued = list(first.listing, 'result').findIndex(isActive(false));
  if (discontinued >= 0)
    check.broken(
      'FILT-02',
      ['result', String(discontinued), 'active'],
      'true, unless Active=False is selected',
      'false',
      {},
      first.body,
    );
  const others = { ...filterOf('Active', 'False'), take: 24 };
  const inactive = await check.load(others);
  const active = list(inactive?.listing, 'result').findIndex(isActive(true));
  if (inactive && active >= 0)
    check.broken(
      'FILT-02',
      ['result', String(active), 'active'],
      'false: Active=False is selected',
      'true',
      others,
      inactive.body,
    );
  const both = { ...filterOf('Active', 'True', 'False'), take: 1 };
  const all = (await check.load(both))?.hits;
  if (all !== undefined && inactive?.hits !== undefined && all !== hits + inactive.hits)
    check.broken(
      'FILT-02',
      ['numberOfHits'],
      `${hits + inactive.hits}, active and discontinued ones`,
      String(all),
      both,
      undefined,
    );
}

/** LIST-04: a text within a category leaves hits of the category only, and one that nobody has leaves none. */
export async function checkQuery(check: ListingCheck, first: Load): Promise<void> {
  const name = texts(first.listing, 'name', 'result')[0];
  const word = name?.split(/[\s,]+/).find((each) => each.length > 3);
  if (word === undefined || first.hits === undefined) return;
  const query = { query: word, take: 96 };
  const load = await check.load(query);
  if (load?.hits === 0 || (load?.hits ?? 0) > first.hits)
    check.broken(
      'LIST-04',
      ['numberOfHits'],
      `from 1 to ${first.hits} hits`,
      String(load?.hits),
      query,
      load?.body,
    );
  const without = { query: 'qzxjkvwq', take: 1 };
  const none = await check.load(without);
  if (none?.hits !== undefined && none.hits > 0 && none.hits >= first.hits)
    check.broken(
      'LIST-04',
      ['numberOfHits'],
      'no hits for a text that nobody has',
      String(none.hits),
      without,
      none.body,
    );
}
