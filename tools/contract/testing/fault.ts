import {
  alterSuccess,
  type Alteration,
  type Interception,
  type PassingAnswer,
  type PassingCall,
} from './driftProxy';

export type Json = Record<string, unknown>;

/** A faulty backend: its requests and responses as the mock server's, but for one thing. */
export interface FaultyBackend {
  intercept?: Interception;
  answer?: Alteration;
  /** True for a mock server that sends visitors prices. */
  visitorPrices?: boolean;
}

/** One mistake of a backend that keeps every schema of the contract. */
export interface Fault {
  name: string;
  /** Operations whose findings name the mistake. */
  operations: readonly string[];
  /** Extent of the run that has to find it. */
  scope: Scope;
  /** Create a backend with the mistake, which shares no memory with another one. */
  start: () => FaultyBackend;
}

/** Extent of a run: who signs in, and in which languages. */
export interface Scope {
  users: readonly string[];
  write: boolean;
  languages: readonly string[];
  pages: number;
  /** Origin of the shop's pages; absent for the API's own. */
  origin?: string;
  /** True for `--quick`. */
  quick?: boolean;
}

const ingrid = 'ingrid@furulia.example';
const administrator = 'ase@kontorhotellet.example';

/** Origin of the shop's pages, another site than the mock server's. */
export const shopOrigin = 'https://shop.example';

const visitor: Scope = { users: [], write: false, languages: ['no'], pages: 8 };
const changing: Scope = { ...visitor, users: [ingrid], write: true, pages: 4 };

/** The extents that faults are looked for in. */
export const scopes = {
  visitor,
  changing,
  categories: { ...visitor, pages: 40 },
  reading: { ...visitor, users: [ingrid], pages: 6 },
  languages: { ...visitor, users: [ingrid], languages: ['no', 'sv'], pages: 4 },
  changingLanguages: { ...changing, languages: ['no', 'sv'] },
  registering: { ...changing, users: [] },
  otherSite: { ...visitor, users: [ingrid], pages: 2, origin: shopOrigin },
  administering: { ...changing, users: [administrator] },
  quick: { ...changing, pages: 8, languages: ['no', 'sv'], quick: true },
  both: { ...changing, users: [administrator, ingrid] },
} satisfies Record<string, Scope>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A mistake without a name: the operations that show it, and the backend that makes it. */
export type Mistake = Pick<Fault, 'operations' | 'start'>;

/** Faults that a run of some extent has to find. */
export const within = (scope: Scope, mistakes: Readonly<Record<string, Mistake>>): Fault[] =>
  Object.entries(mistakes).map(([name, mistake]) => ({ name, scope, ...mistake }));

/**
 * A backend that keeps some memory.
 * @param operations names, separated by spaces
 */
export const remembering = (operations: string, start: () => FaultyBackend): Mistake => ({
  operations: operations.split(' '),
  start,
});

/** Other responses of some operations. */
export const answering = (operations: string, answer: Alteration): Mistake =>
  remembering(operations, () => ({
    answer: (given, call) => (operations.split(' ').includes(call.operationId) ? answer(given, call) : given),
  }));

/** Another treatment of the requests of some operations. */
export const receiving = (operations: string, intercept: Interception): Mistake =>
  remembering(operations, () => ({
    intercept: (call, forward) =>
      operations.split(' ').includes(call.operationId) ? intercept(call, forward) : call,
  }));

/** Requests that are refused although they are right, or fail. */
export const failing = (
  operations: string,
  status: number,
  isMeant: (call: PassingCall) => boolean,
): Mistake => receiving(operations, (call) => (isMeant(call) ? refusal(status) : call));

/**
 * Other values in the successes of some operations; null stays.
 * @param place the operations, and a path, in which `*` stands for every item: `getOrder getCart /price`
 */
export function at(place: string, change: (value: never, call: PassingCall) => unknown): Mistake {
  const [operations = '', path = ''] = place.split(/ ?\/(.*)/);
  const visit = (value: unknown, [key = '', ...rest]: readonly string[], call: PassingCall): unknown => {
    if (value === null || value === undefined) return value;
    if (key === '') return change(value as never, call);
    if (key === '*') return itemsOf(value).map((item) => visit(item, rest, call));
    return isObject(value) && key in value ? { ...value, [key]: visit(value[key], rest, call) } : value;
  };
  return answering(
    operations,
    alterSuccess((body, call) => visit(body, path.split('/'), call)),
  );
}

/** Headers of a response, changed. */
export const withHeaders = (answer: PassingAnswer, change: (headers: Headers) => void): PassingAnswer => {
  const headers = new Headers(answer.headers);
  change(headers);
  return { ...answer, headers };
};

const json = (status: number, body: unknown): PassingAnswer => ({
  status,
  headers: new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' }),
  text: JSON.stringify(body),
});

/** A success in place of another response. */
export const success = (body: unknown): PassingAnswer => json(200, body);

/** A refusal in place of another response. */
export const refusal = (status: number): PassingAnswer =>
  json(status, { message: 'Nei.', ...(status === 400 ? { inputErrors: [] } : {}) });

/** The query of a request. */
export const queryOf = ({ url }: PassingCall): URLSearchParams => new URLSearchParams(url.split('?')[1]);

/** Change the query of a request. */
export function withQuery(call: PassingCall, change: (query: URLSearchParams) => void): PassingCall {
  const query = queryOf(call);
  change(query);
  const search = query.toString().replaceAll('+', '%20');
  return { ...call, url: [call.url.split('?')[0], ...(search === '' ? [] : [search])].join('?') };
}

/** The body of a request; empty without one. */
export const inputOf = ({ body }: PassingCall): Json => Object(body === '' ? {} : JSON.parse(body)) as Json;

/** A request with other fields in its body. */
export const withInput = (call: PassingCall, input: Json): PassingCall => ({
  ...call,
  body: JSON.stringify({ ...inputOf(call), ...input }),
});

/** The items of a list. */
export const itemsOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

export const isSuccess = ({ status }: PassingAnswer): boolean => status === 200;
/** The body of a success; an empty object otherwise. */
export const bodyOf = (given: PassingAnswer): Json => {
  const body: unknown = isSuccess(given) && given.text !== '' ? JSON.parse(given.text) : {};
  return isObject(body) ? body : {};
};
export const withBody = (given: PassingAnswer, body: unknown) =>
  given.text === '' ? given : { ...given, text: JSON.stringify(body) };
/** The session of a call. */
export const sessionOf = ({ headers }: PassingCall): string =>
  /session=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? '';
