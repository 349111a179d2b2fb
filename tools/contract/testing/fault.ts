import { sampleCustomer } from '../../../mocks/shop/customers';
import { isObject } from '../contract/source';
import { alterSuccess } from './driftProxy';
import type { Alteration, Interception, PassingAnswer, PassingCall } from './driftProxy';

export type Json = Record<string, unknown>;

/** A faulty backend: its requests and responses as the mock server's, but for one thing. */
export interface FaultyBackend {
  intercept?: Interception;
  answer?: Alteration;
  /** True once the mistake has changed something; without it, a response that differs tells. */
  wasReached?: () => boolean;
  visitorPrices?: boolean;
}

/** One mistake of a backend that keeps every schema of the contract. */
export interface Fault {
  name: string;
  operations: readonly string[];
  scope: Scope;
  /** Create a backend with the mistake, which shares no memory with another one. */
  start: () => FaultyBackend;
}

export interface Scope {
  users: readonly string[];
  write: boolean;
  languages: readonly string[];
  pages: number;
  origin?: string;
  quick?: boolean;
}

const administrator = 'ase@kontorhotellet.example';

/** Origin of the shop's pages, another site than the mock server's. */
export const shopOrigin = 'https://shop.example';

const visitor: Scope = { users: [], write: false, languages: ['no'], pages: 8 };
const changing: Scope = { ...visitor, users: [sampleCustomer.email], write: true, pages: 4 };

export const scopes = {
  visitor,
  changing,
  categories: { ...visitor, pages: 40 },
  reading: { ...visitor, users: [sampleCustomer.email], pages: 6 },
  languages: { ...visitor, users: [sampleCustomer.email], languages: ['no', 'sv'], pages: 4 },
  changingLanguages: { ...changing, languages: ['no', 'sv'] },
  registering: { ...changing, users: [] },
  otherSite: { ...visitor, users: [sampleCustomer.email], pages: 2, origin: shopOrigin },
  administering: { ...changing, users: [administrator] },
  quick: { ...changing, pages: 8, languages: ['no', 'sv'], quick: true },
  both: { ...changing, users: [administrator, sampleCustomer.email] },
} satisfies Record<string, Scope>;

/** A mistake without a name: the operations that show it, and the backend that makes it. */
export type Mistake = Pick<Fault, 'operations' | 'start'>;

/** Faults that a run of some extent has to find. */
export const within = (scope: Scope, mistakes: Readonly<Record<string, Mistake>>): Fault[] =>
  Object.entries(mistakes).map(([name, mistake]) => ({ name, scope, ...mistake }));

/** A backend that keeps some memory; names of operations are separated by spaces. */
export const remembering = (operations: string, start: () => FaultyBackend): Mistake => ({
  operations: operations.split(' '),
  start,
});

export const answering = (operations: string, answer: Alteration): Mistake =>
  remembering(operations, () => ({
    answer: (given, call) => (operations.split(' ').includes(call.operationId) ? answer(given, call) : given),
  }));

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

/** Other values in successes; null stays. The place is `getOrder getCart /price`; `*` stands for every item. */
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

export const success = (body: unknown): PassingAnswer => json(200, body);

export const refusal = (status: number): PassingAnswer =>
  json(status, { message: 'Nei.', ...(status === 400 ? { inputErrors: [] } : {}) });

export const queryOf = ({ url }: PassingCall): URLSearchParams => new URLSearchParams(url.split('?')[1]);

export const inputOf = ({ body }: PassingCall): Json => Object(body === '' ? {} : JSON.parse(body)) as Json;

export const withInput = (call: PassingCall, input: Json): PassingCall => ({
  ...call,
  body: JSON.stringify({ ...inputOf(call), ...input }),
});

export const itemsOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

export const isSuccess = ({ status }: PassingAnswer): boolean => status === 200;
export const bodyOf = (given: PassingAnswer): Json => {
  const body: unknown = isSuccess(given) && given.text !== '' ? JSON.parse(given.text) : {};
  return isObject(body) ? body : {};
};
export const withBody = (given: PassingAnswer, body: unknown) =>
  given.text === '' ? given : { ...given, text: JSON.stringify(body) };
export const sessionOf = ({ headers }: PassingCall): string =>
  /session=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? '';
