import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../../src/api/operation';
import { Cookies, headersOf, type HttpCall, isRetryAfter, sendWithRetries, type Target } from './client';
import { messageOf } from './command';
import { crossOriginProblems } from './cors';
import { exchangeOf, type Finding, keyOf } from './finding';
import { type Expectation, judge, placeOf, type Severity, successStatuses } from './judge';
import { list, texts } from './read';
import { Coverage } from './report';
import { type CallInput, contractHeaders, pathOf } from './request';
import { operationsOfStages } from './stages';
import type { CheckedContract } from '../contract/contract';
import { broken, type Difference, type Rule, show } from '../contract/differences';
import { valueAt } from '../contract/source';

/** A response with a documented status. Its body may violate the contract. */
export interface Received {
  operation: OperationId;
  status: number;
  body: unknown;
  request: string;
  exchange: NonNullable<Finding['exchange']>;
}

/** Called with every response to a documented request. */
export type Observer = (shopper: Shopper, received: Received) => void;

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
  readonly #known = new Map<string, Finding>();
  readonly #exchanges = new Map<string, Received['exchange']>();
  readonly #received = new WeakMap<object, Received>();
  readonly #silent = new Map<string, number>();
  #isGivingBack = false;

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

  get hasVisitorPrices(): boolean {
    return this.extent.visitorPrices ?? false;
  }

  judges = (id: string): boolean => this.extent.operations?.has(id) ?? true;

  wants = (...ids: OperationId[]): boolean => ids.some(this.judges);

  #judgesOne(fits: (id: string) => boolean): boolean {
    const { operations } = this.extent;
    return operations === undefined || [...operations].some(fits);
  }

  wantsSome = (names: RegExp): boolean => this.#judgesOne((id) => names.test(id));

  wantsBeyond = (names: RegExp): boolean => this.#judgesOne((id) => !names.test(id));

  /** Run a part that gives back what the check has taken; its calls are made after a stop, too. */
  async givingBack(part: () => Promise<void>): Promise<void> {
    this.#isGivingBack = true;
    await this.stage('give back', part);
    this.#isGivingBack = false;
  }

  /** Run a part of the check; an exception in it is recorded as a problem, and the other parts go on. */
  async stage<Result>(name: string, part: () => Promise<Result>): Promise<Result | undefined> {
    const judged = operationsOfStages[name];
    if (judged && !this.wantsSome(judged)) return undefined;
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

  /** Make one call of the contract and judge its response; undefined without one of an expected status. */
  async call(shopper: Shopper, id: OperationId, input: CallInput = {}, expectation: Expectation = {}) {
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
    for (const [status, value] of limits)
      for (const each of broken([isRetryAfter(value), 'header', `Retry-After of a ${status}`, value]))
        this.add(id, 'drift', each, request);
    if (reply.status === 429 && !operation.answers.some(({ status }) => status === 429)) {
      this.coverage.explain('the server limits the number of calls (429)', id);
      this.problem('the server limits the number of calls (429) for longer than the check waits');
      return undefined;
    }
    const verdict = judge(this.contract, operation, reply, expectation);
    const received: Received = { operation: id, status: reply.status, body: verdict.body, request, exchange };
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

  add(
    operation: string,
    severity: Severity,
    difference: Difference & { requirement?: string },
    request: string,
    place = () => placeOf(this.contract, operation),
    exchange = this.#exchanges.get(operation),
  ): void {
    if (!this.judges(operation)) return;
    const key = keyOf({ operation, ...difference });
    const known = this.#known.get(key);
    if (known) {
      known.count += 1;
      return;
    }
    const finding = { operation, severity, ...difference, request, place: place(), exchange, count: 1 };
    this.#known.set(key, finding);
    this.findings.push(finding);
    this.extent.onFinding?.(finding);
  }

  drift(operation: string, rule: Rule, expected: string, found: string, request: string): void {
    this.add(operation, 'drift', { rule, pointer: '', expected, found }, request);
  }

  /**
   * Report a response that breaks an invariant, which a schema cannot express; no response breaks none.
   * @param body the response that shows it
   * @param rule operation to blame, requirement and pointer: `getPage APP-01 /url`
   * @param found by default the value at the pointer
   */
  verify(body: unknown, rule: string, holds: boolean, expected: unknown, found?: unknown): void {
    if (holds || body === undefined) return;
    const [, operation = '', requirement = '', pointer = ''] = /^(\w+) (\S+) ?(.*)$/s.exec(rule) ?? [];
    const { request, exchange, ...of } = this.#received.get(Object(body)) ?? { request: operation };
    const described = this.contract.operations.get(operation);
    const status = 'status' in of && of.operation === operation ? of.status : 200;
    const place = described && (() => this.contract.locator.body(described, status, pointer, body));
    const value = found ?? valueAt(body, pointer);
    const shown = typeof value === 'object' ? show(value) : String(value ?? 'nothing');
    const difference = { pointer, expected: String(expected), found: shown };
    this.add(operation, 'drift', { ...difference, rule: 'behaviour', requirement }, request, place, exchange);
  }
}

/** A caller in a run: a language, and the cookies of a visitor or of a signed-in customer. */
export class Shopper {
  /** @param user undefined for a visitor */
  constructor(
    readonly run: Run,
    readonly language: string,
    readonly cookies = new Cookies(),
    readonly user?: string,
  ) {}

  in = (language: string) => new Shopper(this.run, language, this.cookies, this.user);

  as = (user?: string) => new Shopper(this.run, this.language, this.cookies, user);

  copy = () => new Shopper(this.run, this.language, this.cookies.copy(), this.user);

  stranger = () => new Shopper(this.run, this.language);

  toString = () =>
    `${this.language}, ${this.user === undefined ? 'signed out' : `signed in as ${this.user}`}`;

  call(id: OperationId, input?: CallInput, expectation?: Expectation): Promise<Received | undefined> {
    return this.run.call(this, id, input, expectation);
  }

  /** Body of a successful response; undefined without one. */
  async read(id: OperationId, input?: CallInput): Promise<unknown> {
    return (await this.call(id, input))?.body;
  }

  /** Make a change twice, which has the same result; the rule begins with its operation. */
  async twice(rule: string, input: CallInput, wanted: Readonly<Record<string, unknown>>, because?: string) {
    const [id] = rule.split(' ') as [OperationId];
    for (let time = 0; time < 2; time++) this.compare(await this.read(id, input), rule, wanted, because);
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
    const rule = `${operation} FORM-02 /inputErrors`;
    this.verify(body, rule, isNamed, expected, fields.join(', ') || 'no field');
  }

  verify(...rule: Parameters<Run['verify']>): void {
    this.run.verify(...rule);
  }

  /** Report a list of a response that has items. */
  empty(body: unknown, rule: string, expected: string): void {
    const { length } = list(valueAt(body, pointerOf(rule)));
    this.verify(body, rule, length === 0, expected, length);
  }

  /** Report a field of a response that is known, as the value expected of it, and another one. */
  same(body: unknown, rule: string, wanted: unknown, because: string): void {
    const found = valueAt(body, pointerOf(rule));
    const isSame = found === undefined || wanted === undefined || found === wanted;
    this.verify(body, rule, isSame, `${String(wanted)}, ${because}`);
  }

  /** Report fields with other values than wanted, by pointers in the object of the rule, but for composition. */
  compare(body: unknown, rule: string, wanted: Readonly<Record<string, unknown>>, because = ''): void {
    const composed = (value: unknown) => (typeof value === 'string' ? value.normalize() : value);
    const separator = rule.split(' ').length < 3 ? ' ' : '';
    for (const [key, value] of Object.entries(wanted)) {
      const place = rule + separator + key;
      const isSame = composed(valueAt(body, pointerOf(place))) === composed(value);
      this.verify(body, place, isSame, `${String(value)}${because && `: ${because}`}`);
    }
  }
}

const pointerOf = (rule: string): string => rule.split(' ').slice(2).join(' ');
