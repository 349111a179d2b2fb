import { ListingCheck, type Load } from './listing';
import { itemOf, list, number, text, texts } from '../read';

/** The default and the greatest number of hits of a load, and the maximum loads of a listing to read. */
const [defaultTake, maxTake, maxLoads] = [24, 96, 8];

const selectedOf = (load: Load | undefined): unknown => itemOf(load?.listing, 'selected', true, 'sorters');

/** LIST-09: without take 24 hits; of a search, which names no other default, by relevance. */
function checkDefaults(check: ListingCheck, first: Load) {
  const [count, least] = [first.codes.length, Math.min(defaultTake, first.hits ?? 0)];
  const whole = `${least} hits of ${first.hits} where take is absent`;
  check.verify(first, 'LIST-09 result', count >= least && count <= defaultTake, whole, count);
  const selected = text(selectedOf(first), 'key');
  if (check.listing.operation !== 'search') return;
  const preferred = 'sortOrderRelevance';
  const isOffered = selected !== undefined && texts(first.listing, 'key', 'sorters').includes(preferred);
  const isPreferred = !isOffered || selected === preferred;
  check.verify(first, 'LIST-09 sorters', isPreferred, `${preferred} selected by default`, selected);
}

/** Check the first load of a listing, and that its count is the place of the last hit; two calls only. */
export async function glance(check: ListingCheck): Promise<Load | undefined> {
  const first = await check.load();
  if (first?.hits === undefined) return first;
  checkDefaults(check, first);
  if (first.hits <= first.codes.length) return first;
  const last = await check.load({ skip: first.hits - 1, take: 2 });
  const found = `${first.hits}, with ${last?.codes.length} hits there`;
  const isPlace = !last || last.codes.length === 1;
  check.verify(first, 'LIST-10 numberOfHits', isPlace, 'the place of the last hit', found);
  return first;
}

/** LIST-10: loads follow each other without gaps and duplicates, and end with the last hit. */
export async function checkPaging(check: ListingCheck, first: Load) {
  checkDefaults(check, first);
  const { hits = 0 } = first;
  if (hits === 0) return;
  const hasLength = (load: Load | undefined, length: number, expected = `${length} hits`) =>
    check.verify(load, 'LIST-10 result', load?.codes.length === length, expected, load?.codes.length);
  // A load is as long as asked for, however short, and has the hits of its place.
  for (const take of [1, 2, 5]) {
    const load = await check.load({ take });
    const wanted = first.codes.slice(0, take).join();
    const isMeant = load?.codes.join() === wanted;
    check.verify(load, 'LIST-10 result', isMeant, `${wanted}: take is ${take}`, load?.codes.join());
    check.verifyHits(load, 'LIST-10', hits, hits, 'as without take');
  }
  const take = Math.max(1, Math.min(maxTake, Math.ceil(Math.min(hits, maxTake * 3) / 4)));
  const codes: string[] = [];
  let reached = 0;
  for (let load = 0; load < maxLoads && reached < hits; load++) {
    const part = await check.load({ skip: reached, take });
    if (part === undefined) return;
    const again = part.codes.filter((code) => codes.includes(code)).join(', ');
    hasLength(part, Math.min(take, hits - reached));
    check.verifyHits(part, 'LIST-10', hits, hits, 'as in the first load');
    check.verify(part, 'LIST-10 result', again === '', 'hits of no earlier load', `${again} again`);
    codes.push(...part.codes);
    reached += take;
  }
  const whole = await check.load({ skip: 0, take: maxTake });
  if (whole === undefined) return;
  hasLength(whole, Math.min(maxTake, hits));
  const gap = whole.codes.findIndex((code, index) => index < codes.length && codes[index] !== code);
  check.verify(whole, `LIST-10 result/${gap}/code`, gap < 0, `${codes[gap]}, as in several loads`);
  for (const skip of [hits, hits + 100_000])
    hasLength(await check.load({ skip, take: 24 }), 0, 'no hits beyond the last');
}

