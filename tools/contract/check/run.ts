import { randomUUID } from 'node:crypto';
import { joinValues } from '../../../src/api/joinedValues';
import type { OperationId } from '../../../src/api/operation';
import {
  Cookies,
  headersOf,
  type HttpCall,
  isRetryAfter,
  type Reply,
  sendWithRetries,
  type Target,
} from './client';
import { messageOf } from './command';
import { crossOriginProblems } from './cors';
import { addFinding, type Exchange, exchangeOf, type Finding } from './finding';
import { type Expectation, judge, placeOf, type Severity, successStatuses } from './judge';
import { at, texts } from './read';
import { Coverage } from './report';
import type { CheckedContract } from '../contract/contract';
import type { Difference, Rule } from '../contract/differences';

/** A response with a documented status. Its body may violate the contract. */
export interface Received {
  operation: OperationId;
  status: number;
  body: unknown;
  /** The request, for reports. */
  request: string;
  exchange: Exchange;
}

/** Called with every response to a documented request. */
export type Observer = (shopper: Shopper, received: Received) => void;

/** Extent of a run. */
export interface Extent {
  operations?: ReadonlySet<string>;
  /** True for a backend that sends visitors prices and keeps their carts. */
  visitorPrices?: boolean;
  /** Types of the brand's own pages, which the contract does not have. */
  ownPageTypes?: ReadonlySet<string>;
  /** Signal to stop: calls are no longer made, except those that give back what was taken. */
  stop?: AbortSignal;
  onFinding?: (finding: Finding) => void;
}

const maxUnanswered = 2;

/** One check of one backend: makes calls, judges the responses and collects findings. */
export class Run {
  readonly findings: Finding[] = [];
  readonly coverage: Coverage;
  /** Texts to mask in reports: passwords, tokens, cookies. */
  readonly secrets = new Set<string>();
  /** Country of the market by language; ISO 3166-1 alpha-2. */
  readonly countries = new Map<string, string>();
  /** Idempotency-Key of the orders of all customers: keys of different customers are independent. */
  readonly idempotencyKey = randomUUID();
  /** Customers by the numbers of the orders that they have placed. */
  readonly placed = new Map<string, string>();
  /** Orders by their numbers, as they were read first. */
  readonly orders = new Map<string, unknown>();
  readonly pageTypes = new Set<string>();
  readonly problems: string[] = [];
  calls = 0;
  answered = 0;
  readonly #exchanges = new Map<string, Exchange>();
  readonly #received = new WeakMap<object, Received>();
  readonly #silent = new Map<string, number>();
  #isGivingBack = false;

  /** @param onProgress called with the name of each step */
  constructor(
    readonly contract: CheckedContract,
    readonly target: Target,
    readonly observers: readonly Observer[],
    readonly onProgress: (text: string) => void,
    readonly extent: Extent = {},
  ) {
    this.coverage = new Coverage(contract);
  }

  /** Add the reason why something could not be judged, once. */
  problem(text: string): void {
    if (!this.problems.includes(text)) this.problems.push(text);
  }

  get isStopped(): boolean {
    return this.extent.stop?.aborted ?? false;
  }

  /** True for a backend that sends visitors prices and keeps their carts. */
  get hasVisitorPrices(): boolean {
    return this.extent.visitorPrices ?? false;
  }

  judges = (id: string): boolean => this.extent.operations?.has(id) ?? true;

  wants(...ids: OperationId[]): boolean {
    return ids.some(this.judges);
  }

  /** True when an operation besides some is to be judged. */
  wantsBeyond(ids: readonly OperationId[]): boolean {
    const { operations } = this.extent;
    return operations === undefined || [...operations].some((id) => !ids.some((each) => each === id));
  }

  /** Run a part that gives back what the check has taken; its calls are made after a stop, too. */
  async givingBack(part: () => Promise<void>): Promise<void> {
    this.#isGivingBack = true;
    await this.stage('give back', part);
    this.#isGivingBack = false;
  }

