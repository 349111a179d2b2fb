import { list, number, text } from '../read';
import type { ListingCheck, Load } from './listing';

/** More than any product costs. */
const tooDear = '999999999';

/** CARD-03: a visitor, who gets no facet of prices, cannot filter by price. */
export async function checkPriceFilter(check: ListingCheck, first: Load): Promise<void> {
  if (check.isSignedIn || first.hits === undefined) return;
  const query = { 'min::Price': tooDear, take: 1 };
  const load = await check.load(query);
  if (load?.hits !== undefined && load.hits !== first.hits)
    check.broken(
      'CARD-03',
      ['numberOfHits'],
      `${first.hits}: a visitor has no facet Price`,
      String(load.hits),
      query,
      load.body,
    );
}

/** CARD-03: a visitor cannot sort by price with the value that a customer has for it. */
export async function checkPriceOrder(check: ListingCheck, first: Load): Promise<void> {
  const sorters = list(first.listing, 'sorters').filter((each) => /price/i.test(text(each, 'key') ?? ''));
  if (!check.isSignedIn || sorters.length === 0) return;
  const visitor = check.ofVisitor();
  const usual = await visitor.load();
  for (const sorter of sorters) {
    const query = { sortOrder: number(sorter, 'value') ?? 0 };
    const load = await visitor.load(query);
    if (usual && load && load.codes.join() !== usual.codes.join())
      visitor.broken(
        'CARD-03',
        ['result'],
        `the hits of the default order: a visitor has no ${text(sorter, 'key')}`,
        'others',
        query,
        load.body,
      );
  }
}
