import { password } from '../../../../mocks/shop/customers';
import type { PassingAnswer } from '../driftProxy';
import {
  answering,
  bodyOf,
  failing,
  inputOf,
  isObject,
  isSuccess,
  itemsOf,
  objects,
  objectsAt,
  queryOf,
  receiving,
  remembering,
  scopes,
  success,
  values,
  valuesAt,
  withBody,
  withInput,
  withQuery,
  type Fault,
  type Json,
  type Scope,
} from './fault';

const { changing, deep, history, languages, reading, visitor, administering, both, categories } = scopes;
const listings = 'getCategoryProducts search';
const searches = 'search quickSearch getSuggestions';
const carts = 'getCart addToCart updateCart';
const productPage = 'getPage getCategoryProducts';

/** Texts of one part of a response in the language that was asked for first. */
const inFirstLanguage = (
  name: string,
  operation: string,
  subjectOf: (body: Json) => string,
  partOf: (body: Json) => unknown,
  field: string,
): Fault =>
  // Products are opened from their categories.
  remembering(name, operation === 'getPage' ? productPage : operation, languages, () => {
    const known = new Map<string, unknown>();
    return {
      answer(given, call) {
        const body = call.operationId === operation ? bodyOf(given) : {};
        const part = partOf(body);
        if (!isObject(part)) return given;
        const subject = subjectOf(body);
        if (!known.has(subject)) known.set(subject, part[field]);
        part[field] = known.get(subject);
        return withBody(given, body);
      },
    };
  });

/** Change products in hits and on their pages. */
const products = (name: string, scope: Scope, change: (product: Json) => void): Fault =>
  answering(name, 'getPage getCategoryProducts search quickSearch', scope, (given, call) =>
    ['/product', '/result/*', '/productResult/result/*', '/products/*'].reduce<PassingAnswer>(
      (answer, path) => {
        const altered = objectsAt(path, change)(answer, call);
        return typeof altered === 'string' ? answer : altered;
      },
      given,
    ),
  );

/** Credentials of a sign-in that the backend takes for the right ones. */
const passes = (name: string, isTaken: (sent: string) => boolean): Fault =>
  receiving(name, 'loginCustomer', reading, (call) => {
    const [, credentials = ''] = (call.headers.get('authorization') ?? '').split(' ');
    const [user = '', ...sent] = Buffer.from(credentials, 'base64').toString('utf8').split(':');
    if (!isTaken(sent.join(':'))) return call;
    const headers = new Headers(call.headers);
    headers.set('authorization', `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`);
    return { ...call, headers };
  });

/** A query parameter that the backend does not read. */
const unread = (name: string, parameter: string): Fault =>
  receiving(name, 'getAllOrders', reading, (call) => withQuery(call, (query) => query.delete(parameter)));

/** Texts of requests as the backend stores them. */
const stored = (name: string, change: (text: string) => string): Fault =>
  receiving(
    name,
    'createAddress updateAddress updateFavorites changeFavoriteListName getCustomer getFavoriteLists',
    changing,
    (call) => (call.method === 'GET' ? call : { ...call, body: change(call.body) }),
  );

const names = (input: Json): string[] =>
  ['address', 'newAddress'].flatMap((each) =>
    isObject(input[each]) ? [String(input[each].city), String(input[each].firstName)] : [],
  );

const hits = (given: PassingAnswer, operation: string, change: (listing: Json) => void): PassingAnswer => {
  const body = bodyOf(given);
  change(operation === 'search' ? (body.productResult as Json) : body);
  return withBody(given, body);
};
const latin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
const flip = (field: string) => (product: Json) => (product[field] = product[field] !== true);

