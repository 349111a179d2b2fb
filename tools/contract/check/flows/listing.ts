import type { OperationId } from '../../../../src/api/operation';
import { Cookies } from '../client';
import { at, number, texts } from '../read';
import { type CallInput, type Shopper, describe } from '../request';
import type { Run } from '../run';

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

/** Read listings and compare their responses with each other. */
export class ListingCheck {
  readonly #run: Run;
  readonly #shopper: Shopper;
  readonly #listing: Listing;

  constructor(run: Run, shopper: Shopper, listing: Listing) {
    this.#run = run;
    this.#shopper = shopper;
    this.#listing = listing;
  }

  get operation(): OperationId {
    return this.#listing.operation;
  }

  /** Language of the caller, as in Content-Language. */
  get language(): string {
    return this.#shopper.language;
  }

  /** True for a customer. */
  get isSignedIn(): boolean {
    return this.#shopper.user !== undefined;
  }

  /** The same listing for a visitor. */
  ofVisitor(): ListingCheck {
    const visitor = { language: this.language, cookies: new Cookies() };
    return new ListingCheck(this.#run, visitor, this.#listing);
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
}
