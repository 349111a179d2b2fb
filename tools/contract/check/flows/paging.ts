import { list, number, text, texts } from '../read';
import type { ListingCheck, Load } from './listing';
import { disorderOf } from './order';

/** The default and the greatest number of hits of a load. */
const defaultTake = 24;
const maxTake = 96;
/** Maximum loads of a listing to read. */
const maxLoads = 8;

const selectedOf = ({ listing }: Load): unknown =>
  list(listing, 'sorters').find((each) => Object(each).selected === true);

/** LIST-09: without take 24 hits, in the order of the default sorter. */
function checkDefaults(check: ListingCheck, first: Load): void {
  const expected = Math.min(defaultTake, first.hits ?? 0);
  const count = first.codes.length;
  const isWhole = count >= expected && count <= defaultTake;
  check.verify(
    first,
    isWhole,
    'LIST-09',
    'result',
    `${expected} hits of ${first.hits} where take is absent`,
    count,
  );
  const selected = text(selectedOf(first), 'key');
  const preferred = check.operation === 'search' ? 'sortOrderRelevance' : 'sortOrderLatest';
  const isPreferred =
    selected === undefined ||
    selected === preferred ||
    !texts(first.listing, 'key', 'sorters').includes(preferred);
  check.verify(first, isPreferred, 'LIST-09', 'sorters', `${preferred} selected by default`, selected);
}

/** Check the first load of a listing, and that its count is the place of the last hit; two calls only. */
export async function glance(check: ListingCheck): Promise<Load | undefined> {
  const first = await check.load();
  if (first?.hits === undefined) return first;
  checkDefaults(check, first);
  if (first.hits <= first.codes.length) return first;
  const last = await check.load({ skip: first.hits - 1, take: 2 });
  const found = `${first.hits}, with ${last?.codes.length} hits there`;
  check.verify(
    first,
    !last || last.codes.length === 1,
    'LIST-10',
    'numberOfHits',
    'the place of the last hit',
    found,
  );
  return first;
}

/** LIST-10: a load is as long as asked for, however short, and has the hits of its place. */
async function checkSmallTakes(check: ListingCheck, first: Load): Promise<void> {
  for (const take of [1, 2, 5]) {
    const load = await check.load({ take });
    const wanted = first.codes.slice(0, take);
    if (load === undefined) return;
    const isSame = load.codes.join() === wanted.join();
    check.verify(load, isSame, 'LIST-10', 'result', `${wanted.join()}: take is ${take}`, load.codes);
    check.verifyHits(load, 'LIST-10', first.hits ?? 0, first.hits ?? Infinity, 'as without take');
  }
}

/** LIST-10: loads follow each other without gaps and duplicates, and end with the last hit. */
export async function checkPaging(check: ListingCheck, first: Load): Promise<void> {
  checkDefaults(check, first);
  const { hits = 0 } = first;
  if (hits === 0) return;
  await checkSmallTakes(check, first);
  const take = Math.max(1, Math.min(maxTake, Math.ceil(Math.min(hits, maxTake * 3) / 4)));
  const codes: string[] = [];
  let reached = 0;
  for (let load = 0; load < maxLoads && reached < hits; load++) {
    const part = await check.load({ skip: reached, take });
    if (part === undefined) return;
    const expected = Math.min(take, hits - reached);
    const again = part.codes.filter((code) => codes.includes(code));
    check.verify(
      part,
      part.codes.length === expected,
      'LIST-10',
      'result',
      `${expected} hits`,
      part.codes.length,
    );
    check.verifyHits(part, 'LIST-10', hits, hits, 'as in the first load');
    check.verify(
      part,
      again.length === 0,
      'LIST-10',
      'result',
      'hits of no earlier load',
      `${again.join(', ')} again`,
    );
    codes.push(...part.codes);
    reached += take;
  }
  const whole = await check.load({ skip: 0, take: maxTake });
  if (whole === undefined) return;
  const expected = Math.min(maxTake, hits);
  check.verify(
    whole,
    whole.codes.length === expected,
    'LIST-10',
    'result',
    `${expected} hits`,
    whole.codes.length,
  );
  const gap = whole.codes.findIndex((code, index) => index < codes.length && codes[index] !== code);
  check.verify(
    whole,
    gap < 0,
    'LIST-10',
    `result/${gap}`,
    `${codes[gap]}, as in several loads`,
    whole.codes[gap],
  );
  for (const skip of [hits, hits + 100_000]) {
    const beyond = await check.load({ skip, take: 24 });
    if (beyond)
      check.verify(
        beyond,
        beyond.codes.length === 0,
        'LIST-10',
        'result',
        'no hits beyond the last',
        beyond.codes.length,
      );
  }
}

/** LIST-09, LIST-10: the requested sorter is selected, and the hits are in its order, also in a second load. */
export async function checkSorters(check: ListingCheck, first: Load): Promise<void> {
  for (const sorter of list(first.listing, 'sorters')) {
    const [key, value] = [text(sorter, 'key'), number(sorter, 'value')];
    if (key === undefined || value === undefined) continue;
    const load = await check.load({ sortOrder: value, take: 24 });
    if (load === undefined) continue;
    const selected = selectedOf(load);
    const isSelected = number(selected, 'value') === value;
    check.verify(load, isSelected, 'LIST-09', 'sorters', `${key} selected`, text(selected, 'key') ?? 'none');
    check.verifyHits(load, 'LIST-09', first.hits ?? 0, first.hits ?? Infinity, 'whatever the order');
    const half = Math.floor(load.codes.length / 2);
    const second = half > 0 ? await check.load({ sortOrder: value, skip: half, take: 24 }) : undefined;
    const follows = second?.codes.slice(0, load.codes.length - half).join() === load.codes.slice(half).join();
    if (second)
      check.verify(
        second,
        follows,
        'LIST-10',
        'result',
        `the hits of ${key} from the ${half + 1}. on`,
        'others',
      );
    const disorder = disorderOf(key, load.products, check.shopper.language);
    check.verify(load, disorder === undefined, 'LIST-09', 'result', `hits in the order of ${key}`, disorder);
  }
  const unknown = await check.load({ sortOrder: 99 });
  const isDefault = unknown?.codes.join() === first.codes.join();
  if (unknown)
    check.verify(
      unknown,
      isDefault,
      'LIST-09',
      'result',
      'the default order: there is no such sorter',
      'another',
    );
}

/** CARD-03: a visitor who has no facet and no sorter of prices cannot filter or sort by price. */
export async function checkVisitorPrices(check: ListingCheck, first: Load): Promise<void> {
  if (check.run.hasVisitorPrices) return;
  if (check.shopper.user === undefined) {
    const load = await check.load({ 'min::Price': '999999999', take: 1 });
    const { hits = 0 } = first;
    return check.verifyHits(load, 'CARD-03', hits, hits, 'a visitor has no facet Price');
  }
  const sorters = list(first.listing, 'sorters').filter((each) => /price/i.test(text(each, 'key') ?? ''));
  const visitor = check.ofVisitor();
  const usual = sorters.length === 0 ? undefined : await visitor.load();
  for (const sorter of usual ? sorters : []) {
    const load = await visitor.load({ sortOrder: number(sorter, 'value') ?? 0 });
    const isUsual = load?.codes.join() === usual?.codes.join();
    if (load)
      visitor.verify(
        load,
        isUsual,
        'CARD-03',
        'result',
        `the default order: a visitor has no ${text(sorter, 'key')}`,
        'another',
      );
  }
}