/** Mistakes that the check missed when they came to mind, and finds since. */
export const recordedFaults: readonly Fault[] = [
  inFirstLanguage(
    'facets of a search in another language',
    'search',
    () => '',
    (body) => body.productResult,
    'facets',
  ),
  inFirstLanguage(
    'specifications of a product in another language',
    'getPage',
    (body) => String(Object(body.product).code),
    (body) => body.product,
    'specifications',
  ),
  inFirstLanguage(
    'payment methods in another language',
    'getGlobalSettings',
    () => '',
    (body) => body,
    'paymentMethods',
  ),
  values(
    'amounts with the sign of another currency',
    'getCart addToCart',
    changing,
    '/lineItems/*/price/priceIncVat/formattedString',
    (text: string) => `€ ${text.replaceAll(/[^\d,. ]/g, '')}`,
  ),
  passes(
    'only the first eight characters of a password count',
    (sent) => sent.startsWith(password.slice(0, 8)) && sent !== password,
  ),
  passes('capitals of a password do not count', (sent) => sent.toLowerCase() === password.toLowerCase()),
  answering(
    'an administrator adds a user to another organisation',
    'createOrganizationCustomer',
    administering,
    (given, call) =>
      given.status < 400 || inputOf(call).organizationId === 'ORG-1042'
        ? given
        : success({ id: 'U-9', customerId: 'C-9', ...inputOf(call) }),
  ),
  remembering('an Idempotency-Key gives another customer’s order', 'createOrder', both, () => {
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
  }),
  answering('a visitor filters by price', listings, reading, (given, call) =>
    [...queryOf(call).keys()].some((name) => /^(min|max)::Price$/.test(name)) &&
    isSuccess(given) &&
    !given.text.includes('"key":"Price"')
      ? hits(
          given,
          call.operationId,
          (listing) => (listing.numberOfHits = Math.max(0, Number(listing.numberOfHits) - 1)),
        )
      : given,
  ),
  remembering('a visitor sorts by price', listings, reading, () => {
    let value: string | undefined;
    return {
      answer: (given, call) =>
        !listings.includes(call.operationId) || !isSuccess(given)
          ? given
          : hits(given, call.operationId, (listing) => {
              const sorter = itemsOf(listing.sorters).find(({ key }) => key === 'sortOrderPriceAscending');
              if (sorter) value = String(sorter.value);
              else if (value !== undefined && queryOf(call).get('sortOrder') === value)
                itemsOf(listing.result).reverse();
            }),
    };
  }),
  products('lowest prices of 30 days exchanged', deep, ({ price }) => {
    if (!isObject(price) || !isObject(price.lowestPrice30DaysExVat)) return;
    const { lowestPrice30DaysExVat: ex, lowestPrice30DaysIncVat: inc } = price;
    [price.lowestPrice30DaysExVat, price.lowestPrice30DaysIncVat] = [inc, ex];
  }),
  objects('the sum of unit prices with VAT has the last line only', carts, changing, '', (cart) => {
    const line = itemsOf(cart.lineItems).at(-1);
    if (isObject(cart.price) && cart.price.unitPriceIncVat && isObject(line?.price))
      cart.price.unitPriceIncVat = line.price.priceIncVat;
  }),
  products('the price with a promotion includes VAT', reading, ({ price, promotion }) => {
    if (isObject(promotion) && promotion.evaluatedDiscountedPriceForPromotion && isObject(price))
      promotion.evaluatedDiscountedPriceForPromotion = price.priceIncVat;
  }),
  products('the price rounded down is above the price', reading, ({ promotion }) => {
    const field = 'evaluatedDiscountedPriceForPromotionRoundedDown';
    if (isObject(promotion) && isObject(promotion[field]))
      promotion[field] = { amount: Number(promotion[field].amount) + 2, formattedString: '' };
  }),
  objects(
    'shipping on the product page: ex and inc VAT exchanged',
    productPage,
    reading,
    '/product/shippingMethods/*',
    (method) => {
      [method.priceExVat, method.priceIncVat] = [method.priceIncVat, method.priceExVat];
    },
  ),
  answering('nothing is in stock when only that is asked for', listings, visitor, (given, call) =>
    queryOf(call).get('instock') === 'true' && isSuccess(given)
      ? hits(given, call.operationId, (listing) => Object.assign(listing, { result: [], numberOfHits: 0 }))
      : given,
  ),
  receiving('a text beyond ASCII is read as Latin-1', `${searches} getCategoryProducts`, visitor, (call) =>
    withQuery(call, (query) => query.has('query') && query.set('query', latin1(query.get('query') ?? ''))),
  ),
  receiving('a filter beyond ASCII is read as Latin-1', listings, categories, (call) =>
    withQuery(call, (query) => {
      for (const [name, value] of [...query]) if (name.startsWith('filter::')) query.set(name, latin1(value));
    }),
  ),
  objects('a product is out of stock on its page only', productPage, visitor, '/product', flip('inStock')),
  objects('a product cannot be bought on its page only', productPage, reading, '/product', flip('isBuyable')),
  values('a quick search does not say what it searched for', 'quickSearch', visitor, '/query', () => ''),
  values(
    'a variation is a gift, its product is not',
    'getCategoryProducts',
    visitor,
    '/result/*/variations/*/isGift',
    (isGift: boolean) => !isGift,
  ),
  objects('a thumbnail without a picture', 'getCategoryProducts', visitor, '/result/*', (hit) =>
    Object.assign(hit, { image: null, images: [] }),
  ),
  objects(
    'reviews oldest first',
    productPage,
    categories,
    '/product',
    (product) => product.reviews && itemsOf(product.reviews).reverse(),
  ),
  remembering('a changed address moves to the other list', 'updateAddress getCustomer', changing, () => {
    const moved = new Set<unknown>();
    return {
      answer(given, call) {
        if (call.operationId === 'updateAddress' && isSuccess(given)) moved.add(inputOf(call).id);
        const body = bodyOf(given);
        if (!Array.isArray(body.billingAddresses)) return given;
        const billing = itemsOf(body.billingAddresses);
        body.billingAddresses = billing.filter(({ id }) => !moved.has(id));
        body.deliveryAddresses = [
          ...itemsOf(body.deliveryAddresses),
          ...billing.filter(({ id }) => moved.has(id)),
        ];
        return withBody(given, body);
      },
    };
  }),
  values(
    'the primary address has the fields of another',
    'setPrimaryAddress getCustomer',
    changing,
    '/address',
    (address: Json) => ({ ...address, city: 'Elsewhere' }),
  ),
  remembering('a changed profile loses the addresses', 'updateCustomer getCustomer', changing, () => {
    let isChanged = false;
    return {
      answer(given, call) {
        isChanged ||= call.operationId === 'updateCustomer' && isSuccess(given);
        const body = bodyOf(given);
        return isChanged && 'billingAddresses' in body
          ? withBody(given, { ...body, billingAddresses: [], deliveryAddresses: [], address: null })
          : given;
      },
    };
  }),
  answering(
    'an order has another billing address than in the history',
    'getOrder getAllOrders',
    reading,
    (given, call) =>
      call.operationId === 'getOrder'
        ? valuesAt('/billingAddress/city', () => 'Elsewhere')(given, call)
        : given,
  ),
  unread('orders of every status', 'status'),
  unread('orders from the first day on', 'from'),
  unread('orders up to the last day', 'to'),
  answering('events of an order newest first', 'getOrder getAllOrders', reading, (given) => ({
    ...given,
    text: JSON.stringify(
      JSON.parse(given.text || 'null', (key, value: unknown) =>
        key === 'events' && Array.isArray(value) ? value.toReversed() : value,
      ),
    ),
  })),
  objects(
    'a received order can be paid',
    'getOrder',
    changing,
    '',
    (order) => order.status !== 'awaitingPayment' && (order.paymentUrl = '/pay'),
  ),
  values('years oldest first', 'getAllOrders', history, '/years', (years: number[]) => years.toReversed()),
  objects(
    'a delivered order is expected',
    'getAllOrders',
    reading,
    '/orders/*',
    (order) => order.status === 'delivered' && (order.expectedDeliveryDate = '2026-01-02'),
  ),
  answering('an unknown coupon is taken', 'bulkUpdateCart', changing, (given, call) => {
    const parts = ['added', 'incorrectFormat', 'notFound', 'notAdded'];
    return given.status === 400 && typeof inputOf(call).couponCode === 'string'
      ? success(Object.fromEntries(parts.map((part) => [part, { count: 0, lineItems: [] }])))
      : given;
  }),
  stored('characters of four bytes are lost', (text) => text.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '??')),
  stored('texts are stored as HTML', (text) => text.replaceAll('&', '&amp;')),
  failing('the longest name is too long', 'createAddress updateAddress', changing, 400, (call) =>
    names(inputOf(call)).some((each) => each.length === 40),
  ),
  failing('lengths are counted in bytes', 'createAddress updateAddress', changing, 400, (call) =>
    names(inputOf(call)).some((each) => each.length <= 40 && Buffer.byteLength(each) > 40),
  ),
  failing(
    'an apostrophe fails',
    searches,
    visitor,
    500,
    (call) => queryOf(call).get('query')?.includes("'") === true,
  ),
  receiving('an empty text finds everything', searches, visitor, (call) =>
    withQuery(call, (query) => query.get('query') === '' && query.set('query', 'a')),
  ),
  receiving('take 0 is the default', `${listings} getAllOrders`, visitor, (call) =>
    withQuery(call, (query) => query.get('take') === '0' && query.delete('take')),
  ),
  receiving('a negative quantity is one', 'addToCart', changing, (call) =>
    Number(inputOf(call).quantity) < 0 ? withInput(call, { ...inputOf(call), quantity: 1 }) : call,
  ),
  failing(
    'a listing fails 100,000 hits behind its end',
    listings,
    visitor,
    500,
    (call) => Number(queryOf(call).get('skip')) >= 100_000,
  ),
];
