import type { Alteration, PassingCall } from '../driftProxy';
import { isObject, type Json } from '../mutations';
import {
  answering,
  inputOf,
  itemsOf,
  objectsAt,
  receiving,
  refusal,
  scopes,
  success,
  valuesAt,
  type Fault,
  type Scope,
} from './fault';

const { visitor, reading, registering, otherSite, changing } = scopes;

const protocol = (
  name: string,
  operations: readonly string[],
  pointer: string,
  scope: Scope,
  alter: Alteration,
): Fault => answering('protocol', name, operations, pointer, scope, alter);

const anyOperation = [
  'logoutCustomer',
  'getHeader',
  'getGlobalSettings',
  'getCustomer',
  'getCart',
  'loginCustomer',
];

/** Change the cookies of responses. */
const cookies =
  (change: (cookie: string) => string): Alteration =>
  (given) => {
    const headers = new Headers(given.headers);
    const [cookie] = headers.getSetCookie();
    if (cookie === undefined) return given;
    headers.set('set-cookie', change(cookie));
    return { ...given, headers };
  };

const contextOf = ({ headers }: PassingCall): string => decodeURI(headers.get('context-url') ?? '');

/** Nest menu entries to a number of levels. */
function deeper(item: Json | undefined, levels: number): void {
  if (!item || levels <= 1) return;
  const { children, ...own } = item;
  const [first, ...others] = itemsOf(children);
  const next = first ?? { ...own, id: `${String(own.id)}-${levels}`, children: [] };
  item.children = [next, ...others];
  deeper(next, levels - 1);
}

/** Anything in a text that is not ASCII, as a server sees it that reads UTF-8 as Latin-1. */
const misread = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

