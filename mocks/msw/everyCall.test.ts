// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId, OperationInput } from '../../src/api/operation';
import { operationIds } from '../generated/operations';
import { siteQueries } from '../../src/api/shellQueries';
import { basicAuthentication } from '../../src/api/basicAuthentication';
import { request } from '../../tests/support/request';
import { useMockServer } from '../../tests/support/mockServer';
import { mockCustomers, signIn } from '../../tests/support/signIn';
import { behaviours } from '../behaviours/behaviours';
import { catalogue } from '../shop/catalogue/catalogue';
import { articlesOf } from '../shop/catalogue/variations';
import { withOrder } from '../scenarios/orders';
import { contextAt } from '../shop/context';
import { orderAnswer } from '../shop/orderAnswer';
import { initialState, password } from '../shop/customers';
import { historiesOf, numberAt, orderAt } from '../shop/orderHistory';
import { quotesOf } from '../shop/quotes';

const product = catalogue().products.find(({ active, hidePrice }) => active && !hidePrice);
const [article] = product ? articlesOf(product) : [];
const code = article?.code ?? '';

const person = {
  firstName: 'Åse',
  lastName: 'Lindqvist',
  email: mockCustomers.administrator,
  phoneNumber: '4791234503',
};
const address = {
  ...person,
  address: 'Kongens gate 9',
  city: 'Oslo',
  postalCode: '0153',
  countryCode: 'NO',
};
const organizationId = 'ORG-1042';
const newcomer = { ...person, email: 'ny@kontorhotellet.example' };
const [history] = historiesOf(initialState()).filter(
  ({ customer }) => customer.email === mockCustomers.administrator,
);
if (!history) throw new Error('The administrator has no orders');
const orderNumber = numberAt(history, 0);
/** The newest order that was delivered. */
const delivered = orderAt(history, 3);
const deliveredLine = { code: delivered.lines[0]?.code ?? '', quantity: 1, reason: 'damaged' };
/** Let a colleague's order await approval. */
const withRequest = withOrder('awaitingApproval', mockCustomers.buyer);
const [awaiting] = Object.values(withRequest(initialState()).orders).flat();
if (!awaiting) throw new Error('No order awaits approval');
const expectedTotal = orderAnswer(awaiting, contextAt('no', true)).totalPrice.amount;
const requestPath = { orderNumber: awaiting.orderNumber };
const removed = { code: awaiting.lines[0]?.code ?? '', quantity: 0 };
/** The offer of the seed, and its total. */
const offer = quotesOf(initialState()).find(({ status }) => status === 'offered');
if (!offer) throw new Error('The seed has no offer');
const quotePath = { quoteNumber: offer.quoteNumber };
const offeredTotal = offer.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
const Authentication = basicAuthentication(mockCustomers.administrator, password);

/** Input of one call per operation, valid for an administrator with a line in the cart. */
const inputs: { [Id in OperationId]: OperationInput<Id> } = {
  getPage: { headers: { 'Context-Url': 'http://localhost:3000/no' } },
  getGlobalContent: {},
  getHeader: {},
  getFooter: {},
  getSiteStructure: {},
  getGlobalSettings: {},
  getTranslations: {},
  getCity: { query: { postalCode: '0153', countryCode: 'NO' } },
  getCustomer: {},
  deleteCustomer: { query: { customerId: 'C-2003' } },
  loginCustomer: { headers: { Authentication } },
  registerCustomer: { body: { ...newcomer, password: 'skogstjerne', language: 'no' } },
  logoutCustomer: {},
  setPrimaryAddress: { body: { id: 'A-4' } },
  updateAddress: { body: { id: 'A-4', newAddress: address } },
  deleteAddress: { body: { id: 'A-4' } },
  createAddress: { body: { address, addressType: 'billing' } },
  getAllCustomers: { query: { organizationId } },
  getRoles: {},
  updateCustomer: { body: person },
  createOrganizationCustomer: { body: { ...newcomer, organizationId, role: 'buyer' } },
  changePassword: { body: { currentPassword: password, newPassword: 'skogstjerne' } },
  getFavoriteLists: {},
  deleteFavoriteList: { body: { listName: 'Møterommene' } },
  updateFavorites: { body: { listName: 'Møterommene', items: [{ code }] } },
  changeFavoriteListName: { body: { listName: 'Møterommene', newListName: 'Kantina' } },
  getAllOrders: { query: {} },
  getOrder: { path: { orderNumber } },
  cancelOrder: { path: { orderNumber } },
  createReturn: {
    path: { orderNumber: delivered.orderNumber },
    body: { lines: [deliveredLine] },
  },
  updateOrderLines: { path: requestPath, body: { lines: [removed] } },
  approveOrder: { path: requestPath, body: { expectedTotal } },
  declineOrder: { path: requestPath, body: { message: null } },
  getQuotes: { query: {} },
  createQuote: { body: { message: null } },
  getQuote: { path: quotePath },
  replyToQuote: { path: quotePath, body: { message: 'When can you deliver?' } },
  acceptQuote: { path: quotePath, body: { expectedTotal: Math.round(offeredTotal * 100) / 100 } },
  declineQuote: { path: quotePath, body: { message: null } },
  releaseQuote: { path: quotePath },
  createOrder: {
    body: {
      contact: person,
      address: { billingAddress: address, deliveryAddress: address },
      delivery: { shippingMethod: 'home', requestedDeliveryDate: null },
      moreInfo: { title: null, description: null },
      payment: { paymentMethod: 'invoice' },
    },
  },
  getInvoices: { query: {} },
  getCart: {},
  addToCart: { body: { code, quantity: 1 } },
  updateCart: { body: { code, quantity: 3 } },
  deleteCart: {},
  bulkUpdateCart: { body: { lineitems: [{ code, quantity: '2' }] } },
  addMultipleToCart: { body: [{ code, quantity: '2' }] },
  getCategoryProducts: { path: { id: 'sofas' }, query: {} },
  requestPasswordLink: { body: { email: mockCustomers.empty } },
  checkPasswordLink: { body: { token: 'valid' } },
  setPassword: { body: { token: 'valid', newPassword: 'skogstjerne' } },
  createStockNotice: { body: { code, email: mockCustomers.administrator } },
  search: { query: { query: 'eik' } },
  quickSearch: { query: { query: 'eik' } },
  getSuggestions: { query: { query: 'eik' } },
  variationCodeSearch: { query: { query: code } },
};

const call = <Id extends OperationId>(id: Id) => request(id, inputs[id]);

describe('every call of the contract', () => {
  const shop = useMockServer();

  beforeEach(async () => {
    await signIn('administrator');
    await request('addToCart', { body: { code, quantity: 1 } });
    shop.store.write(withRequest(shop.store.read()));
  });

  it.each(operationIds)('CALL-09 %s is answered by the shop, as the contract has it', async (id) => {
    expect(behaviours[id]).toBeDefined();
    await expect(call(id)).resolves.toBeDefined();
  });

  it('AUTH-03 no response that depends on the customer may stay in the cache of the browser', async () => {
    const shared = siteQueries().map(({ queryKey }): string => queryKey[0]);
    for (const id of operationIds) await call(id).catch(() => undefined);
    const stored = shop.calls.filter(({ response }) => response.headers.get('cache-control') !== 'no-store');
    expect(new Set(stored.map(({ operationId }) => operationId))).toEqual(new Set(shared));
    expect(new Set(shop.calls.map(({ operationId }) => operationId))).toEqual(new Set(operationIds));
  });
});
