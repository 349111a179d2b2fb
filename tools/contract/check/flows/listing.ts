import type { OperationId } from '../../../../src/api/operation';
import { at, list, number, text, texts } from '../read';
import { type CallInput, type Shopper, describe } from '../request';
import type { Run } from '../run';
import { disorderOf } from './order';

/** A listing that can be loaded: a category's, or the products of a search. */
export interface Listing {
  operation: OperationId;
  input: CallInput;
  /** Path of the listing in the response. */
  path: readonly string[];
}

/** Query parameters of a load. */
export type Query = NonNullable<CallInput['query']>;

/** One load of a listing. */
export interface Load {
  codes: string[];
  hits: number | undefined;
  listing: unknown;
  body: unknown;
}

/** Maximum loads to read of one list. */
const maxLoads = 8;

const maxTake = 96;

const defaultTake = 24;

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

  #pointer(...path: readonly string[]): string {
    return ['', ...this.#listing.path, ...path].join('/');
  }

  /** Report a violated invariant at a path of the listing. */
  broken(
    requirement: string,
    path: readonly string[],
    expected: string,
    found: string,
    query: Query,
    body: unknown,
  ) {
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

  /** Check paging and order between the responses of one listing. */
  async check(): Promise<Load | undefined> {
    const first = await this.load();
    if (first?.hits === undefined) return first;
    this.defaults(first);
    await this.paging(first.hits);
    await this.sorters(first);
    await this.unknownSorter(first);
    return first;
  }

  /** Check the first load and the last hit only. */
  async glance(): Promise<Load | undefined> {
    const first = await this.load();
    if (first?.hits === undefined) return first;
    this.defaults(first);
    if (first.hits > first.codes.length) {
      const query = { skip: first.hits - 1, take: 2 };
      const last = await this.load(query);
      if (last && last.codes.length !== 1)
        this.broken(
          'LIST-10',
          ['numberOfHits'],
          'the place of the last hit',
          `${first.hits}, with ${last.codes.length} hits there`,
          query,
          first.body,
        );
    }
    return first;
  }

  /** LIST-09: without take 24 hits, in the order of the default sorter. */
  defaults(first: Load): void {
    const expected = Math.min(defaultTake, first.hits ?? 0);
    if (first.codes.length < expected)
      this.broken(
        'LIST-09',
        ['result'],
        `${expected} hits of ${first.hits}`,
        String(first.codes.length),
        {},
        first.body,
      );
    else if (first.codes.length > defaultTake)
      this.broken(
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
    const preferred = this.#listing.operation === 'search' ? 'sortOrderRelevance' : 'sortOrderLatest';
    if (
      selected !== undefined &&
      selected !== preferred &&
      texts(first.listing, 'key', 'sorters').includes(preferred)
    )
      this.broken('LIST-09', ['sorters'], `${preferred} selected by default`, selected, {}, first.body);
  }

  /** LIST-09: a sortOrder that is not available counts as absent. */
  async unknownSorter(first: Load): Promise<void> {
    const query = { sortOrder: 99 };
    const load = await this.load(query);
    if (load && load.codes.join() !== first.codes.join())
      this.broken(
        'LIST-09',
        ['result'],
        'the hits of the default order: there is no such sorter',
        'others',
        query,
        load.body,
      );
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
        this.broken('LIST-10', ['result'], `${expected} hits`, `${part.codes.length}`, query, part.body);
      if (part.hits !== undefined && part.hits !== hits)
        this.broken(
          'LIST-10',
          ['numberOfHits'],
          `${hits}, as in the first load`,
          `${part.hits}`,
          query,
          part.body,
        );
      const again = part.codes.filter((code) => codes.includes(code));
      if (again.length > 0)
        this.broken(
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
      this.broken('LIST-10', ['result'], `${expected} hits`, `${whole.codes.length}`, query, whole.body);
    const gap = whole.codes.findIndex((code, index) => index < codes.length && codes[index] !== code);
    if (gap >= 0)
      this.broken(
        'LIST-10',
        ['result', String(gap)],
        `${codes[gap] ?? 'nothing'}, as in several loads`,
        whole.codes[gap] ?? 'nothing',
        query,
        whole.body,
      );
    const beyond = await this.load({ skip: hits, take: 24 });
    if (beyond && beyond.codes.length > 0)
      this.broken(
        'LIST-10',
        ['result'],
        'no hits beyond the last',
        `${beyond.codes.length}`,
        { skip: hits },
        beyond.body,
      );
  }

  /** LIST-10: the second half of a load follows the first in every order. */
  async #compareWithSecondLoad(load: Load, key: string, sortOrder: number): Promise<void> {
    const half = Math.floor(load.codes.length / 2);
    if (half === 0) return;
    const query = { sortOrder, skip: half, take: 24 };
    const second = await this.load(query);
    if (second && second.codes.slice(0, load.codes.length - half).join() !== load.codes.slice(half).join())
      this.broken(
        'LIST-10',
        ['result'],
        `the hits of ${key} from the ${half + 1}. on`,
        'others',
        query,
        second.body,
      );
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
        this.broken(
          'LIST-09',
          ['sorters'],
          `${key} selected`,
          text(selected, 'key') ?? 'none',
          query,
          load.body,
        );
      if (load.hits !== undefined && load.hits !== first.hits)
        this.broken(
          'LIST-09',
          ['numberOfHits'],
          `${first.hits}, whatever the order`,
          String(load.hits),
          query,
          load.body,
        );
      await this.#compareWithSecondLoad(load, key, value);
      const disorder = disorderOf(key, list(load.listing, 'result'), this.#shopper.language);
      if (disorder !== undefined)
        this.broken('LIST-09', ['result'], `hits in the order of ${key}`, disorder, query, load.body);
    }
  }
}
