import { password } from '../../../mocks/shop/customers';
import type { Alteration, PassingCall } from './driftProxy';
import {
  answering,
  at,
  bodyOf,
  failing,
  inputOf,
  isSuccess,
  itemsOf,
  queryOf,
  receiving,
  refusal,
  remembering,
  scopes,
  sessionOf,
  success,
  within,
  withBody,
  withHeaders,
  withInput,
  type Fault,
  type Json,
  type Mistake,
} from './fault';

const { administering, both, categories, changing, languages, reading, registering, visitor } = scopes;
const carts = 'getCart addToCart updateCart';
const listings = 'getCategoryProducts search';
const searches = 'search quickSearch getSuggestions';
/** Products are opened from their categories. */
const productPage = 'getPage getCategoryProducts';

/** A validator that is the same for every caller, and the 304 that follows from it. */
const validated =
  (header: string, condition: string, value: string): Alteration =>
  (given, { headers }) => {
    if (headers.get(condition) === value) return { ...given, status: 304, text: '' };
    return isSuccess(given) ? withHeaders(given, (all) => all.set(header, value)) : given;
  };
const moment = 'Sun, 01 Nov 2026 08:00:00 GMT';

/** Calls with a method beside that of the contract. */
const ofMethod = (operations: string, method: string, answer: Alteration): Mistake =>
  remembering(operations, () => ({
    answer: (given, call) => (call.method === method ? answer(given, call) : given),
  }));

/** Faults of HTTP, which no page of the shop meets at once. */
const http: readonly Fault[] = [
  ...within(languages, {
    'an ETag that ignores the language': answering(
      'getTranslations',
      validated('etag', 'if-none-match', 'W/"1"'),
    ),
  }),
  ...within(reading, {
    'a Last-Modified that ignores the session': answering(
      'getCustomer',
      validated('last-modified', 'if-modified-since', moment),
    ),
  }),
  ...within(visitor, {
    'HEAD fails': ofMethod('getGlobalSettings getHeader', 'HEAD', () => refusal(500)),
    'OPTIONS fails': ofMethod('getGlobalSettings getHeader', 'OPTIONS', () => refusal(500)),
    'shared caches keep the texts of one language': answering('getHeader', (given) =>
      withHeaders(given, (all) => all.set('cache-control', 'public, max-age=600')),
    ),
    'a body is compressed for whoever cannot read it': answering('getFooter', (given) => ({
      ...given,
      delivery: { compression: 'gzip' },
    })),
    'Content-Length counts characters': answering('getHeader', (given) => ({
      ...given,
      delivery: { length: given.text.length },
    })),
    'a 429 without Retry-After': remembering('getFooter', () => {
      let calls = 0;
      return receiving('getFooter', (call) =>
        (calls += 1) === 1 ? { status: 429, headers: new Headers(), text: 'Slow down' } : call,
      ).start();
    }),
  }),
  ...within(scopes.otherSite, {
    'methods of a preflight in lower case': ofMethod('updateCart', 'OPTIONS', (given) =>
      withHeaders(given, (all) => all.set('access-control-allow-methods', 'get, post, put, delete')),
    ),
  }),
];

