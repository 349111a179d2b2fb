import { joinValues } from '../../../src/api/joinedValues';
import type { OperationId } from '../../../src/api/operation';
import { Cookies, type HttpCall, type Reply, sendWithRetries, type Target } from './client';
import type { Expectation } from './judge';
import { at, texts } from './read';
import type { Received, Run } from './run';

/** A caller in a run: a language, and the cookies of a visitor or of a signed-in customer. */
export class Shopper {
  /**
   * @param language as in Content-Language
   * @param user name; undefined for a visitor
   */
  constructor(
    readonly run: Run,
    readonly language: string,
    readonly cookies = new Cookies(),
    readonly user?: string,
  ) {}

  /** The same session in another language. */
  in = (language: string) => new Shopper(this.run, language, this.cookies, this.user);

  /** The same session, signed in or out. */
  as = (user?: string) => new Shopper(this.run, this.language, this.cookies, user);

  /** The session as it is now, independent of later responses. */
  copy = () => new Shopper(this.run, this.language, this.cookies.copy(), this.user);

  stranger = () => new Shopper(this.run, this.language);

  /** Language and user, for reports. */
  toString = () =>
    `${this.language}, ${this.user === undefined ? 'signed out' : `signed in as ${this.user}`}`;

  /** Make one call of the contract and judge its response; see {@link Run.call}. */
  call(id: OperationId, input?: CallInput, expectation?: Expectation): Promise<Received | undefined> {
    return this.run.call(this, id, input, expectation);
  }

  /** Body of a successful response; undefined without one. */
  async read(id: OperationId, input?: CallInput): Promise<unknown> {
    return (await this.call(id, input))?.body;
  }

  /** Make a call whose response has one of some statuses, for a reason. */
  expect(id: OperationId, input: CallInput, because: string, ...statuses: number[]) {
    return this.call(id, input, { statuses, because });
  }

  /** Send an invalid value of a field: 400, and FORM-02: inputErrors names the field. */
  async refuse(operation: OperationId, input: CallInput, field: string, because: string): Promise<void> {
    const body = (await this.expect(operation, input, because, 400))?.body;
    const fields = texts(body, 'field', 'inputErrors');
    // Names of headers are case-insensitive.
    const isHeader = input.headers && field in input.headers;
    const isNamed = fields.some(
      (each) => each === field || (isHeader && each.toLowerCase() === field.toLowerCase()),
    );
    const expected = `an error of the field ${field}: ${because}`;
    this.verify(
      body,
      `${operation} FORM-02 /inputErrors`,
      isNamed,
      expected,
      fields.join(', ') || 'no field',
    );
  }

  /** Report a response that breaks an invariant; see {@link Run.verify}. */
  verify(...rule: Parameters<Run['verify']>): void {
    this.run.verify(...rule);
  }

  /** Report a field of a response that is known, as the value expected of it, and another one. */
  same(body: unknown, rule: string, wanted: unknown, because: string): void {
    const found = at(body, ...rule.split('/').slice(1));
    const isSame = found === undefined || wanted === undefined || found === wanted;
    this.verify(body, rule, isSame, `${String(wanted)}, ${because}`, found);
  }

  /** Report fields of a response that have other values than expected; see {@link Run.compare}. */
  compare(...rule: Parameters<Run['compare']>): void {
    this.run.compare(...rule);
  }
}

/** Parameters and body of a request, by their place in the contract. */
export interface CallInput {
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  /** Overrides of the default headers; undefined omits one. */
  headers?: Record<string, string | undefined>;
  body?: unknown;
}

/** Path of getGlobalSettings, which has nothing to refuse but its language. */
export const settingsPath = '/api/site/global-settings';

/** Headers that the contract requires of every call. */
export const contractHeaders = ({ base }: Target, language: string) => ({
  Accept: 'application/json',
  'Content-Type': 'application/json',
  'Content-Language': language,
  'Context-Url': base,
});

/** Send a call of a visitor without judging its response. */
export const ask = (
  target: Target,
  language: string,
  { headers, cookies = new Cookies(), ...call }: Partial<HttpCall> & { cookies?: Cookies } = {},
): Promise<Reply> =>
  sendWithRetries(target, cookies, {
    ...{ method: 'GET', path: settingsPath, ...call },
    headers: { ...contractHeaders(target, language), ...headers },
  });

/** A text without halves of surrogate pairs, which no address can contain. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');

/** Path and query of a call; terms of one facet are joined with {@link joinValues} beforehand. */
export function pathOf(pattern: string, { path = {}, query = {} }: CallInput): string {
  const filled = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(wellFormed(path[name] ?? '')),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? filled : `${filled}?${search.toString().replaceAll('+', '%20')}`;
}

/** Query parameter that selects terms of a facet. */
export const filterOf = (facet: string, ...terms: string[]): Record<string, string> => ({
  [`filter::${facet}`]: joinValues(terms),
});
