import {
  alterSuccess,
  type Alteration,
  type Interception,
  type PassingAnswer,
  type PassingCall,
} from '../driftProxy';

export type Json = Record<string, unknown>;

/** A faulty backend: its requests and responses as the mock server's, but for one thing. */
export interface FaultyBackend {
  intercept?: Interception;
  answer?: Alteration;
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
}

const ingrid = 'ingrid@furulia.example';
const administrator = 'ase@kontorhotellet.example';

/** Origin of the shop's pages, another site than the mock server's. */
export const shopOrigin = 'https://shop.example';

const visitor: Scope = { users: [], write: false, languages: ['no'], pages: 8 };

/** The extents that faults are looked for in. */
export const scopes = {
  visitor,
  categories: { ...visitor, pages: 40 },
  reading: { ...visitor, users: [ingrid], pages: 6 },
  deep: { ...visitor, users: [ingrid], pages: 40 },
  /** A customer with orders of several years. */
  history: { ...visitor, users: [administrator], pages: 2 },
  languages: { ...visitor, users: [ingrid], languages: ['no', 'sv'], pages: 4 },
  changing: { ...visitor, users: [ingrid], write: true, pages: 4 },
  changingLanguages: { ...visitor, users: [ingrid], write: true, languages: ['no', 'sv'], pages: 4 },
  registering: { ...visitor, write: true, pages: 4 },
  otherSite: { ...visitor, users: [ingrid], pages: 2, origin: shopOrigin },
  administering: { ...visitor, users: [administrator], write: true, pages: 4 },
  both: { ...visitor, users: [administrator, ingrid], write: true, pages: 4 },
} satisfies Record<string, Scope>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects at a path; `*` matches every item of a list or every entry of a map. */
export function holders(value: unknown, [first, ...rest]: readonly string[]): Json[] {
  if (first === undefined) return isObject(value) ? [value] : [];
  if (first === '*') return Object.values(Object(value)).flatMap((item) => holders(item, rest));
  return isObject(value) ? holders(value[first], rest) : [];
}

/**
 * A backend that keeps some memory.
 * @param operations names, separated by spaces
 */
export const remembering = (
  name: string,
  operations: string,
  scope: Scope,
  start: () => FaultyBackend,
): Fault => ({ name, operations: operations.split(' '), scope, start });

/** A fault of the responses of some operations. */
export const answering = (name: string, operations: string, scope: Scope, answer: Alteration): Fault =>
  remembering(name, operations, scope, () => ({
    answer: (given, call) => (operations.split(' ').includes(call.operationId) ? answer(given, call) : given),
  }));

/** A fault in the treatment of the requests of some operations. */
export const receiving = (name: string, operations: string, scope: Scope, intercept: Interception): Fault =>
  remembering(name, operations, scope, () => ({
    intercept: (call, forward) =>
      operations.split(' ').includes(call.operationId) ? intercept(call, forward) : call,
  }));

/** Requests that are refused although they are right, or fail. */
export const failing = (
  name: string,
  operations: string,
  scope: Scope,
  status: number,
  isMeant: (call: PassingCall) => boolean,
): Fault => receiving(name, operations, scope, (call) => (isMeant(call) ? refusal(status) : call));

/** Change the objects at a path of a success; `*` in it stands for every item. */
export const objectsAt = (path: string, change: (holder: Json, call: PassingCall) => void): Alteration =>
  alterSuccess((body: unknown, call) => {
    for (const holder of holders(body, path === '' ? [] : path.split('/').slice(1))) change(holder, call);
    return body;
  });

/** Change the values at a path of a success; null stays. */
export const valuesAt = (
  path: string,
  change: (value: never, holder: Json, call: PassingCall) => unknown,
): Alteration => {
  const place = path.lastIndexOf('/');
  const name = path.slice(place + 1);
  return objectsAt(path.slice(0, place), (holder, call) => {
    const value = holder[name];
    if (value !== null && value !== undefined) holder[name] = change(value as never, holder, call);
  });
};

/** A fault of the objects at a path of successes. */
export const objects = (
  name: string,
  operations: string,
  scope: Scope,
  path: string,
  change: (holder: Json, call: PassingCall) => void,
): Fault => answering(name, operations, scope, objectsAt(path, change));

/** A fault of the values at a path of successes. */
export const values = (
  name: string,
  operations: string,
  scope: Scope,
  path: string,
  change: (value: never, holder: Json, call: PassingCall) => unknown,
): Fault => answering(name, operations, scope, valuesAt(path, change));

/** Headers of a response, changed. */
export const withHeaders = (answer: PassingAnswer, change: (headers: Headers) => void): PassingAnswer => {
  const headers = new Headers(answer.headers);
  change(headers);
  return { ...answer, headers };
};

const json = () => new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });

/** A success in place of another response. */
export const success = (body?: unknown): PassingAnswer =>
  body === undefined
    ? { status: 204, headers: json(), text: '' }
    : { status: 200, headers: json(), text: JSON.stringify(body) };

/** A refusal in place of another response. */
export const refusal = (status: number): PassingAnswer => ({
  status,
  headers: json(),
  text: JSON.stringify({ message: 'Nei.', ...(status === 400 ? { inputErrors: [] } : {}) }),
});

/** Change the query of a request. */
export function withQuery(call: PassingCall, change: (query: URLSearchParams) => void): PassingCall {
  const [path = '', search = ''] = call.url.split('?');
  const query = new URLSearchParams(search);
  change(query);
  return { ...call, url: query.size === 0 ? path : `${path}?${query.toString().replaceAll('+', '%20')}` };
}

/** The query of a request. */
export const queryOf = ({ url }: PassingCall): URLSearchParams => new URLSearchParams(url.split('?')[1]);

/** The body of a request; empty without one. */
export const inputOf = ({ body }: PassingCall): Json => Object(body === '' ? {} : JSON.parse(body)) as Json;

/** A request with another body. */
export const withInput = (call: PassingCall, input: unknown): PassingCall => ({
  ...call,
  body: JSON.stringify(input),
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
