import { password } from '../../../../mocks/shop/customers';
import type { PassingAnswer, PassingCall } from '../driftProxy';
import { isObject, type Json } from '../mutations';
import {
  administrator,
  answering,
  changingAs,
  inputOf,
  itemsOf,
  objectsAt,
  queryOf,
  receiving,
  refusal,
  scopes,
  success,
  valuesAt,
  withQuery,
  type Fault,
  type FaultyBackend,
  type Scope,
} from './fault';

const { changing, languages, reading, visitor } = scopes;
/** Enough pages for products of all kinds. */
const deep: Scope = { ...reading, pages: 40 };

const stateful = (
  kind: string,
  name: string,
  operations: readonly string[],
  pointer: string,
  scope: Scope,
  start: () => FaultyBackend,
): Fault => ({ kind, name, operations, pointer, scope, start });

const bodyOf = (given: PassingAnswer): Json => JSON.parse(given.text) as Json;
const withBody = (given: PassingAnswer, body: unknown) => ({ ...given, text: JSON.stringify(body) });
const isSuccess = ({ status }: PassingAnswer) => status === 200;

/** Texts of one part of a response in the language that was asked for first. */
function inFirstLanguage(
  name: string,
  operation: string,
  pointer: string,
  subjectOf: (body: Json) => string,
  partOf: (body: Json) => Json | undefined,
  field: string,
): Fault {
  // Products are opened from their categories.
  const operations = operation === 'getPage' ? [operation, 'getCategoryProducts'] : [operation];
  return stateful('language', name, operations, pointer, languages, () => {
    const known = new Map<string, unknown>();
    return {
      answer(given, call) {
        if (call.operationId !== operation || !isSuccess(given)) return given;
        const body = bodyOf(given);
        const part = partOf(body);
        if (part === undefined) return given;
        const subject = subjectOf(body);
        if (!known.has(subject)) known.set(subject, part[field]);
        part[field] = known.get(subject);
        return withBody(given, body);
      },
    };
  });
}

const productOf = (body: Json): Json | undefined => (isObject(body.product) ? body.product : undefined);
const productFields = ['/product', '/result/*', '/productResult/result/*', '/products/*'];
/** Change products in hits and on their pages. */
const products = (name: string, pointer: string, scope: Scope, change: (product: Json) => void): Fault =>
  answering(
    'money',
    name,
    ['getPage', 'getCategoryProducts', 'search', 'quickSearch'],
    pointer,
    scope,
    (given, call) =>
      productFields.reduce<PassingAnswer>((answer, path) => {
        const altered = objectsAt(path, change)(answer, call);
        return typeof altered === 'string' ? answer : altered;
      }, given),
  );

/** Credentials of a sign-in that the backend takes for the right ones. */
const passes = (name: string, isTaken: (sent: string) => boolean): Fault =>
  receiving('rights', name, ['loginCustomer'], '', reading, (call) => {
    const [, credentials = ''] = (call.headers.get('authorization') ?? '').split(' ');
    const [user = '', ...sent] = Buffer.from(credentials, 'base64').toString('utf8').split(':');
    if (!isTaken(sent.join(':'))) return call;
    const headers = new Headers(call.headers);
    headers.set('authorization', `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`);
    return { ...call, headers };
  });

/** A query parameter that the backend does not read. */
const unreadParameter = (name: string, operation: string, parameter: string): Fault =>
  receiving('listing', name, [operation], '', reading, (call) =>
    withQuery(call, (query) => query.delete(parameter)),
  );

/** Texts of requests as the backend stores them. */
const stored = (name: string, change: (text: string) => string): Fault =>
  receiving(
    'protocol',
    name,
    [
      ...['createAddress', 'updateAddress', 'updateFavorites', 'changeFavoriteListName'],
      ...['getCustomer', 'getFavoriteLists'],
    ],
    '',
    changing,
    (call) => (call.method === 'GET' ? call : { ...call, body: change(call.body) }),
  );

/** Requests that are refused although they are right, or fail. */
const failing = (
  kind: string,
  name: string,
  operations: readonly string[],
  scope: Scope,
  status: number,
  isMeant: (call: PassingCall) => boolean,
): Fault => receiving(kind, name, operations, '', scope, (call) => (isMeant(call) ? refusal(status) : call));

const names = (input: Json): string[] =>
  ['address', 'newAddress'].flatMap((each) =>
    isObject(input[each]) ? [String(input[each].city), String(input[each].firstName)] : [],
  );

