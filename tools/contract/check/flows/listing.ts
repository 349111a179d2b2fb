import type { OperationId } from '../../../../src/api/operation';
import { at, list, number, text, texts } from '../read';
import type { CallInput, Shopper } from '../run';

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
  products: unknown[];
  hits: number | undefined;
  listing: unknown;
  body: unknown;
}

interface Term {
  key: string;
  count: number;
}

/** The terms of a facet in a listing. */
export const termsOf = ({ listing }: Load, facet: string): Term[] =>
  list(
    list(listing, 'facets').find((each) => text(each, 'key') === facet),
    'terms',
  ).flatMap((each) => {
    const [key, count] = [text(each, 'key'), number(each, 'count')];
    return key === undefined || count === undefined ? [] : [{ key, count }];
  });

/** Pointer to a term's count in a listing. */
export function placeOf({ listing }: Load, facet: string, term: string): string {
  const index = texts(listing, 'key', 'facets').indexOf(facet);
  const place = list(list(listing, 'facets')[index], 'terms').findIndex((each) => text(each, 'key') === term);
  return `facets/${index}/terms/${place}/count`;
}

/** Read listings and compare their responses with each other. */
export class ListingCheck {
  constructor(
    readonly shopper: Shopper,
    readonly listing: Listing,
  ) {}

  ofVisitor(): ListingCheck {
    return new ListingCheck(this.shopper.stranger(), this.listing);
  }

  async load(query: Query = {}): Promise<Load | undefined> {
    const { operation, input, path } = this.listing;
    const body = await this.shopper.read(operation, {
      ...input,
      query: { ...input.query, ...query },
    });
    if (body === undefined) return undefined;
    const listing = at(body, ...path);
    return {
      codes: texts(listing, 'code', 'result'),
      products: list(listing, 'result'),
      hits: number(listing, 'numberOfHits'),
      listing,
      body,
    };
  }

  /**
   * Report a load that breaks a rule; no load breaks none.
   * @param rule requirement, and place within the listing: `LIST-10 result`
   */
  verify(load: Load | undefined, rule: string, holds: boolean, expected: string, found: unknown): void {
    const { operation, path } = this.listing;
    const [requirement, ...place] = rule.split(' ');
    const pointer = ['', ...path, place.join(' ')].join('/');
    this.shopper.verify(load?.body, `${operation} ${requirement} ${pointer}`, holds, expected, found);
  }

  /** Report a load with another number of hits than within some bounds. */
  verifyHits(
    load: Load | undefined,
    requirement: string,
    least: number,
    most: number,
    because: string,
  ): void {
    if (load?.hits === undefined) return;
    const isWithin = load.hits >= least && load.hits <= most;
    const range = least === 0 ? `at most ${most}` : `from ${least} to ${most}`;
    const expected = `${least === most ? least : range}: ${because}`;
    this.verify(load, `${requirement} numberOfHits`, isWithin, expected, load.hits);
  }
}