const answers: readonly Fault[] = [
  ...within(visitor, {
    'visitors get prices although the setting is off': remembering(listings, () => ({ visitorPrices: true })),
    'a product is out of stock on its page only': at(`${productPage} /product/inStock`, (is: boolean) => !is),
    'a quick search does not say what it searched for': at('quickSearch /query', () => ''),
    'invisible products in a quick search': at('quickSearch /products/*/visible', () => false),
    'a variation is a gift, its product is not': at(
      'getCategoryProducts /result/*/variations/*/isGift',
      (isGift: boolean) => !isGift,
    ),
    'a thumbnail without a picture': at('getCategoryProducts /result/*', (hit: Json) => ({
      ...hit,
      ...{ image: null, images: [] },
    })),
    'a load says of one hit too many': at('getCategoryProducts /numberOfHits', (hits: number, call) =>
      queryOf(call).get('take') === '2' ? hits + 1 : hits,
    ),
    'a part of three digits finds nothing': at('variationCodeSearch /', (found: Json, call) =>
      queryOf(call).get('query')?.length === 3 ? { results: [], numberOfHits: 0 } : found,
    ),
  }),
  ...within(categories, {
    'reviews oldest first': at(`${productPage} /product/reviews`, (all: Json[]) => all.toReversed()),
    'the type of a static page is another’s': at(
      'getGlobalSettings getPage /staticPages/termsPage/pageType',
      () => 'SearchPage',
    ),
  }),
  ...within(languages, {
    'messages of errors in the language that was asked first': remembering('search', () => {
      const known = new Map<string, string>();
      return answering('search', (given, { url }) => {
        if (given.status === 400) known.set(url, known.get(url) ?? given.text);
        return { ...given, text: (given.status === 400 && known.get(url)) || given.text };
      }).start();
    }),
    'specifications of a product in another language': remembering(productPage, () => {
      const known = new Map<unknown, unknown>();
      return at('getPage /product', ({ code, specifications, ...product }: Json) => {
        known.set(code, known.get(code) ?? specifications);
        return { ...product, code, specifications: known.get(code) };
      }).start();
    }),
  }),
  ...within(scopes.changingLanguages, {
    'an order has other amounts in another language': answering('getOrder', (given, { headers }) =>
      headers.get('content-language') === 'sv'
        ? {
            ...given,
            text: given.text.replaceAll(/(?<="amount":)[\d.]+/g, (each) => String(Number(each) * 2)),
          }
        : given,
    ),
  }),
  ...within(reading, {
    'shipping on the product page: ex and inc VAT exchanged': at(
      `${productPage} /product/shippingMethods/*`,
      ({ priceExVat, priceIncVat, ...method }: Json) => ({
        ...method,
        ...{ priceExVat: priceIncVat, priceIncVat: priceExVat },
      }),
    ),
    'an order has another billing address than in the history': at(
      'getOrder /billingAddress/city',
      () => 'Elsewhere',
    ),
  }),
  ...within(changing, {
    'amounts with the sign of another currency': at(
      `${carts} /lineItems/*/price/priceIncVat/formattedString`,
      (text: string) => `€ ${text.replaceAll(/[^\d,. ]/g, '')}`,
    ),
    'the sum of unit prices with VAT has the last line only': at(`${carts} /`, (cart: Json) => {
      const { priceIncVat } = Object(itemsOf(cart.lineItems).at(-1)?.price) as Json;
      return priceIncVat ? { ...cart, price: { ...Object(cart.price), unitPriceIncVat: priceIncVat } } : cart;
    }),
    'the primary address has the fields of another': at(
      'setPrimaryAddress getCustomer /address/city',
      () => 'Elsewhere',
    ),
    'the addresses of a sign-in have each other’s ids': at(
      'loginCustomer /deliveryAddresses',
      (all: { id: string }[]) => all.map((each, index) => ({ ...each, id: all.at(index - 1)?.id })),
    ),
    'a received order can be paid': at('getOrder /', (order: Json) =>
      order.status === 'awaitingPayment' ? order : { ...order, paymentUrl: '/pay' },
    ),
    'a bulk answer gives another quantity than was sent': at(
      'bulkUpdateCart /added/lineItems/*/quantity',
      () => '1',
    ),
    'a bulk answer cuts the quantity of a wrong line': at(
      'bulkUpdateCart /incorrectFormat/lineItems/*/quantity',
      (sent: string) => sent.slice(0, 2),
    ),
  }),
  ...within(
    { ...changing, pages: 30 },
    {
      'shipping counts as goods for free shipping': at(
        `${carts} /shippingMethods/*/freeShipping/remainingIncVat/amount`,
        (amount: number) => Math.max(0, amount - 49),
      ),
    },
  ),
];