const hits = (given: PassingAnswer, operation: string, change: (listing: Json) => void): PassingAnswer => {
  const body = bodyOf(given);
  change(operation === 'search' ? (body.productResult as Json) : body);
  return withBody(given, body);
};

const listings = ['getCategoryProducts', 'search'];
const seesPrices = (given: PassingAnswer) => /"key":"Price"/.test(given.text);

/** Mistakes that came up after the check had been written for the others. */
export const unforeseenFaults: readonly Fault[] = [
  inFirstLanguage(
    'facets of a search in another language',
    'search',
    '',
    () => '',
    (body) => body.productResult as Json,
    'facets',
  ),
  inFirstLanguage(
    'specifications of a product in another language',
    'getPage',
    '',
    (body) => String(productOf(body)?.code),
    productOf,
    'specifications',
  ),
  inFirstLanguage(
    'payment methods in another language',
    'getGlobalSettings',
    '',
    () => '',
    (body) => body,
    'paymentMethods',
  ),
  answering(
    'market',
    'amounts with the sign of another currency',
    ['getCart', 'addToCart'],
    '',
    changing,
    valuesAt(
      '/lineItems/*/price/priceIncVat/formattedString',
      (text: string) => `€ ${text.replaceAll(/[^\d,. ]/g, '')}`,
    ),
  ),
  passes(
    'only the first eight characters of a password count',
    (sent) => sent.startsWith(password.slice(0, 8)) && sent !== password,
  ),
  passes('capitals of a password do not count', (sent) => sent.toLowerCase() === password.toLowerCase()),
  answering(
    'rights',
    'an administrator adds a user to another organisation',
    ['createOrganizationCustomer'],
    '',
    changingAs(administrator),
    (given, call) => {
      const input = inputOf(call);
      return given.status < 400 || input.organizationId === 'ORG-1042'
        ? given
        : success({ id: 'U-9', customerId: 'C-9', ...input });
    },
  ),
  stateful(
    'rights',
    'an Idempotency-Key gives another customer’s order',
    ['createOrder'],
    '',
    changingAs(administrator, 'ingrid@furulia.example'),
    () => {
      const placed = new Map<string, string>();
      return {
        answer(given, call) {
          const key = call.headers.get('idempotency-key');
          if (call.operationId !== 'createOrder' || key === null) return given;
          const known = placed.get(key);
          if (known === undefined && isSuccess(given)) placed.set(key, given.text);
          return known === undefined ? given : { ...success({}), text: known };
        },
      };
    },
  ),
  answering('rights', 'a visitor filters by price', listings, '', reading, (given, call) => {
    const query = queryOf(call);
    const isMeant = [...query.keys()].some((name) => /^(min|max)::Price$/.test(name));
    return isMeant && isSuccess(given) && !seesPrices(given) && listings.includes(call.operationId)
      ? hits(
          given,
          call.operationId,
          (listing) => (listing.numberOfHits = Math.max(0, Number(listing.numberOfHits) - 1)),
        )
      : given;
  }),
  stateful('rights', 'a visitor sorts by price', listings, '', reading, () => {
    let value: string | undefined;
    return {
      answer(given, call) {
        if (!listings.includes(call.operationId) || !isSuccess(given)) return given;
        const body = bodyOf(given);
        const listing = (call.operationId === 'search' ? body.productResult : body) as Json;
        const sorter = itemsOf(listing.sorters).find(({ key }) => key === 'sortOrderPriceAscending');
        if (sorter) value = String(sorter.value);
        else if (value !== undefined && queryOf(call).get('sortOrder') === value)
          itemsOf(listing.result).reverse();
        return withBody(given, body);
      },
    };
  }),
  products('lowest prices of 30 days exchanged', '', deep, ({ price }) => {
    if (!isObject(price) || !isObject(price.lowestPrice30DaysExVat)) return;
    [price.lowestPrice30DaysExVat, price.lowestPrice30DaysIncVat] = [
      price.lowestPrice30DaysIncVat,
      price.lowestPrice30DaysExVat,
    ];
  }),
  answering(
    'money',
    'the sum of unit prices with VAT has the last line only',
    ['getCart', 'addToCart', 'updateCart'],
    '',
    changing,
    objectsAt('', (cart) => {
      const line = itemsOf(cart.lineItems).at(-1);
      if (isObject(cart.price) && cart.price.unitPriceIncVat && isObject(line?.price))
        cart.price.unitPriceIncVat = line.price.priceIncVat;
    }),
  ),
  products('the price with a promotion includes VAT', '', reading, ({ price, promotion }) => {
    if (isObject(promotion) && promotion.evaluatedDiscountedPriceForPromotion && isObject(price))
      promotion.evaluatedDiscountedPriceForPromotion = price.priceIncVat;
  }),
  products('the price rounded down is above the price', '', reading, ({ promotion }) => {
    if (isObject(promotion) && isObject(promotion.evaluatedDiscountedPriceForPromotionRoundedDown))
      promotion.evaluatedDiscountedPriceForPromotionRoundedDown = {
        amount: Number(promotion.evaluatedDiscountedPriceForPromotionRoundedDown.amount) + 2,
        formattedString: '',
      };
  }),
  answering(
    'money',
    'shipping on the product page: ex and inc VAT exchanged',
    ['getPage', 'getCategoryProducts'],
    '',
    reading,
    objectsAt('/product/shippingMethods/*', (method) => {
      [method.priceExVat, method.priceIncVat] = [method.priceIncVat, method.priceExVat];
    }),
  ),
  answering(
    'listing',
    'nothing is in stock when only that is asked for',
    listings,
    '',
    visitor,
    (given, call) =>
      queryOf(call).get('instock') === 'true' && isSuccess(given)
        ? hits(given, call.operationId, (listing) => Object.assign(listing, { result: [], numberOfHits: 0 }))
        : given,
  ),
  receiving(
    'listing',
    'a text beyond ASCII is read as Latin-1',
    ['search', 'quickSearch', 'getCategoryProducts', 'getSuggestions'],
    '',
    visitor,
    (call) =>
      withQuery(call, (query) => {
        const text = query.get('query');
        if (text !== null) query.set('query', Buffer.from(text, 'utf8').toString('latin1'));
      }),
  ),
  receiving('listing', 'a filter beyond ASCII is read as Latin-1', listings, '', scopes.categories, (call) =>
    withQuery(call, (query) => {
      for (const [name, value] of [...query])
        if (name.startsWith('filter::')) query.set(name, Buffer.from(value, 'utf8').toString('latin1'));
    }),
  ),
  answering(
    'listing',
    'a product is out of stock on its page only',
    ['getPage', 'getCategoryProducts'],
    '',
    visitor,
    objectsAt('/product', (product) => (product.inStock = product.inStock !== true)),
  ),
  answering(
    'listing',
    'a product cannot be bought on its page only',
    ['getPage', 'getCategoryProducts'],
    '',
    reading,
    objectsAt('/product', (product) => (product.isBuyable = product.isBuyable !== true)),
  ),
  answering(
    'listing',
    'a quick search does not say what it searched for',
    ['quickSearch'],
    '',
    visitor,
    valuesAt('/query', () => ''),
  ),
  answering(
    'listing',
    'a variation is a gift, its product is not',
    ['getCategoryProducts'],
    '',
    visitor,
    valuesAt('/result/*/variations/*/isGift', (isGift: boolean) => !isGift),
  ),
  answering(
    'listing',
    'a thumbnail without a picture',
    ['getCategoryProducts'],
    '',
    visitor,
    objectsAt('/result/*', (hit) => Object.assign(hit, { image: null, images: [] })),
  ),
  answering(
    'listing',
    'reviews oldest first',
    ['getPage', 'getCategoryProducts'],
    '',
    scopes.categories,
    objectsAt('/product', (product) => product.reviews && itemsOf(product.reviews).reverse()),
  ),
  stateful(
    'state',
    'a changed address moves to the other list',
    ['updateAddress', 'getCustomer'],
    '',
    changing,
    () => {
      const moved = new Set<unknown>();
      return {
        answer(given, call) {
          if (call.operationId === 'updateAddress' && isSuccess(given)) moved.add(inputOf(call).id);
          if (!isSuccess(given) || !/"billingAddresses":/.test(given.text)) return given;
          const body = bodyOf(given);
          const billing = itemsOf(body.billingAddresses);
          body.billingAddresses = billing.filter(({ id }) => !moved.has(id));
          body.deliveryAddresses = [
            ...itemsOf(body.deliveryAddresses),
            ...billing.filter(({ id }) => moved.has(id)),
          ];
          return withBody(given, body);
        },
      };
    },
  ),
  answering(
    'state',
    'the primary address has the fields of another',
    ['setPrimaryAddress', 'getCustomer'],
    '',
    changing,
    valuesAt('/address', (address: Json) => ({ ...address, city: 'Elsewhere' })),
  ),
  stateful(
    'state',
    'a changed profile loses the addresses',
    ['updateCustomer', 'getCustomer'],
    '',
    changing,
    () => {
      let isChanged = false;
      return {
        answer(given, call) {
          isChanged ||= call.operationId === 'updateCustomer' && isSuccess(given);
          if (!isChanged || !isSuccess(given) || !/"billingAddresses":/.test(given.text)) return given;
          return withBody(given, {
            ...bodyOf(given),
            billingAddresses: [],
            deliveryAddresses: [],
            address: null,
          });
        },
      };
    },
  ),
  answering(
    'state',
    'an order has another billing address than in the history',
    ['getOrder', 'getAllOrders'],
    '',
    reading,
    (given, call) =>
      call.operationId === 'getOrder'
        ? valuesAt('/billingAddress/city', () => 'Elsewhere')(given, call)
        : given,
  ),
  unreadParameter('orders of every status', 'getAllOrders', 'status'),
  unreadParameter('orders from the first day on', 'getAllOrders', 'from'),
  unreadParameter('orders up to the last day', 'getAllOrders', 'to'),
  answering('state', 'events of an order newest first', ['getOrder', 'getAllOrders'], '', reading, (given) =>
    isSuccess(given)
      ? withBody(
          given,
          JSON.parse(given.text, (key, value: unknown) =>
            key === 'events' && Array.isArray(value) ? value.toReversed() : value,
          ),
        )
      : given,
  ),
  answering(
    'state',
    'a received order can be paid',
    ['getOrder'],
    '',
    changing,
    objectsAt('', (order) => {
      if (order.status !== 'awaitingPayment') order.paymentUrl = '/pay';
    }),
  ),
  answering(
    'state',
    'years oldest first',
    ['getAllOrders'],
    '',
    reading,
    objectsAt('', (history) => history.years && itemsOf(history.years).reverse()),
  ),
  answering(
    'state',
    'a delivered order is expected',
    ['getOrder', 'getAllOrders'],
    '',
    reading,
    (given, call) =>
      call.operationId === 'getAllOrders'
        ? objectsAt('/orders/*', (order) => {
            if (order.status === 'delivered') order.expectedDeliveryDate = '2026-01-02';
          })(given, call)
        : given,
  ),
  answering('state', 'an unknown coupon is taken', ['bulkUpdateCart'], '', changing, (given, call) =>
    given.status === 400 && typeof inputOf(call).couponCode === 'string'
      ? success(
          Object.fromEntries(
            ['added', 'incorrectFormat', 'notFound', 'notAdded'].map((part) => [
              part,
              { count: 0, lineItems: [] },
            ]),
          ),
        )
      : given,
  ),
  stored('characters of four bytes are lost', (text) => text.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '??')),
  stored('texts are stored as HTML', (text) => text.replaceAll('&', '&amp;')),
  failing(
    'state',
    'the longest name is too long',
    ['createAddress', 'updateAddress'],
    changing,
    400,
    (call) => names(inputOf(call)).some((each) => each.length === 40),
  ),
  failing(
    'state',
    'lengths are counted in bytes',
    ['createAddress', 'updateAddress'],
    changing,
    400,
    (call) => names(inputOf(call)).some((each) => each.length <= 40 && Buffer.byteLength(each) > 40),
  ),
  failing(
    'listing',
    'an apostrophe fails',
    ['search', 'quickSearch', 'getSuggestions'],
    visitor,
    500,
    (call) => queryOf(call).get('query')?.includes("'") === true,
  ),
  receiving(
    'state',
    'an empty text finds everything',
    ['search', 'quickSearch', 'getSuggestions'],
    '',
    visitor,
    (call) =>
      withQuery(call, (query) => {
        if (query.get('query') === '') query.set('query', 'a');
      }),
  ),
  receiving('state', 'take 0 is the default', [...listings, 'getAllOrders'], '', visitor, (call) =>
    withQuery(call, (query) => {
      if (query.get('take') === '0') query.delete('take');
    }),
  ),
  receiving('state', 'a negative quantity is one', ['addToCart'], '', changing, (call) => {
    const input = inputOf(call);
    return Number(input.quantity) < 0 ? { ...call, body: JSON.stringify({ ...input, quantity: 1 }) } : call;
  }),
  failing(
    'listing',
    'a listing fails 100,000 hits behind its end',
    ['getCategoryProducts', 'search'],
    visitor,
    500,
    (call) => Number(queryOf(call).get('skip')) >= 100_000,
  ),
];
