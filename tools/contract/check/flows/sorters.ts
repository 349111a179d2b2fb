import { list, number, text, texts } from '../read';
import type { ListingCheck, Load } from './listing';
import { disorderOf } from './order';

const defaultTake = 24;

/** LIST-09: without take 24 hits, in the order of the default sorter. */
export function checkDefaults(check: ListingCheck, first: Load): void {
  const expected = Math.min(defaultTake, first.hits ?? 0);
  if (first.codes.length < expected)
    check.broken(
      'LIST-09',
      ['result'],
      `${expected} hits of ${first.hits}`,
      String(first.codes.length),
      {},
      first.body,
    );
  else if (first.codes.length > defaultTake)
    check.broken(
      'LIST-09',
      ['result'],
      `${defaultTake} hits where take is absent`,
      String(first.codes.length),
      {},
      first.body,
    );
  const sorters = list(first.listing, 'sorters');
  const selected = text(
    sorters.find((each) => Object(each).selected === true),
    'key',
  );
  const preferred = check.operation === 'search' ? 'sortOrderRelevance' : 'sortOrderLatest';
  if (
    selected !== undefined &&
    selected !== preferred &&
    texts(first.listing, 'key', 'sorters').includes(preferred)
  )
    check.broken('LIST-09', ['sorters'], `${preferred} selected by default`, selected, {}, first.body);
}

/** LIST-09: a sortOrder that is not available counts as absent. */
export async function checkUnknownSorter(check: ListingCheck, first: Load): Promise<void> {
  const query = { sortOrder: 99 };
  const load = await check.load(query);
  if (load && load.codes.join() !== first.codes.join())
    check.broken(
      'LIST-09',
      ['result'],
      'the hits of the default order: there is no such sorter',
      'others',
      query,
      load.body,
    );
}

/** LIST-10: the second half of a load follows the first in every order. */
async function compareWithSecondLoad(
  check: ListingCheck,
  load: Load,
  key: string,
  sortOrder: number,
): Promise<void> {
  const half = Math.floor(load.codes.length / 2);
  if (half === 0) return;
  const query = { sortOrder, skip: half, take: 24 };
  const second = await check.load(query);
  if (second && second.codes.slice(0, load.codes.length - half).join() !== load.codes.slice(half).join())
    check.broken(
      'LIST-10',
      ['result'],
      `the hits of ${key} from the ${half + 1}. on`,
      'others',
      query,
      second.body,
    );
}

/** LIST-09: the requested sorter is the selected one, and the hits are in its order. */
export async function checkSorters(check: ListingCheck, first: Load): Promise<void> {
  for (const sorter of list(first.listing, 'sorters')) {
    const [key, value] = [text(sorter, 'key'), number(sorter, 'value')];
    if (key === undefined || value === undefined) continue;
    const query = { sortOrder: value, take: 24 };
    const load = await check.load(query);
    if (load === undefined) continue;
    const selected = list(load.listing, 'sorters').find((each) => Object(each).selected === true);
    if (number(selected, 'value') !== value)
      check.broken(
        'LIST-09',
        ['sorters'],
        `${key} selected`,
        text(selected, 'key') ?? 'none',
        query,
        load.body,
      );
    if (load.hits !== undefined && load.hits !== first.hits)
      check.broken(
        'LIST-09',
        ['numberOfHits'],
        `${first.hits}, whatever the order`,
        String(load.hits),
        query,
        load.body,
      );
    await compareWithSecondLoad(check, load, key, value);
    const disorder = disorderOf(key, list(load.listing, 'result'), check.language);
    if (disorder !== undefined)
      check.broken('LIST-09', ['result'], `hits in the order of ${key}`, disorder, query, load.body);
  }
}