  /** Run a part of the check; an exception in it is recorded as a problem, and the other parts go on. */
  async stage<Result>(name: string, part: () => Promise<Result>): Promise<Result | undefined> {
    const judged = operationsOfStages[name];
    if (judged && !this.wants(...judged)) return undefined;
    if (this.isStopped && !this.#isGivingBack) return undefined;
    this.onProgress(name);
    return this.#attempt(name, part);
  }

  async #attempt<Result>(name: string, part: () => Result | Promise<Result>): Promise<Result | undefined> {
    try {
      return await part();
    } catch (error) {
      this.problem(`the check itself failed (${name}): ${messageOf(error)}`);
      return undefined;
    }
  }

  /**
   * Make one call of the contract and judge its response.
   * @returns the response, if its status is expected; undefined otherwise, and without a response
   */
  async call(
    shopper: Shopper,
    id: OperationId,
    input: CallInput = {},
    expectation: Expectation = {},
  ): Promise<Received | undefined> {
    const operation = this.contract.operations.get(id);
    if (operation === undefined || (this.#silent.get(id) ?? 0) >= maxUnanswered) return undefined;
    if (this.isStopped && !this.#isGivingBack) return undefined;
    // A request that must be refused yields nothing for other calls.
    if (!this.wants(id) && expectation.statuses?.every((status) => status >= 400)) return undefined;
    const path = pathOf(operation.path, input);
    const page = id === 'getPage' ? ` at ${input.headers?.['Context-Url'] ?? this.target.base}` : '';
    const request = `${operation.method} ${decodeURI(path)}${page} (${shopper})`;
    this.calls += 1;
    const sent: HttpCall = {
      method: operation.method,
      path,
      headers: this.#headers(shopper, input),
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
    };
    const headers = headersOf(this.target, shopper.cookies, sent);
    this.#exchanges.delete(id);
    const limits: [status: number, retryAfter: string | null][] = [];
    const reply = await sendWithRetries(this.target, shopper.cookies, sent, (...each) => limits.push(each));
    for (const value of shopper.cookies.values()) this.secrets.add(value);
    if (!reply.answered) {
      this.#silent.set(id, (this.#silent.get(id) ?? 0) + 1);
      this.drift(id, 'no-answer', 'an answer', reply.reason, request);
      return undefined;
    }
    this.answered += 1;
    const exchange = exchangeOf({ ...sent, headers }, this.target.base + path, reply);
    this.#exchanges.set(id, exchange);
    for (const [status, value] of limits.filter(([, each]) => !isRetryAfter(each))) {
      const expected = `Retry-After of a ${status}, in seconds or as a date`;
      this.drift(id, 'header', expected, value ?? 'no such header', request);
    }
    if (reply.status === 429 && !operation.answers.some(({ status }) => status === 429)) {
      this.coverage.explain(id, 'the server limits the number of calls (429)');
      this.problem('the server limits the number of calls (429) for longer than the check waits');
      return undefined;
    }
    const verdict = judge(this.contract, operation, reply, expectation);
    const received = { operation: id, status: reply.status, body: verdict.body, request, exchange };
    if (typeof verdict.body === 'object' && verdict.body !== null) this.#received.set(verdict.body, received);
    for (const { severity, place, ...difference } of verdict.differences.filter(this.#isOfContract))
      this.add(id, severity, difference, request, place);
    for (const problem of crossOriginProblems(this.target, reply.headers))
      this.add(id, 'drift', problem, request);
    if (!verdict.documented) return undefined;
    this.coverage.add(id, reply.status);
    if (verdict.isRedirect) return undefined;
    for (const observe of this.observers)
      await this.#attempt(`invariants of ${id}`, () => observe(shopper, received));
    const expected = expectation.statuses ?? successStatuses(operation);
    return expected.includes(reply.status) ? received : undefined;
  }

  /** False for the type of a page or menu entry that the brand adds to the contract's. */
  readonly #isOfContract = ({ rule, pointer, found }: Difference): boolean =>
    rule !== 'unknown-value' ||
    !/\/(?:pageType|type)$/.test(pointer) ||
    !this.extent.ownPageTypes?.has(found.slice(1, -1));

  #headers({ language }: Shopper, { headers = {} }: CallInput): Record<string, string> {
    const all = Object.entries({ ...contractHeaders(this.target, language), ...headers });
    return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== undefined));
  }

  /** Add a finding to those of the operations to judge. */
  add(
    operation: string,
    severity: Severity,
    difference: Difference & { requirement?: string },
    request: string,
    place = placeOf(this.contract, operation),
    exchange = this.#exchanges.get(operation),
  ): void {
    if (!this.judges(operation)) return;
    const added = addFinding(this.findings, { operation, severity, ...difference, request, place, exchange });
    if (added) this.extent.onFinding?.(added);
  }

  drift(operation: string, rule: Rule, expected: string, found: string, request: string): void {
    this.add(operation, 'drift', { rule, pointer: '', expected, found }, request);
  }

  /**
   * Report a response that breaks an invariant, which a schema cannot express; no response breaks none.
   * @param body the response that shows it
   * @param rule operation to blame, requirement and pointer: `getPage APP-01 /url`
   */
  verify(body: unknown, rule: string, holds: boolean, expected: string, found: unknown): void {
    if (holds || body === undefined) return;
    const [, operation = '', requirement = '', pointer = ''] = /^(\w+) (\S+) ?(.*)$/s.exec(rule) ?? [];
    const { request, exchange, ...of } = this.#received.get(Object(body)) ?? { request: operation };
    const described = this.contract.operations.get(operation);
    const status = 'status' in of && of.operation === operation ? of.status : 200;
    const place = described && this.contract.locator.body(described, status, pointer, body);
    const difference = { pointer, expected, found: String(found ?? 'nothing') };
    this.add(operation, 'drift', { ...difference, rule: 'behaviour', requirement }, request, place, exchange);
  }

  /**
   * Report fields of a response that have other values than expected, but for the composition of their characters.
   * @param rule operation to blame, requirement, and pointer to an object
   * @param wanted values by pointer within the object
   */
  compare(body: unknown, rule: string, wanted: Readonly<Record<string, unknown>>, because = ''): void {
    const composed = (value: unknown) => (typeof value === 'string' ? value.normalize() : value);
    const [operation, requirement, base = ''] = rule.split(' ');
    for (const [key, value] of Object.entries(wanted)) {
      const pointer = base + key;
      const found = at(body, ...pointer.split('/').slice(1));
      const expected = `${String(value)}${because && `: ${because}`}`;
      const isSame = composed(found) === composed(value);
      this.verify(body, `${operation} ${requirement} ${pointer}`, isSame, expected, found);
    }
  }
}

const site = [
  ...(['getGlobalSettings', 'getTranslations', 'getGlobalContent'] as const),
  ...(['getHeader', 'getFooter', 'getSiteStructure', 'getCity'] as const),
];
const search = ['search', 'quickSearch', 'getSuggestions', 'variationCodeSearch'] as const;

/** Operations that need no page, no category, or no account. */
export const simpleOperations: Readonly<Record<'site' | 'pages' | 'public', readonly OperationId[]>> = {
  site,
  pages: [...site, 'getPage'],
  public: [...site, ...search, 'getPage', 'getCategoryProducts'],
};

/** Operations of the search. */
export const searchOperations: readonly OperationId[] = search;

const cart = [
  ...(['getCart', 'addToCart', 'updateCart', 'deleteCart', 'bulkUpdateCart'] as const),
  ...(['addMultipleToCart', 'createStockNotice'] as const),
];
const addresses = ['createAddress', 'updateAddress', 'setPrimaryAddress', 'deleteAddress'] as const;

/** Operations judged by the parts of a check that change data, by the names of the parts; others always run. */
const operationsOfStages: Readonly<Record<string, readonly OperationId[]>> = {
  'another account': ['registerCustomer', 'updateCustomer', 'changePassword', 'deleteCustomer', ...addresses],
  rights: ['getOrder', 'getAllCustomers', 'getCart', 'getFavoriteLists'],
  favourites: ['getFavoriteLists', 'updateFavorites', 'changeFavoriteListName', 'deleteFavoriteList'],
  addresses: ['getCustomer', ...addresses],
  profile: ['getCustomer', 'updateCustomer'],
  cart,
  'cart of a visitor': cart,
  order: ['createOrder', 'getOrder', 'getAllOrders', 'getCart', 'deleteCart'],
  organisation: [
    ...(['getRoles', 'getAllCustomers', 'createOrganizationCustomer'] as const),
    ...(['updateCustomer', 'changePassword', 'deleteCustomer'] as const),
  ],
};

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
const contractHeaders = ({ base }: Target, language: string) => ({
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
function pathOf(pattern: string, { path = {}, query = {} }: CallInput): string {
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
