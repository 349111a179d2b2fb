import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../../../src/api/operation';
import { categories, hit, products, type SmallProduct } from './catalogue';
import { footer, globalContent, pageAt, settings, siteStructure } from './pages';
import { cartAnswer, customerAnswer, newCustomer, placeOrder, type SmallCustomer } from './state';
import type { SmallCall } from './validate';

/** A validated call with its customer. */
export interface SmallRequest extends SmallCall {
  /** The caller; a new one after signing in, undefined after signing out. */
  customer: SmallCustomer | undefined;
  customers: SmallCustomer[];
}

export type SmallAnswer = { status: number; body?: unknown };

const ok = (body: unknown): SmallAnswer => ({ status: 200, body });
const done: SmallAnswer = { status: 204 };
const problem = (status: number, ...fields: string[]): SmallAnswer => ({
  status,
  body: {
    message: 'No.',
    ...(status === 400 ? { inputErrors: fields.map((field) => ({ field, message: 'No.' })) } : {}),
  },
});

type Fields = Record<string, string>;
const fields = (body: unknown) => body as Fields;

const sorters = (sortOrder: number) =>
  ['sortOrderLatest', 'sortOrderNameDescending'].map((key, value) => ({
    key,
    value,
    selected: value === sortOrder,
  }));

/** A listing with a facet of materials. Nothing is discontinued. */
function listing(found: readonly SmallProduct[], { query, customer }: SmallRequest) {
  const isOffered = query.get('filter::Active')?.split(';').includes('True') ?? true;
  const all = found.filter(({ stock }) => isOffered && (stock > 0 || query.get('instock') !== 'true'));
  const chosen = query.get('filter::Wood')?.split(';') ?? [];
  const kept = all.filter(({ material }) => chosen.length === 0 || chosen.includes(material));
  const sortOrder = query.get('sortOrder') === '1' ? 1 : 0;
  const ordered = sortOrder === 1 ? kept.toSorted((a, b) => (a.name < b.name ? 1 : -1)) : kept;
  const skip = Number(query.get('skip') ?? 0);
  const woods = [...new Set(all.map(({ material }) => material))];
  return {
    numberOfHits: kept.length,
    sorters: sorters(sortOrder),
    facets: [
      {
        key: 'Wood',
        name: 'Wood',
        ranges: [],
        terms: woods.map((key) => ({
          key,
          userFriendlyName: key,
          count: all.filter(({ material }) => material === key).length,
          selected: chosen.includes(key),
        })),
      },
    ],
    result: ordered
      .slice(skip, skip + Number(query.get('take') ?? 24))
      .map((each) => hit(each, customer !== undefined)),
  };
}

const found = (query: URLSearchParams) => {
  const text = (query.get('query') ?? '').toLowerCase();
  return products.filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(text));
};
const nothing = { result: [], facets: [], sorters: [], numberOfHits: 0 };

/** Outcome of lines to add by code. */
function addLines(customer: SmallCustomer, lines: readonly Fields[]) {
  const parts: Record<string, object[]> = { added: [], incorrectFormat: [], notFound: [], notAdded: [] };
  for (const { code = '', quantity = '' } of lines) {
    const product = products.find((each) => each.code === code);
    const isNumber = /^\d{1,3}$/.test(quantity) && Number(quantity) > 0;
    const inCart = customer.cart.get(code) ?? 0;
    const isTooMuch = inCart + Number(quantity) > (product?.maxQuantity ?? 999);
    const part = !isNumber ? 'incorrectFormat' : !product ? 'notFound' : isTooMuch ? 'notAdded' : 'added';
    if (part === 'added') customer.cart.set(code, inCart + Number(quantity));
    parts[part]?.push({
      code,
      name: product?.name ?? null,
      quantity,
      reason: part === 'added' ? null : 'No.',
    });
  }
  return Object.fromEntries(
    Object.entries(parts).map(([part, lineItems]) => [part, { count: lineItems.length, lineItems }]),
  );
}

function setQuantity(customer: SmallCustomer, body: unknown, isAdded: boolean): SmallAnswer {
  const { code, quantity, getPrice } = body as { code: string; quantity: number; getPrice?: boolean };
  const product = products.find((each) => each.code === code);
  if (!product) return problem(400, 'code');
  const next = (isAdded ? (customer.cart.get(code) ?? 0) : 0) + quantity;
  if (next > (product.maxQuantity ?? 999)) return problem(400, 'quantity');
  if (next === 0) customer.cart.delete(code);
  else customer.cart.set(code, next);
  return ok(cartAnswer(customer, getPrice));
}

const organizationUser = ({
  customerId,
  firstName,
  lastName,
  email,
  phoneNumber,
  role,
  organizationId,
}: SmallCustomer) => ({
  id: customerId,
  customerId,
  firstName,
  lastName,
  email,
  phoneNumber,
  role,
  organizationId,
});