/** LIST-09, LIST-10: the requested sorter is selected, and the hits are in its order, also in a second load. */
export async function checkSorters(check: ListingCheck, first: Load) {
  const { hits = 0 } = first;
  for (const sorter of list(first.listing, 'sorters')) {
    const [key, value] = [text(sorter, 'key'), number(sorter, 'value')];
    if (key === undefined || value === undefined) continue;
    const load = await check.load({ sortOrder: value, take: 24 });
    if (load === undefined) continue;
    const selected = selectedOf(load);
    const isSelected = number(selected, 'value') === value;
    check.verify(load, 'LIST-09 sorters', isSelected, `${key} selected`, text(selected, 'key') ?? 'none');
    check.verifyHits(load, 'LIST-09', hits, first.hits ?? Infinity, 'whatever the order');
    const half = Math.floor(load.codes.length / 2);
    const second = half > 0 ? await check.load({ sortOrder: value, skip: half, take: 24 }) : undefined;
    const follows = second?.codes.slice(0, load.codes.length - half).join() === load.codes.slice(half).join();
    check.verify(second, 'LIST-10 result', follows, `the hits of ${key} from the ${half + 1}. on`, 'others');
    const disorder = disorderOf(key, load.products, check.shopper.language);
    check.verify(load, 'LIST-09 result', disorder === undefined, `hits in the order of ${key}`, disorder);
  }
  const unknown = await check.load({ sortOrder: 99 });
  const isDefault = unknown?.codes.join() === first.codes.join();
  check.verify(unknown, 'LIST-09 result', isDefault, 'the default order: no such sorter', 'another');
}

/** CARD-03: a visitor who has no facet and no sorter of prices cannot filter or sort by price. */
export async function checkVisitorPrices(check: ListingCheck, first: Load) {
  if (check.shopper.run.hasVisitorPrices) return;
  if (check.shopper.user === undefined) {
    const { hits = 0 } = first;
    const load = await check.load({ 'min::Price': '999999999', take: 1 });
    return check.verifyHits(load, 'CARD-03', hits, hits, 'a visitor has no facet Price');
  }
  const sorters = list(first.listing, 'sorters').filter((each) => /price/i.test(text(each, 'key') ?? ''));
  const visitor = new ListingCheck(check.shopper.stranger(), check.listing);
  const usual = sorters.length === 0 ? undefined : await visitor.load();
  for (const sorter of usual ? sorters : []) {
    const load = await visitor.load({ sortOrder: number(sorter, 'value') ?? 0 });
    const isUsual = load?.codes.join() === usual?.codes.join();
    const expected = `the default order: a visitor has no ${text(sorter, 'key')}`;
    visitor.verify(load, 'CARD-03 result', isUsual, expected, 'another');
  }
}

/** Collations that a server may sort names by; they differ in punctuation, case, accents and digits. */
function* collatorsOf(language: string): Iterable<Intl.Collator> {
  for (const locale of [language, 'en'])
    for (const ignorePunctuation of [true, false])
      for (const numeric of [true, false])
        yield new Intl.Collator(locale, { sensitivity: 'base', ignorePunctuation, numeric });
}

/** First neighbours in the wrong order of names or prices; for names every collation has to say so. */
function disorderOf(key: string, hits: readonly unknown[], language: string): string | undefined {
  if (/price/i.test(key)) return priceDisorder(key, hits);
  if (!/name|alphabet/i.test(key)) return undefined;
  const direction = /desc/i.test(key) ? -1 : 1;
  const collators = [...collatorsOf(language)];
  const names = hits.flatMap((hit) => text(hit, 'name') ?? []);
  const isAfter = (a: string, b: string) =>
    [a < b ? -1 : 1, ...collators.map((each) => each.compare(a, b))].every((each) => each * direction > 0);
  return wrongPair(names, isAfter);
}

function priceDisorder(key: string, hits: readonly unknown[]): string | undefined {
  const direction = /desc|high.*low|falling/i.test(key) ? -1 : 1;
  const amounts = (field: string) => hits.flatMap((hit) => number(hit, 'price', field, 'amount') ?? []);
  const isWrong = (before: number, after: number) => (before - after) * direction > 0;
  const incVat = wrongPair(amounts('priceIncVat'), isWrong);
  return incVat === undefined ? undefined : wrongPair(amounts('priceExVat'), isWrong);
}

function wrongPair<Value>(values: readonly Value[], isWrong: (before: Value, after: Value) => boolean) {
  const place = values.findIndex((value, index) => index > 0 && isWrong(values[index - 1] ?? value, value));
  return place < 0 ? undefined : `${String(values[place - 1])} before ${String(values[place])}`;
}
