import { alterSuccess, type Alteration, type Interception, type PassingCall } from '../driftProxy';
import { holders, type Json } from '../mutations';

/** A faulty backend: its requests and responses as the mock server's, but for one thing. */
export interface FaultyBackend {
  intercept?: Interception;
  answer?: Alteration;
}

/** One mistake of a backend that keeps every schema of the contract. */
export interface Fault {
  kind: string;
  name: string;
  /** Operations whose findings name the mistake. */
  operations: readonly string[];
  /** Beginning of the place of the finding. */
  pointer: string;
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

export const ingrid = 'ingrid@furulia.example';
export const administrator = 'ase@kontorhotellet.example';
export const buyer = 'linn@kontorhotellet.example';
export const colleague = 'mattias@kontorhotellet.example';

/** Origin of the shop's pages, another site than the mock server's. */
export const shopOrigin = 'https://shop.example';

const visitor: Scope = { users: [], write: false, languages: ['no'], pages: 8 };

/** The extents that faults are looked for in. */
export const scopes = {
  visitor,
  categories: { ...visitor, pages: 40 },
  reading: { ...visitor, users: [ingrid], pages: 6 },
  languages: { ...visitor, users: [ingrid], languages: ['no', 'sv'], pages: 4 },
  changing: { ...visitor, users: [ingrid], write: true, pages: 4 },
  registering: { ...visitor, write: true, pages: 4 },
  otherSite: { ...visitor, users: [ingrid], pages: 2, origin: shopOrigin },
} satisfies Record<string, Scope>;

/** The extent in which these users change data. */
export const changingAs = (...users: string[]): Scope => ({ ...scopes.changing, users });

/** A fault of the responses of some operations. */
export const answering = (
  kind: string,
  name: string,
  operations: readonly string[],
  pointer: string,
  scope: Scope,
  answer: Alteration,
): Fault => ({
  kind,
  name,
  operations,
  pointer,
  scope,
  start: () => ({
    answer: (given, call) => (operations.includes(call.operationId) ? answer(given, call) : given),
  }),
});

/** A fault in the treatment of the requests of some operations. */
export const receiving = (
  kind: string,
  name: string,
  operations: readonly string[],
  pointer: string,
  scope: Scope,
  intercept: Interception,
): Fault => ({
  kind,
  name,
  operations,
  pointer,
  scope,
  start: () => ({ intercept: (call) => (operations.includes(call.operationId) ? intercept(call) : call) }),
});

/** Change the objects at a path of a success; `*` in it stands for every item. */
export const objectsAt = (path: string, change: (holder: Json, call: PassingCall) => void): Alteration =>
  alterSuccess((body: unknown, call) => {
    const parts = path === '' ? [] : path.split('/').slice(1);
    for (const holder of holders(body, parts)) change(holder, call);
    return body;
  });

/** Change the values at a path of a success; null stays. */
export function valuesAt(
  path: string,
  change: (value: never, holder: Json, call: PassingCall) => unknown,
): Alteration {
  const place = path.lastIndexOf('/');
  const name = path.slice(place + 1);
  return objectsAt(path.slice(0, place), (holder, call) => {
    const value = holder[name];
    if (value !== null && value !== undefined) holder[name] = change(value as never, holder, call);
  });
}

/** Several changes, one after the other. */
export const all =
  (...alterations: Alteration[]): Alteration =>
  (given, call) =>
    alterations.reduce<ReturnType<Alteration>>(
      (answer, alter) => (typeof answer === 'string' ? answer : alter(answer, call)),
      given,
    );

const json = () => new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });

/** A success in place of another response, with its cookies. */
export const success = (body?: unknown) =>
  body === undefined
    ? { status: 204, headers: json(), text: '' }
    : { status: 200, headers: json(), text: JSON.stringify(body) };

/** A refusal in place of another response. */
export const refusal = (status: number) => ({
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

/** The items of a list. */
export const itemsOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
