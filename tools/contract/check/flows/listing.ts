import type { OperationId } from '../../../../src/api/operation';
import { at, itemOf, list, number, text, texts } from '../read';
import type { CallInput } from '../request';
import type { Shopper } from '../run';

/** A listing that can be loaded: a category's, or the products of a search. */
export interface Listing {
  operation: OperationId;
  input: CallInput;
  path: readonly string[];
}

export type Query = NonNullable<CallInput['query']>;

export type Load = NonNullable<Awaited<ReturnType<ListingCheck['load']>>>;

export type Term = ReturnType<typeof termsOf>[number];

export const termsOf = ({ listing }: Pick<Load, 'listing'>, facet: string) =>
  list(itemOf(listing, 'key', facet, 'facets'), 'terms').flatMap((each) => {
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

  async load(query: Query = {}) {
    const { operation, input, path } = this.listing;
    const body = await this.shopper.read(operation, { ...input, query: { ...input.query, ...query } });
    if (body === undefined) return undefined;
    const listing = at(body, ...path);
    const [codes, products] = [texts(listing, 'code', 'result'), list(listing, 'result')];
    return { codes, products, hits: number(listing, 'numberOfHits'), listing, body };
  }

  /** Report a load that breaks a rule, such as `LIST-10 result`: requirement, and place within the listing. */
  verify(load: Load | undefined, rule: string, ...holds: [boolean, string, unknown?]): void {
    const { operation, path } = this.listing;
    const [requirement, ...place] = rule.split(' ');
    const pointer = ['', ...path, place.join(' ')].join('/');
    this.shopper.verify(load?.body, `${operation} ${requirement} ${pointer}`, ...holds);
  }

  verifyHits(load: Load | undefined, requirement: string, least: number, most: number, because: string) {
    if (load?.hits === undefined) return;
    const isWithin = load.hits >= least && load.hits <= most;
    const range = least === 0 ? `at most ${most}` : `from ${least} to ${most}`;
    const expected = `${least === most ? least : range}: ${because}`;
    this.verify(load, `${requirement} numberOfHits`, isWithin, expected);
  }
}
