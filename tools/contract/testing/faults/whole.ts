import {
  answering,
  bodyOf,
  failing,
  inputOf,
  isSuccess,
  itemsOf,
  objects,
  queryOf,
  receiving,
  remembering,
  scopes,
  sessionOf,
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

const { administering, both, changing, registering, visitor } = scopes;

/** A text of a request's object, stored otherwise. */
const stored = (name: string, operations: string, change: (body: string) => string): Fault =>
  receiving(name, operations, changing, (call) =>
    call.method === 'GET' ? call : { ...call, body: change(call.body) },
  );

/** Values beyond a limit are cut instead of refused. */
const cut = (name: string, operation: string, change: (input: Json) => Json): Fault =>
  receiving(name, operation, changing, (call) => withInput(call, change(inputOf(call))));

const short = (value: unknown, length: number): unknown =>
  typeof value === 'string' ? [...value].slice(0, length).join('') : value;
/** Lengths of a text in UTF-16 units and in bytes. */
const lengthsOf = (value: unknown): number[] =>
  typeof value === 'string' ? [value.length, Buffer.byteLength(value)] : [];
const parts = ['added', 'incorrectFormat', 'notFound', 'notAdded'];

/** An empty cart shows that of another account, among those whose e-mail addresses are meant. */
const leaking = (name: string, scope: Scope, isMeant: (email: string) => boolean): Fault =>
  remembering(name, 'getCart', scope, () => {
    const emails = new Map<string, string>();
    const carts = new Map<string, string>();
    return {
      answer(given, call) {
        const [session, body] = [sessionOf(call), bodyOf(given)];
        if (call.operationId === 'getCustomer' && isSuccess(given)) emails.set(session, String(body.email));
        const email = emails.get(session);
        if (email === undefined || !isMeant(email)) return given;
        const isCart = /^(get|addTo|update)Cart$/.test(call.operationId) && Array.isArray(body.lineItems);
        const isEmpty = isCart && itemsOf(body.lineItems).length === 0;
        if (isEmpty || call.operationId === 'deleteCart') carts.delete(email);
        else if (isCart) carts.set(email, given.text);
        const other = [...carts].find(([each]) => each !== email);
        return isEmpty && other && call.operationId === 'getCart' ? { ...given, text: other[1] } : given;
      },
    };
  });

/** Faults of whole operations, and of one operation beside another. */
export const wholeFaults: readonly Fault[] = [
  failing('one bad line refuses all lines', 'bulkUpdateCart', changing, 400, (call) => {
    const lines = itemsOf(inputOf(call).lineitems);
    return lines.length > 1 && lines.some(({ quantity }) => quantity === 'many');
  }),
  remembering('one bad line loses the good ones', 'bulkUpdateCart', changing, () => ({
    intercept(call) {
      const lines = call.operationId === 'bulkUpdateCart' ? itemsOf(inputOf(call).lineitems) : [];
      const isBad = lines.length > 1 && lines.some(({ quantity }) => quantity === 'many');
      const good = lines
        .filter(({ quantity }) => quantity === '1')
        .map((line) => ({ ...line, name: 'x', reason: null }));
      const bad = lines
        .filter(({ quantity }) => quantity !== '1')
        .map((line) => ({ ...line, name: null, reason: 'x' }));
      const of = (part: string) => (part === 'added' ? good : part === 'incorrectFormat' ? bad : []);
      return isBad
        ? success(
            Object.fromEntries(parts.map((part) => [part, { count: of(part).length, lineItems: of(part) }])),
          )
        : call;
    },
  })),
  receiving('the last line of a cart stays', 'updateCart', changing, async (call, forward) => {
    if (inputOf(call).quantity !== 0) return call;
    const cart = await forward({ ...call, method: 'GET', body: '' });
    return itemsOf(bodyOf(cart).lineItems).filter(({ isGift }) => isGift !== true).length === 1
      ? withInput(call, { ...inputOf(call), quantity: 1 })
      : call;
  }),
  remembering('two orders for one key at the same moment', 'createOrder', changing, () => {
    const open = new Set<string>();
    return {
      async intercept(call, forward) {
        const key = call.headers.get('idempotency-key') ?? '';
        if (call.operationId !== 'createOrder' || key === '') return call;
        if (open.has(key)) return success({ ...inputOf(call), orderNumber: 'F-2', redirectUrl: null });
        open.add(key);
        const answer = await forward(call);
        open.delete(key);
        return answer;
      },
    };
  }),
  remembering('a deleted address can be primary', 'setPrimaryAddress', changing, () => {
    let customer = '';
    return {
      answer(given, { operationId }) {
        if (given.text.includes('"billingAddresses"') && isSuccess(given)) customer = given.text;
        return operationId === 'setPrimaryAddress' && [400, 404].includes(given.status) && customer !== ''
          ? { ...success({}), text: customer }
          : given;
      },
    };
  }),
  stored('streets are cut at 40 characters', 'updateAddress', (body) =>
    body.replace(/("address":")([^"]{40})[^"]*/u, '$1$2'),
  ),
  failing('the longest first name is too long', 'updateCustomer', changing, 400, (call) =>
    lengthsOf(inputOf(call).firstName).includes(40),
  ),
  failing('lengths of first names are counted in bytes', 'updateCustomer', changing, 400, (call) => {
    const [units = 0, bytes = 0] = lengthsOf(inputOf(call).firstName);
    return units <= 40 && bytes > 40;
  }),
  values(
    'a bulk answer gives another quantity than was sent',
    'bulkUpdateCart',
    changing,
    '/added/lineItems/*/quantity',
    () => '1',
  ),
  ...[false, true].map((isHidden) =>
    remembering(
      `a removed coupon ${isHidden ? 'still reduces' : 'stays'}`,
      'bulkUpdateCart',
      changing,
      () => ({
        intercept(call) {
          if (call.operationId !== 'bulkUpdateCart') return call;
          const { couponCode, ...input } = inputOf(call);
          return couponCode === null ? withInput(call, input) : call;
        },
        answer: isHidden
          ? (given, call) =>
              call.operationId === 'getCart' ? valuesAt('/couponCode', () => null)(given, call) : given
          : (given) => given,
      }),
    ),
  ),
  remembering('lines of a user are in the cart of the organisation', 'getCart', administering, () => {
    const organizations = new Map<string, unknown>();
    const carts = new Map<string, Json>();
    return {
      answer(given, call) {
        const [session, body] = [sessionOf(call), bodyOf(given)];
        if (body.organizationId) organizations.set(session, body.organizationId);
        if (/Cart$/.test(call.operationId) && Array.isArray(body.lineItems)) {
          const organization = organizations.get(session);
          const others = [...carts].filter(
            ([each]) => each !== session && organization && organizations.get(each) === organization,
          );
          if (call.method !== 'GET') carts.set(session, body);
          else if (others.length > 0)
            return withBody(given, {
              ...body,
              lineItems: [body, ...others.map(([, each]) => each)].flatMap((each) => itemsOf(each.lineItems)),
            });
        }
        return given;
      },
    };
  }),
  stored('combining characters are lost', 'updateAddress updateCustomer', (body) =>
    body.replaceAll('\u0301', ''),
  ),
  stored('a description of an order is cut at 500 characters', 'createOrder getOrder', (body) =>
    body.replace(/("description":")([^"]{500})[^"]*/u, '$1$2'),
  ),
  cut('names of a profile are cut at their limit', 'updateCustomer', (input) => ({
    ...input,
    firstName: short(input.firstName, 40),
    lastName: short(input.lastName, 40),
  })),
  cut('names of favourites are cut at their limit', 'changeFavoriteListName', (input) => ({
    ...input,
    newListName: short(input.newListName, 40),
  })),
  cut('a negative quantity of PUT is 0', 'updateCart', (input) => ({
    ...input,
    quantity: Math.max(0, Number(input.quantity)),
  })),
  cut('an order without a city is placed', 'createOrder', (input) => {
    const { billingAddress, ...address } = Object(input.address) as Json;
    return { ...input, address: { ...address, billingAddress: { city: 'Oslo', ...Object(billingAddress) } } };
  }),
  receiving(
    'a user cannot sign in with the password that was set',
    'changePassword loginCustomer',
    administering,
    (call) =>
      call.operationId === 'changePassword' && inputOf(call).customerId
        ? withInput(call, { ...inputOf(call), newPassword: `${String(inputOf(call).newPassword)}x` })
        : call,
  ),
  leaking('lines of another account are in the cart of a new one', registering, () => true),
  leaking(
    'lines of a customer are in the cart of another one',
    both,
    (email) => !email.startsWith('contract-'),
  ),
];

/** Success of PUT cart for lines that POST cart refuses. */
const takenByPut = (name: string, isMeant: (input: Json) => boolean): Fault =>
  receiving(`PUT cart takes ${name}`, 'updateCart', changing, (call, forward) =>
    isMeant(inputOf(call)) ? forward({ ...call, method: 'GET', body: '' }) : call,
  );

const staticPages = [
  ...['searchPage', 'accountPage', 'cartPage', 'checkoutPage', 'orderConfirmationPage'],
  ...['notFoundPage', 'errorPage', 'forgotPasswordPage', 'quickOrderPage', 'termsPage', 'privacyPage'],
];

const listings = 'getCategoryProducts search';

/** Faults of kinds that were known, at places where the check did not look. */
export const knownFaults: readonly Fault[] = [
  receiving('terms of a second facet are joined by and', listings, visitor, (call) =>
    withQuery(call, (query) => {
      const filters = [...query].filter(
        ([name, value]) => name.startsWith('filter::') && value.includes(';'),
      );
      for (const [name, value] of filters)
        if (!name.endsWith('::Active') && !name.endsWith('::Brand'))
          query.set(name, value.split(';')[1] ?? '');
    }),
  ),
  receiving('fewer than five hits are five', listings, visitor, (call) =>
    withQuery(
      call,
      (query) => Number(query.get('take')) < 5 && Number(query.get('take')) > 1 && query.set('take', '5'),
    ),
  ),
  answering('a part of three digits finds nothing', 'variationCodeSearch', visitor, (given, call) =>
    queryOf(call).get('query')?.length === 3 && isSuccess(given)
      ? withBody(given, { results: [], numberOfHits: 0 })
      : given,
  ),
  takenByPut('an unknown article', ({ code }) => code === '999999999'),
  takenByPut('1,000 of an article', ({ quantity }) => quantity === 1000),
  takenByPut('no quantity', ({ quantity }) => quantity === undefined),
  takenByPut('a field that it does not have', (input) => 'contractCheck' in input),
  ...staticPages.map((key) =>
    objects(
      `the type of ${key} is another's`,
      'getGlobalSettings getPage',
      scopes.categories,
      `/staticPages/${key}`,
      (page) => {
        page.pageType = page.pageType === 'CartPage' ? 'SearchPage' : 'CartPage';
      },
    ),
  ),
  objects(
    'a static page is the start page',
    'getGlobalSettings getPage',
    scopes.categories,
    '/staticPages/errorPage',
    (page) => (page.url = '/no'),
  ),
  values(
    'a category’s load says of one hit too many',
    'getCategoryProducts',
    visitor,
    '/numberOfHits',
    (hits: number, _, call) => (queryOf(call).get('take') === '2' ? hits + 1 : hits),
  ),
  failing('two hits fail', listings, visitor, 500, (call) => queryOf(call).get('take') === '2'),
  remembering('a deleted user signs in', 'loginCustomer', administering, () => {
    let last = '';
    let isDeleted = false;
    return {
      answer(given, { operationId, url }) {
        isDeleted ||= operationId === 'deleteCustomer' && url.includes('customerId=') && given.status === 204;
        if (operationId === 'loginCustomer' && isSuccess(given)) last = given.text;
        return operationId === 'loginCustomer' && isDeleted && given.status === 401
          ? { ...success({}), text: last }
          : given;
      },
    };
  }),
];