/** Requests and answers that are wrong in their form. */
export const protocolFaults: readonly Fault[] = [
  protocol(
    'a date-time with a space',
    ['getAllOrders'],
    '/orders',
    reading,
    valuesAt('/orders/*/orderDate', (date: string) => date.replace('T', ' ')),
  ),
  protocol(
    'a date-time with a space in one order',
    ['getOrder'],
    '/statusDate',
    reading,
    valuesAt('/statusDate', (date: string) => date.replace('T', ' ')),
  ),
  ...['getTranslations', 'getFooter', 'getSiteStructure'].map((operation) =>
    protocol(`${operation} in Latin-1 bytes`, [operation], '', visitor, (given) => ({
      ...given,
      encoding: 'latin1',
    })),
  ),
  ...['addToCart', 'search', 'registerCustomer'].map((operation) =>
    protocol(
      `${operation} names a field twice`,
      [operation],
      '/inputErrors',
      operation === 'search' ? visitor : changing,
      (given) => {
        if (given.status !== 400) return given;
        const body: unknown = JSON.parse(given.text);
        if (!isObject(body)) return given;
        return {
          ...given,
          text: JSON.stringify({
            ...body,
            inputErrors: itemsOf(body.inputErrors).flatMap((each) => [each, each]),
          }),
        };
      },
    ),
  ),
  protocol(
    'five menu levels',
    ['getSiteStructure'],
    '/mainNavigation',
    visitor,
    objectsAt('', (body) => deeper(itemsOf(body.mainNavigation)[0], 5)),
  ),
  protocol('an address with a closing slash is unknown', ['getPage'], '', visitor, (given, call) =>
    new URL(contextOf(call)).pathname.endsWith('/') ? refusal(404) : given,
  ),
  protocol('an address with a query is unknown', ['getPage'], '', visitor, (given, call) =>
    contextOf(call).includes('?') ? refusal(404) : given,
  ),
  protocol(
    'static pages with a closing slash',
    ['getGlobalSettings'],
    '/staticPages',
    visitor,
    valuesAt('/staticPages/*/url', (url: string) => `${url}/`),
  ),
  protocol(
    'menu addresses with a closing slash',
    ['getSiteStructure'],
    '/mainNavigation',
    visitor,
    valuesAt('/mainNavigation/*/url', (url: string) => `${url}/`),
  ),
  protocol(
    'hits with a closing slash',
    ['getCategoryProducts'],
    '/result',
    visitor,
    valuesAt('/result/*/url', (url: string) => `${url}/`),
  ),
  receiving('protocol', 'a call without Context-Url succeeds', anyOperation, '', visitor, (call) => {
    const headers = new Headers(call.headers);
    if (!headers.has('context-url')) headers.set('context-url', 'http://localhost/');
    return { ...call, headers };
  }),
  receiving('protocol', 'a call without Content-Type succeeds', anyOperation, '', visitor, (call) => {
    const headers = new Headers(call.headers);
    headers.set('content-type', 'application/json');
    return { ...call, headers };
  }),
  receiving('protocol', 'a call from another origin succeeds', anyOperation, '', visitor, (call) => {
    const headers = new Headers(call.headers);
    headers.delete('origin');
    return { ...call, headers };
  }),
  {
    ...protocol('no Access-Control-Max-Age', ['getHeader'], '', otherSite, (given) => given),
    start: () => ({
      answer(given) {
        const headers = new Headers(given.headers);
        headers.delete('access-control-max-age');
        return { ...given, headers };
      },
    }),
  },
  {
    ...protocol('a cookie for the own site only', ['loginCustomer'], '', otherSite, (given) => given),
    start: () => ({ answer: cookies((cookie) => cookie.replace(/SameSite=\w+/, 'SameSite=Lax')) }),
  },
  {
    ...protocol(
      'an unpartitioned cookie for another site',
      ['loginCustomer'],
      '',
      otherSite,
      (given) => given,
    ),
    start: () => ({ answer: cookies((cookie) => cookie.replace(/; *Partitioned/, '')) }),
  },
  {
    ...protocol('a cookie without SameSite', ['loginCustomer'], '', reading, (given) => given),
    start: () => ({ answer: cookies((cookie) => cookie.replace(/; *SameSite=\w+/, '')) }),
  },
  protocol(
    'a refused sign-in opens the browser’s password window',
    ['loginCustomer'],
    '',
    visitor,
    (given) => {
      if (given.status !== 401) return given;
      const headers = new Headers(given.headers);
      headers.set('www-authenticate', 'Basic realm="shop"');
      return { ...given, headers };
    },
  ),
  protocol('a slash in an id fails', ['getOrder'], '', reading, (given, { url }) =>
    url.includes('%2F') ? refusal(500) : given,
  ),
  protocol('a slash in a category id fails', ['getCategoryProducts'], '', visitor, (given, { url }) =>
    url.includes('%2F') ? refusal(500) : given,
  ),
  {
    ...receiving('protocol', 'bodies are read as Latin-1', ['createAddress'], '', changing, (call) => ({
      ...call,
      body: misread(call.body),
    })),
    operations: ['createAddress', 'getCustomer'],
  },
  {
    ...protocol('credentials are read as Latin-1', ['loginCustomer'], '', registering, (given) => given),
    start: () => ({
      intercept(call) {
        const [, given = ''] = /^Basic (.+)$/.exec(call.headers.get('authorization') ?? '') ?? [];
        if (given === '') return call;
        const headers = new Headers(call.headers);
        const read = misread(Buffer.from(given, 'base64').toString());
        headers.set('authorization', `Basic ${Buffer.from(read, 'utf8').toString('base64')}`);
        return { ...call, headers };
      },
    }),
  },
  protocol(
    'a missing session is seen after the body',
    ['addToCart', 'createOrder'],
    '',
    changing,
    (given, call) => (given.status === 401 && Object.keys(inputOf(call)).length === 0 ? refusal(400) : given),
  ),
  protocol('sign-out fails without a session', ['logoutCustomer'], '', registering, (given, { headers }) =>
    headers.has('cookie') ? given : refusal(401),
  ),
  protocol('a customer is nobody’s empty object', ['getCustomer'], '', visitor, (given) =>
    given.status === 204 ? success({}) : given,
  ),
];