/** The account that a customer changes: the own one, or for an administrator that of a user of the organisation. */
function accountFor(
  customer: SmallCustomer,
  customerId: string | undefined,
  customers: readonly SmallCustomer[],
) {
  if (customerId === undefined || customerId === customer.customerId) return customer;
  if (customer.role !== 'administrator') return undefined;
  return customers.find(
    (each) => each.customerId === customerId && each.organizationId === customer.organizationId,
  );
}

type Answer = (request: SmallRequest) => SmallAnswer;
type SignedIn = (customer: SmallCustomer, request: SmallRequest) => SmallAnswer;

/** Operations without a session. */
const open: Partial<Record<OperationId, Answer>> = {
  getPage({ headers, customer }) {
    const url = new URL(headers.get('context-url') ?? '');
    const page = pageAt(decodeURI(url.pathname).replace(/(.)\/$/, '$1'), customer !== undefined);
    if (typeof page === 'string') return { status: 301, body: { redirectUrl: page } };
    return page ? ok(page) : problem(404);
  },
  getGlobalContent: () => ok(globalContent),
  getHeader: () => ok({ headerLinks: [] }),
  getFooter: () => ok(footer),
  getSiteStructure: () => ok(siteStructure),
  getGlobalSettings: () => ok(settings),
  getTranslations: () => ok({}),
  getCustomer: ({ customer }) => (customer ? ok(customerAnswer(customer)) : done),
  getCart: ({ customer }) => ok(cartAnswer(customer)),
  getCategoryProducts(request) {
    const category = Object.values(categories).find(({ id }) => id === request.path.id);
    if (!/^[\da-f-]{36}$/.test(request.path.id ?? '')) return problem(400, 'id');
    if (!category) return problem(404);
    const hits = found(request.query);
    return ok(
      listing(
        category.products.filter((each: SmallProduct) => hits.includes(each)),
        request,
      ),
    );
  },
  search: (request) =>
    ok({
      productResult: listing(found(request.query), request),
      contentResult: nothing,
      categoryResult: nothing,
    }),
  quickSearch({ query, customer }) {
    const hits = found(query);
    const shown = hits.slice(0, 2).map((each) => hit(each, customer !== undefined));
    const none = { categoryHits: 0, contentHits: 0, categories: [], content: [], suggestions: [] };
    return ok({ query: query.get('query'), productHits: hits.length, products: shown, ...none });
  },
  getSuggestions: () => ok({ suggestions: [] }),
  variationCodeSearch({ query, customer }) {
    const hits = found(query).map((each) => hit(each, customer !== undefined));
    return ok({ results: hits, numberOfHits: hits.length });
  },
  loginCustomer(request) {
    const [, credentials = ''] = /^Basic (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
    const [email, password] = Buffer.from(credentials, 'base64').toString('utf8').split(/:(.*)/s);
    request.customer = request.customers.find((each) => each.email === email && each.password === password);
    return request.customer ? ok(customerAnswer(request.customer)) : problem(401);
  },
  registerCustomer(request) {
    const {
      firstName = '',
      lastName = '',
      email = '',
      phoneNumber = '',
      password = '',
    } = fields(request.body);
    if (request.customers.some((each) => each.email === email)) return problem(400, 'email');
    request.customer = newCustomer({ firstName, lastName, email, phoneNumber, password });
    request.customers.push(request.customer);
    return ok(customerAnswer(request.customer));
  },
  logoutCustomer(request) {
    request.customer = undefined;
    return done;
  },
};

/** Operations that need a session. */
const closed: Partial<Record<OperationId, SignedIn>> = {
  deleteCustomer(customer, { query, customers }) {
    const other = accountFor(customer, query.get('customerId') ?? undefined, customers);
    if (!other) return problem(404);
    customers.splice(customers.indexOf(other), 1);
    return done;
  },
  createAddress(customer, { body }) {
    const { address, addressType } = body as { address: Fields; addressType: 'billing' | 'delivery' };
    const made = { ...address, id: randomUUID(), kind: addressType, countryName: 'United Kingdom' };
    if (address.countryCode !== 'GB') return problem(400, 'address.countryCode');
    customer.addresses.push(made);
    customer.primary ??= made.id;
    return ok(customerAnswer(customer));
  },
  updateAddress(customer, { body }) {
    const { id, newAddress } = body as { id: string; newAddress: Fields };
    const address = customer.addresses.find((each) => each.id === id);
    if (!address) return problem(404);
    Object.assign(address, newAddress);
    return ok(customerAnswer(customer));
  },
  setPrimaryAddress(customer, { body }) {
    const { id } = fields(body);
    if (!customer.addresses.some((each) => each.id === id)) return problem(404);
    customer.primary = id ?? '';
    return ok(customerAnswer(customer));
  },
  deleteAddress(customer, { body }) {
    const { id } = fields(body);
    if (!customer.addresses.some((each) => each.id === id)) return problem(404);
    if (customer.primary === id && customer.addresses.length > 1) return problem(400, 'id');
    customer.addresses = customer.addresses.filter((each) => each.id !== id);
    if (customer.primary === id) delete customer.primary;
    return done;
  },
  getAllCustomers({ organizationId }, { query, customers }) {
    if (!organizationId || query.get('organizationId') !== organizationId) return problem(403);
    return ok(customers.filter((each) => each.organizationId === organizationId).map(organizationUser));
  },
  getRoles: ({ organizationId }) =>
    organizationId
      ? ok([
          { key: 'administrator', name: 'A' },
          { key: 'clerk', name: 'C' },
        ])
      : problem(403),
  createOrganizationCustomer({ role, organizationId }, { body, customers }) {
    if (role !== 'administrator' || fields(body).organizationId !== organizationId) return problem(403);
    const { firstName = '', lastName = '', email = '', phoneNumber = '', role: own = '' } = fields(body);
    const made = newCustomer({
      firstName,
      lastName,
      email,
      phoneNumber,
      password: randomUUID(),
      role: own,
      organizationId,
    });
    customers.push(made);
    return ok(organizationUser(made));
  },
  updateCustomer(customer, { body, customers }) {
    const { customerId, role, ...changed } = fields(body);
    const other = accountFor(customer, customerId, customers);
    if (!other) return problem(404);
    if (customers.some((each) => each !== other && each.email === changed.email))
      return problem(400, 'email');
    Object.assign(other, changed, customer.role === 'administrator' && role !== undefined ? { role } : {});
    return ok(customerId === undefined ? customerAnswer(other) : organizationUser(other));
  },
  changePassword(customer, { body, customers }) {
    const { customerId, currentPassword, newPassword = '' } = fields(body);
    const other = accountFor(customer, customerId, customers);
    if (!other) return problem(404);
    if (other === customer && currentPassword !== customer.password) return problem(400, 'currentPassword');
    other.password = newPassword;
    return done;
  },
  getFavoriteLists: ({ favorites }) => ok(favorites),
  updateFavorites(customer, { body }) {
    const { listName: name, items } = body as { listName: string; items: { code: string }[] };
    const id = customer.favorites.find((each) => each.name === name)?.id ?? randomUUID();
    const others = customer.favorites.filter((each) => each.name !== name);
    customer.favorites = items.length === 0 ? others : [...others, { id, name, items }];
    return ok(customer.favorites);
  },
  changeFavoriteListName({ favorites }, { body }) {
    const { listName, newListName = '' } = fields(body);
    const list = favorites.find(({ name }) => name === listName);
    if (!list) return problem(404);
    if (favorites.some(({ name }) => name === newListName)) return problem(400, 'newListName');
    list.name = newListName;
    return ok(favorites);
  },
  deleteFavoriteList(customer, { body }) {
    customer.favorites = customer.favorites.filter(({ name }) => name !== fields(body).listName);
    return done;
  },
  getAllOrders({ orders }, { query }) {
    const skip = Number(query.get('skip') ?? 0);
    return ok({
      orders: orders.slice(skip, skip + Number(query.get('take') ?? 24)),
      totalOrderCount: orders.length,
    });
  },
  getOrder({ orders }, { path }) {
    const order = orders.find(({ orderNumber }) => orderNumber === path.orderNumber);
    return order ? ok(order) : problem(404);
  },
  createOrder(customer, { body, headers }) {
    const key = headers.get('idempotency-key') ?? randomUUID();
    const known = customer.placed.get(key);
    if (known === undefined && customer.cart.size === 0) return problem(400, 'lineItems');
    const { expectedTotal } = body as { expectedTotal?: number };
    const total = cartAnswer(customer).totalPrice?.amount;
    if (known === undefined && expectedTotal !== undefined && expectedTotal !== total)
      return problem(400, 'expectedTotal');
    const orderNumber = known ?? placeOrder(customer, body as Record<string, unknown>);
    customer.placed.set(key, orderNumber);
    return ok({ orderNumber, redirectUrl: `/en/thanks?orderNumber=${orderNumber}` });
  },
  addToCart: (customer, { body }) => setQuantity(customer, body, true),
  updateCart: (customer, { body }) => setQuantity(customer, body, false),
  deleteCart(customer) {
    customer.cart.clear();
    return done;
  },
  bulkUpdateCart(customer, { body }) {
    const { lineitems, AcceptOrderSplitting } = body as {
      lineitems: Fields[];
      AcceptOrderSplitting?: boolean;
    };
    customer.splits = AcceptOrderSplitting ?? customer.splits;
    return ok(addLines(customer, lineitems));
  },
  addMultipleToCart: (customer, { body }) => ok(addLines(customer, body as Fields[])),
};

/** Respond to a call of an operation. */
export function answer(id: OperationId, request: SmallRequest): SmallAnswer {
  const { customer } = request;
  if (closed[id]) return customer ? closed[id](customer, request) : problem(401);
  return open[id]?.(request) ?? problem(404);
}

export { problem };
