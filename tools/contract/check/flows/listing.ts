import type { OperationId } from '../../../../src/api/operation';
import { at, list, number, text, texts } from '../read';
import { describe, filterOf, type CallInput, type Run, type Shopper } from '../run';

/** A listing that can be loaded: a category's, or the products of a search. */
export interface Listing {
  operation: OperationId;
  input: CallInput;
  /** Path of the listing in the response. */
  path: readonly string[];
}

type Query = NonNullable<CallInput['query']>;

/** One load of a listing. */
interface Load {
  codes: string[];
  hits: number | undefined;
  listing: unknown;
  body: unknown;
}

/** Maximum loads to read of one list. */
const maxLoads = 8;
const maxTake = 96;

/** Reads listings and compares their responses with each other. */
export class ListingCheck {
  readonly #run: Run;
  readonly #shopper: Shopper;
  readonly #listing: Listing;

  constructor(run: Run, shopper: Shopper, listing: Listing) {
    this.#run = run;
    this.#shopper = shopper;
    this.#listing = listing;
  }

  /** Fetch one load. */
  async load(query: Query = {}): Promise<Load | undefined> {
    const { operation, input, path } = this.#listing;
    const answer = await this.#run.call(this.#shopper, operation, {
      ...input,
      query: { ...input.query, ...query },
    });
    if (answer === undefined) return undefined;
    const listing = at(answer.body, ...path);
    return {
      codes: texts(listing, 'code', 'result'),
      hits: number(listing, 'numberOfHits'),
      listing,
      body: answer.body,
    };
  }

  #pointer(...path: string[]): string {
    return ['', ...this.#listing.path, ...path].join('/');
  }

  #broken(requirement: string, path: string[], expected: string, found: string, query: Query, body: unknown) {
    const { operation, input } = this.#listing;
    const said = JSON.stringify({ ...input.path, ...input.query, ...query });
    const request = `${operation} ${said} (${describe(this.#shopper)})`;
    this.#run.broken(
      operation,
      requirement,
      { pointer: this.#pointer(...path), expected, found, body },
      request,
    );
  }

  /** Check all invariants between the responses of one listing. */
  async check(): Promise<Load | undefined> {
    const first = await this.load();
    if (first?.hits === undefined) return first;
    await this.paging(first.hits);
    await this.facets(first);
    await this.sorters(first);
    return first;
  }

  /** LIST-10: loads follow each other without gaps and duplicates, and end with the last hit. */
  async paging(hits: number): Promise<void> {
    if (hits === 0) return;
    const take = Math.max(1, Math.min(maxTake, Math.ceil(Math.min(hits, maxTake * 3) / 4)));
    const codes: string[] = [];
    let reached = 0;
    for (let load = 0; load < maxLoads && reached < hits; load++) {
      const query = { skip: reached, take };
      const part = await this.load(query);
      if (part === undefined) return;
      const expected = Math.min(take, hits - reached);
      if (part.codes.length !== expected)
        this.#broken('LIST-10', ['result'], `${expected} hits`, `${part.codes.length}`, query, part.body);
      if (part.hits !== undefined && part.hits !== hits)
        this.#broken(
          'LIST-10',
          ['numberOfHits'],
          `${hits}, as in the first load`,
          `${part.hits}`,
          query,
          part.body,
        );
      const again = part.codes.filter((code) => codes.includes(code));
      if (again.length > 0)
        this.#broken(
          'LIST-10',
          ['result'],
          'hits of no earlier load',
          `${again.join(', ')} again`,
          query,
          part.body,
        );
      codes.push(...part.codes);
      reached += take;
    }
    await this.#compareWithOneLoad(codes, hits);
  }

  async #compareWithOneLoad(codes: readonly string[], hits: number): Promise<void> {
    const query = { skip: 0, take: maxTake };
    const whole = await this.load(query);
    if (whole === undefined) return;
    const expected = Math.min(maxTake, hits);
    if (whole.codes.length !== expected)
      this.#broken('LIST-10', ['result'], `${expected} hits`, `${whole.codes.length}`, query, whole.body);
    const gap = whole.codes.findIndex((code, index) => index < codes.length && codes[index] !== code);
    if (gap >= 0)
      this.#broken(
        'LIST-10',
        ['result', String(gap)],
        `${codes[gap] ?? 'nothing'}, as in several loads`,
        whole.codes[gap] ?? 'nothing',
        query,
        whole.body,
      );
    const beyond = await this.load({ skip: hits, take: 24 });
    if (beyond && beyond.codes.length > 0)
      this.#broken(
        'LIST-10',
        ['result'],
        'no hits beyond the last',
        `${beyond.codes.length}`,
        { skip: hits },
        beyond.body,
      );
  }

  /** FILT-07: a term's count equals the number of hits after selecting it. */
  async facets(first: Load): Promise<void> {
    for (const facet of list(first.listing, 'facets')) {
      const key = text(facet, 'key');
      if (key === undefined) continue;
      for (const term of sample(list(facet, 'terms'))) await this.#term(key, term, first);
      for (const range of list(facet, 'ranges')) await this.#range(key, range, first);
    }
  }

  async #term(facet: string, term: unknown, first: Load): Promise<void> {
    const [key, count] = [text(term, 'key'), number(term, 'count')];
    if (key === undefined || count === undefined) return;
    const query = { ...filterOf(facet, key), take: 1 };
    const load = await this.load(query);
    if (load?.hits === undefined) return;
    const chosen = list(load.listing, 'facets').find((each) => text(each, 'key') === facet);
    const isChosen = list(chosen, 'terms').some(
      (each) => text(each, 'key') === key && Object(each).selected === true,
    );
    if (!isChosen && load.hits > 0)
      this.#broken(
        'FILT-07',
        ['facets'],
        `the term ${key} of ${facet} selected`,
        'not selected',
        query,
        load.body,
      );
    if (load.hits === count) return;
    const facets = list(first.listing, 'facets');
    const index = facets.findIndex((each) => text(each, 'key') === facet);
    const place = list(facets[index], 'terms').indexOf(term);
    this.#broken(
      'FILT-07',
      ['facets', String(index), 'terms', String(place), 'count'],
      `${load.hits}, the hits that filter::${facet}=${key} leaves`,
      String(count),
      query,
      first.body,
    );
  }

  /** FILT-06: a narrower range never has more hits than a wider one, and one above the maximum has none. */
  async #range(facet: string, range: unknown, first: Load): Promise<void> {
    const [min, max] = [number(range, 'min'), number(range, 'max')];
    if (min === undefined || max === undefined || min > max) return;
    const middle = Math.floor((min + max) / 2);
    const wide = {
      [`min::${facet}`]: String(Math.floor(min)),
      [`max::${facet}`]: String(Math.ceil(max)),
      take: 1,
    };
    const narrow = { ...wide, [`max::${facet}`]: String(Math.max(Math.floor(min), middle)) };
    const above = { [`min::${facet}`]: String(Math.ceil(max) + 1), take: 1 };
    const [all, lower, none] = [await this.load(wide), await this.load(narrow), await this.load(above)];
    const report = (load: Load | undefined, most: number | undefined, query: Query) => {
      if (load?.hits !== undefined && most !== undefined && load.hits > most)
        this.#broken('FILT-06', ['numberOfHits'], `at most ${most}`, String(load.hits), query, load.body);
    };
    report(all, first.hits, wide);
    report(lower, all?.hits, narrow);
    report(none, 0, above);
    if (all?.hits === 0)
      this.#broken('FILT-06', ['numberOfHits'], 'hits within the whole range', '0', wide, all.body);
  }

  /** LIST-09: the requested sorter is the selected one, and the hits are in its order. */
  async sorters(first: Load): Promise<void> {
    for (const sorter of list(first.listing, 'sorters')) {
      const [key, value] = [text(sorter, 'key'), number(sorter, 'value')];
      if (key === undefined || value === undefined) continue;
      const query = { sortOrder: value, take: 24 };
      const load = await this.load(query);
      if (load === undefined) continue;
      const selected = list(load.listing, 'sorters').find((each) => Object(each).selected === true);
      if (number(selected, 'value') !== value)
        this.#broken(
          'LIST-09',
          ['sorters'],
          `${key} selected`,
          text(selected, 'key') ?? 'none',
          query,
          load.body,
        );
      if (load.hits !== undefined && load.hits !== first.hits)
        this.#broken(
          'LIST-09',
          ['numberOfHits'],
          `${first.hits}, whatever the order`,
          String(load.hits),
          query,
          load.body,
        );
      const disorder = disorderOf(key, list(load.listing, 'result'), this.#shopper.language);
      if (disorder !== undefined)
        this.#broken('LIST-09', ['result'], `hits in the order of ${key}`, disorder, query, load.body);
    }
  }
}