/** A query parameter, as the backend reads it; undefined is not read. */
const reads = (
  operations: string,
  parameter: string,
  change: (value: string) => string | undefined,
): Mistake =>
  receiving(operations, (call) => {
    const [path, search] = call.url.split('?');
    const query = [...new URLSearchParams(search)].flatMap(([key, value]) => {
      const own = key.startsWith(parameter) ? change(value) : value;
      return own === undefined ? [] : [[key, own]];
    });
    return { ...call, url: `${path}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}` };
  });

/** Fields of a request's body, as the backend takes them. */
const takes = (operation: string, change: (input: Json) => Json): Mistake =>
  receiving(operation, (call) => withInput(call, change(inputOf(call))));

/** Texts of requests, stored otherwise. */
const stores = (operations: string, change: (body: string) => string): Mistake =>
  receiving(operations, (call) => (call.method === 'GET' ? call : { ...call, body: change(call.body) }));

const latin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
const hasBadLine = (call: PassingCall): boolean => {
  const lines = itemsOf(inputOf(call).lineitems);
  return lines.length > 1 && lines.some(({ quantity }) => quantity === 'many');
};

const requests: readonly Fault[] = [
  ...within(visitor, {
    'nothing is in stock when only that is asked for': receiving(listings, (call) =>
      call.url.includes('instock=true') ? { ...call, url: `${call.url}&filter::Brand=None` } : call,
    ),
    'an apostrophe fails': failing(searches, 500, ({ url }) => /'|%27/.test(url)),
    'a filter beyond ASCII is read as Latin-1': reads(listings, 'filter::', latin1),
    'terms of a second facet are joined by and': reads(listings, 'filter::', (value) =>
      value.split(';').at(-1),
    ),
    'an empty text finds everything': reads(searches, 'query', (value) => value || 'a'),
    'take 0 is the default': reads(listings, 'take', (value) => (value === '0' ? undefined : value)),
    'fewer than five hits are five': reads(listings, 'take', (value) =>
      /^[234]$/.test(value) ? '5' : value,
    ),
  }),
  ...within(reading, {
    'capitals of a password do not count': receiving('loginCustomer', (call) => {
      const [, credentials = ''] = (call.headers.get('authorization') ?? '').split(' ');
      const [user, sent = ''] = Buffer.from(credentials, 'base64').toString('utf8').split(':');
      if (sent.toLowerCase() !== password.toLowerCase()) return call;
      const headers = new Headers(call.headers);
      headers.set('authorization', `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`);
      return { ...call, headers };
    }),
    'a text beyond ASCII is read as Latin-1': reads(`${searches} getCategoryProducts`, 'query', latin1),
    'orders of every status': reads('getAllOrders', 'status', () => undefined),
  }),
  ...within(changing, {
    'lengths are counted in bytes': failing('createAddress updateAddress', 400, ({ body }) =>
      [...body.matchAll(/"(?:city|firstName)":"([^"]{0,40})"/g)].some(
        ([, text = '']) => Buffer.byteLength(text) > 40,
      ),
    ),
    'a city of one letter too many is cut off': stores('createAddress updateAddress', (body) =>
      body.replace(/("city":"[^"]{40})[^"]*/u, '$1'),
    ),
    'texts are stored as HTML': stores(
      'createAddress updateAddress updateFavorites changeFavoriteListName getCustomer getFavoriteLists',
      (body) => body.replaceAll('&', '&amp;'),
    ),
    'combining characters are lost': stores('updateAddress updateCustomer', (body) =>
      body.replaceAll('\u0301', ''),
    ),
    'a description of an order is cut at 500 characters': stores('createOrder getOrder', (body) =>
      body.replace(/("description":")([^"]{500})[^"]*/u, '$1$2'),
    ),
    'the greatest quantity of an article, 6 or 999, is refused': failing('updateCart', 400, (call) =>
      [6, 999].includes(Number(inputOf(call).quantity)),
    ),
    'a negative quantity is one': takes('addToCart', ({ quantity }) => ({
      quantity: Number(quantity) < 0 ? 1 : quantity,
    })),
    'an order without a city is placed': takes('createOrder', ({ address }) => {
      const { billingAddress, ...others } = Object(address) as Json;
      return { address: { ...others, billingAddress: { city: 'Oslo', ...Object(billingAddress) } } };
    }),
    'PUT cart takes an unknown article': receiving('updateCart', (call, forward) =>
      inputOf(call).code === '999999999' ? forward({ ...call, method: 'GET', body: '' }) : call,
    ),
    'the last line of a cart stays': receiving('updateCart', async (call, forward) => {
      if (inputOf(call).quantity !== 0) return call;
      const cart = bodyOf(await forward({ ...call, method: 'GET', body: '' }));
      const isLast = itemsOf(cart.lineItems).filter(({ isGift }) => isGift !== true).length === 1;
      return isLast ? withInput(call, { quantity: 1 }) : call;
    }),
    'one bad line refuses all lines': failing('bulkUpdateCart', 400, hasBadLine),
    'one bad line loses the good ones': receiving('bulkUpdateCart', async (call, forward) => {
      const answer = await forward(call);
      if (hasBadLine(call)) await forward({ ...call, url: '/api/cart', method: 'DELETE', body: '' });
      return answer;
    }),
    'an unknown coupon is taken': answering('bulkUpdateCart', (given, call) => {
      const none = { count: 0, lineItems: [] };
      return given.status === 400 && typeof inputOf(call).couponCode === 'string'
        ? success({ added: none, incorrectFormat: none, notFound: none, notAdded: none })
        : given;
    }),
    'a removed coupon still reduces': remembering('bulkUpdateCart', () => ({
      ...takes('bulkUpdateCart', ({ couponCode }) => ({ couponCode: couponCode ?? undefined })).start(),
      ...at('getCart /couponCode', () => null).start(),
    })),
  }),
  ...within(administering, {
    'a user cannot sign in with the password that was set': takes(
      'changePassword loginCustomer',
      ({ customerId, newPassword }) => (customerId ? { newPassword: `${String(newPassword)}x` } : {}),
    ),
    'an administrator adds a user to another organisation': answering(
      'createOrganizationCustomer',
      (given, call) =>
        ![400, 403, 404].includes(given.status) ||
        [undefined, 'ORG-1042'].includes(inputOf(call).organizationId as string)
          ? given
          : success({ id: 'U-9', customerId: 'C-9', ...inputOf(call) }),
    ),
  }),
];

/** Refusals that are a success with the last body of some responses: from a deletion on, if there has to be one. */
const granted = (
  operation: string,
  refusals: readonly number[],
  isKept: (text: string, operationId: string) => boolean,
  isDeletion?: (call: PassingCall) => boolean,
): Mistake =>
  remembering(operation, () => {
    let [known, isMeant] = ['', isDeletion === undefined];
    return {
      answer(given, call) {
        isMeant ||= given.status === 204 && isDeletion?.(call) === true;
        if (isSuccess(given) && isKept(given.text, call.operationId)) known = given.text;
        const isRefused = call.operationId === operation && refusals.includes(given.status);
        return isRefused && isMeant && known !== '' ? { ...success({}), text: known } : given;
      },
    };
  });

/** A cart is not its customer's own only. */
const sharing = (change: (cart: Json, own: Json, others: Json, other: Json) => Json): Mistake =>
  remembering('getCart', () => {
    const customers = new Map<string, Json>();
    const all = new Map<unknown, { customer: Json; cart: Json }>();
    return {
      answer(given, call) {
        const [session, cart] = [sessionOf(call), bodyOf(given)];
        if (cart.email && cart.customerId) customers.set(session, cart);
        const customer = customers.get(session);
        if (call.operationId === 'deleteCart') all.delete(customer?.email);
        if (customer === undefined || !carts.includes(call.operationId) || !('lineItems' in cart))
          return given;
        if (call.method !== 'GET') all.set(customer.email, { customer, cart });
        const other = [...all.values()].find((each) => each.customer.email !== customer.email);
        return call.method === 'GET' && other
          ? withBody(given, change(cart, customer, other.cart, other.customer))
          : given;
      },
    };
  });

/** Faulty memory, also of other customers. */
const states: readonly Fault[] = [
  ...within(changing, {
    'a changed profile loses the addresses': remembering('updateCustomer getCustomer', () => {
      let isChanged = false;
      return {
        answer(given, { operationId }) {
          isChanged ||= operationId === 'updateCustomer' && isSuccess(given);
          const lost = { billingAddresses: [], deliveryAddresses: [], address: null };
          return isChanged && 'billingAddresses' in bodyOf(given)
            ? withBody(given, { ...bodyOf(given), ...lost })
            : given;
        },
      };
    }),
    'a deleted address can be primary': granted('setPrimaryAddress', [400, 404], (text) =>
      text.includes('"billingAddresses"'),
    ),
    'two orders for one key at the same moment': remembering('createOrder', () => {
      const open = new Set<string>();
      return receiving('createOrder', async (call, forward) => {
        const key = call.headers.get('idempotency-key') ?? '';
        if (open.has(key)) return success({ ...inputOf(call), orderNumber: 'F-2', redirectUrl: '/F-2' });
        if (key !== '') open.add(key);
        const answer = await forward(call);
        open.delete(key);
        return answer;
      }).start();
    }),
    'items of a removed list come back': remembering('deleteFavoriteList', () => {
      const [lists, removed] = [new Map<unknown, Json[]>(), new Set<unknown>()];
      return {
        intercept(call) {
          const { listName, items } = inputOf(call);
          if (call.operationId === 'deleteFavoriteList') removed.add(listName);
          if (call.operationId !== 'updateFavorites' || itemsOf(items).length === 0) return call;
          const all = [...(removed.has(listName) ? (lists.get(listName) ?? []) : []), ...itemsOf(items)];
          lists.set(listName, all);
          return withInput(call, { items: [...new Map(all.map((each) => [each.code, each])).values()] });
        },
      };
    }),
  }),
  ...within(administering, {
    'quantities of a list are lost': takes('updateFavorites', ({ items }) => ({
      items: itemsOf(items).map(({ code }) => ({ code: code ?? null })),
    })),
    'a list is never shared': takes('updateFavorites', () => ({ shared: false })),
    'a deleted user signs in': granted(
      'loginCustomer',
      [401],
      (_, operation) => operation === 'loginCustomer',
      ({ operationId, url }) => operationId === 'deleteCustomer' && url.includes('customerId='),
    ),
    'lines of a user are in the cart of the organisation': sharing((cart, own, others, other) =>
      own.organizationId && own.organizationId === other.organizationId
        ? { ...cart, lineItems: [...itemsOf(cart.lineItems), ...itemsOf(others.lineItems)] }
        : cart,
    ),
  }),
  ...within(both, {
    'an Idempotency-Key gives another customer’s order': remembering('createOrder', () => {
      const placed = new Map<string, string>();
      return answering('createOrder', (given, { headers }) => {
        const key = headers.get('idempotency-key') ?? '';
        const known = placed.get(key);
        if (key !== '' && known === undefined && isSuccess(given)) placed.set(key, given.text);
        return known === undefined ? given : { ...success({}), text: known };
      }).start();
    }),
  }),
  ...within(registering, {
    'lines of another account are in the cart of a new one': sharing((cart, _, others) =>
      itemsOf(cart.lineItems).length === 0 ? others : cart,
    ),
  }),
];

/** The gravest faults, which a quick run finds, too. */
const gravest =
  /^(visitors get prices|capitals of a password|the sum of unit prices|two orders for one key|lines of another account)/;

/** Faults of a backend that keep every schema, by kind: each was missed once, and is found since. */
export const faults: Readonly<Record<string, readonly Fault[]>> = {
  http,
  answers,
  requests,
  states,
  quick: [...answers, ...requests, ...states]
    .filter(({ name }) => gravest.test(name))
    .map((fault) => ({ ...fault, name: `${fault.name}, in a quick run`, scope: scopes.quick })),
};