/** The first, the last and one in the middle. */
function sample<Item>(items: readonly Item[]): Item[] {
  const places = new Set([0, Math.floor(items.length / 2), items.length - 1]);
  return items.filter((_, index) => places.has(index));
}

/** Tolerated share of neighbours in the wrong order: collations differ in punctuation and case. */
const tolerated = 0.1;

/**
 * First violation of the order that a sorter's key names; undefined without one, or when the key names neither name nor
 * price.
 */
function disorderOf(key: string, hits: readonly unknown[], language: string): string | undefined {
  if (/price/i.test(key)) return priceDisorder(key, hits);
  if (!/name|alphabet/i.test(key)) return undefined;
  const collator = new Intl.Collator(language, {
    sensitivity: 'base',
    ignorePunctuation: true,
    numeric: true,
  });
  const names = hits.flatMap((hit) => text(hit, 'name') ?? []);
  return wrongPairs(names, (a, b) => collator.compare(a, b), /desc/i.test(key) ? -1 : 1);
}

function priceDisorder(key: string, hits: readonly unknown[]): string | undefined {
  const direction = /desc|high.*low|falling/i.test(key) ? -1 : 1;
  const amounts = (field: string) => hits.flatMap((hit) => number(hit, 'price', field, 'amount') ?? []);
  const byAmount = (a: number, b: number) => a - b;
  const incVat = wrongPairs(amounts('priceIncVat'), byAmount, direction);
  return incVat === undefined ? undefined : wrongPairs(amounts('priceExVat'), byAmount, direction);
}

function wrongPairs<Value>(
  values: readonly Value[],
  compare: (a: Value, b: Value) => number,
  direction: 1 | -1,
) {
  const wrong = values.findIndex((value, index) => isWrong(values[index - 1], value));
  const count = values.filter((value, index) => isWrong(values[index - 1], value)).length;
  function isWrong(before: Value | undefined, value: Value): boolean {
    return before !== undefined && compare(before, value) * direction > 0;
  }
  if (count <= Math.floor(values.length * tolerated)) return undefined;
  return `${String(values[wrong - 1])} before ${String(values[wrong])}`;
}
