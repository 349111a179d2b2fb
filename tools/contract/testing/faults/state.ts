import type { Alteration } from '../driftProxy';
import { isObject, type Json } from '../mutations';
import {
  answering,
  inputOf,
  itemsOf,
  objectsAt,
  receiving,
  scopes,
  success,
  valuesAt,
  type Fault,
  type Scope,
} from './fault';

const { changing, registering } = scopes;

const kept = (
  name: string,
  operation: string,
  pointer: string,
  alter: Alteration,
  scope: Scope = changing,
): Fault => answering('state', name, [operation], pointer, scope, alter);

/** Part of a request that the backend does not receive. */
const unread = (
  name: string,
  operation: string,
  also: string,
  change: (input: Json) => void,
  scope: Scope = changing,
): Fault => ({
  ...receiving('state', name, [operation], '', scope, (call) => {
    const input = inputOf(call);
    change(input);
    return { ...call, body: JSON.stringify(input) };
  }),
  operations: [operation, ...also.split(' ')],
});

/** A request that has to be refused with 400 succeeds. */
const accepted = (
  name: string,
  operation: string,
  bodyFor: (input: Json) => unknown,
  isMeant: (input: Json) => boolean,
  scope: Scope = changing,
): Fault =>
  answering('state', name, [operation], '', scope, (given, call) =>
    given.status >= 400 && given.status < 500 && given.status !== 401 && isMeant(inputOf(call))
      ? success(bodyFor(inputOf(call)))
      : given,
  );

const inner = (input: Json, name: string): Json => (isObject(input[name]) ? input[name] : {});
const outcome = { count: 0, lineItems: [] };
const outcomes = { added: outcome, incorrectFormat: outcome, notFound: outcome, notAdded: outcome };

/** Changes that the response confirms and that are lost, or reach more than they should. */
export const stateFaults: readonly Fault[] = [
  unread('the shipping destination is lost', 'bulkUpdateCart', 'getCart', (input) =>
    Reflect.deleteProperty(input, 'shippingDestination'),
  ),
  unread('the chosen shipping method is lost', 'bulkUpdateCart', 'getCart', (input) =>
    Reflect.deleteProperty(input, 'shippingMethod'),
  ),
  unread('order splitting is lost', 'bulkUpdateCart', 'getCart', (input) =>
    Reflect.deleteProperty(input, 'AcceptOrderSplitting'),
  ),
  unread(
    'the order’s note is lost',
    'createOrder',
    'getOrder',
    (input) => (input.moreInfo = { title: null, description: null }),
  ),
  unread(
    'the order’s description is lost',
    'createOrder',
    'getOrder',
    (input) => (inner(input, 'moreInfo').description = null),
  ),
  unread('expectedTotal is ignored', 'createOrder', 'getOrder', (input) =>
    Reflect.deleteProperty(input, 'expectedTotal'),
  ),
  unread(
    'the order has another e-mail address',
    'createOrder',
    'getOrder',
    (input) => (inner(input, 'contact').email = 'other@example.com'),
  ),
  unread(
    'the order has another phone number',
    'createOrder',
    'getOrder',
    (input) => (inner(input, 'contact').phoneNumber = '4700000000'),
  ),
  unread('billing and delivery address are exchanged', 'createOrder', 'getOrder', (input) => {
    const { billingAddress, deliveryAddress } = inner(input, 'address');
    input.address = { billingAddress: deliveryAddress, deliveryAddress: billingAddress };
  }),
  kept(
    'the order has another payment method',
    'getOrder',
    '/paymentMethod',
    valuesAt('/paymentMethod', () => 'Ukjent'),
  ),
  kept(
    'the order has another shipping method',
    'getOrder',
    '/shippingMethod',
    valuesAt('/shippingMethod', () => 'Ukjent'),
  ),
  unread(
    'the requested day of delivery is lost',
    'createOrder',
    'getOrder',
    (input) => (inner(input, 'delivery').requestedDeliveryDate = null),
  ),
  kept(
    'the order’s next page does not exist',
    'createOrder',
    '/redirectUrl',
    valuesAt('/redirectUrl', () => '/no/finnes-ikke-her'),
  ),
  kept(
    'an order in the history is another than by its number',
    'getOrder',
    '',
    valuesAt('/statusDate', () => '2001-01-01T00:00:00Z'),
    scopes.reading,
  ),
  {
    ...kept(
      'an order in the history has another e-mail address',
      'getAllOrders',
      '',
      valuesAt('/orders/*/email', () => 'other@example.com'),
      scopes.reading,
    ),
    // Of two responses that differ, either may be the wrong one.
    operations: ['getAllOrders', 'getOrder'],
  },
  kept(
    'the first address is not the primary one',
    'createAddress',
    '/address',
    objectsAt('', (customer) => (customer.address = null)),
    registering,
  ),
  accepted(
    'a list gets the name of another',
    'changeFavoriteListName',
    () => [],
    ({ newListName }) => newListName !== 'x',
  ),
  accepted(
    'a list that does not exist is renamed',
    'changeFavoriteListName',
    () => [],
    ({ listName }) => String(listName).includes('unknown'),
  ),
  {
    kind: 'state',
    name: 'an emptied list remains',
    operations: ['updateFavorites', 'getFavoriteLists'],
    pointer: '',
    scope: changing,
    start: () => {
      const emptied = new Set<unknown>();
      return {
        answer(given, call) {
          if (call.operationId === 'updateFavorites') {
            const { listName, items } = inputOf(call);
            if (itemsOf(items).length === 0) emptied.add(listName);
            else emptied.delete(listName);
          }
          if (call.operationId !== 'getFavoriteLists' || given.status !== 200) return given;
          const more = [...emptied].map((name, index) => ({ id: `E-${index}`, name, items: [] }));
          return { ...given, text: JSON.stringify([...itemsOf(JSON.parse(given.text)), ...more]) };
        },
      };
    },
  },
  {
    kind: 'state',
    name: 'deleting a list deletes all',
    operations: ['deleteFavoriteList'],
    pointer: '',
    scope: changing,
    start: () => {
      let isDeleted = false;
      return {
        answer(given, { operationId }) {
          isDeleted ||= operationId === 'deleteFavoriteList' && given.status === 204;
          return isDeleted && given.status === 200 && operationId === 'getFavoriteLists'
            ? { ...given, text: '[]' }
            : given;
        },
      };
    },
  },
  {
    kind: 'state',
    name: 'deleting an address deletes all delivery addresses',
    operations: ['deleteAddress'],
    pointer: '',
    scope: changing,
    start: () => {
      let isDeleted = false;
      return {
        answer(given, call) {
          isDeleted ||= call.operationId === 'deleteAddress' && given.status === 204;
          const empty = objectsAt('', (customer) => (customer.deliveryAddresses = []));
          return isDeleted && call.operationId === 'getCustomer' ? empty(given, call) : given;
        },
      };
    },
  },
  ...['postalCode', 'phoneNumber', 'firstName', 'address'].map((field) =>
    unread(
      `an address changes without its ${field}`,
      'updateAddress',
      'getCustomer',
      (input) => (inner(input, 'newAddress')[field] = field === 'postalCode' ? '0010' : '12345678'),
    ),
  ),
  unread(
    'a new address has another first name',
    'createAddress',
    'getCustomer',
    (input) => (inner(input, 'address').firstName = 'Ola'),
  ),
  unread(
    'the profile’s last name changes unasked',
    'updateCustomer',
    'getCustomer',
    (input) => (input.lastName = 'Hansen'),
  ),
  unread(
    'a new account has another last name',
    'registerCustomer',
    'getCustomer',
    (input) => (input.lastName = 'Hansen'),
    registering,
  ),
  unread(
    'a new account has another phone number',
    'registerCustomer',
    'getCustomer',
    (input) => (input.phoneNumber = '4700000000'),
    registering,
  ),
  accepted(
    'an e-mail address serves two accounts',
    'updateCustomer',
    (input) => ({ ...input }),
    ({ email, firstName }) => email !== undefined && String(firstName).length <= 40,
    registering,
  ),
  accepted(
    'more than maxQuantity is added',
    'addToCart',
    () => ({}),
    ({ quantity }) => Number(quantity) > 1 && Number(quantity) < 999,
  ),
  accepted(
    'an unknown shipping method is chosen',
    'bulkUpdateCart',
    () => outcomes,
    ({ shippingMethod }) => shippingMethod !== undefined,
  ),
  accepted(
    'an order by an unknown payment method',
    'createOrder',
    () => ({ orderNumber: 'F-1', redirectUrl: '/no' }),
    (input) => String(inner(input, 'payment').paymentMethod).includes('unknown'),
  ),
  accepted(
    'an order by an unknown shipping method',
    'createOrder',
    () => ({ orderNumber: 'F-1', redirectUrl: '/no' }),
    (input) => String(inner(input, 'delivery').shippingMethod).includes('unknown'),
  ),
  kept(
    'a bulk answer gives another quantity than was sent',
    'bulkUpdateCart',
    '/added',
    valuesAt('/added/lineItems/*/quantity', () => '1'),
  ),
  kept(
    'a bulk answer gives another code than was sent',
    'addMultipleToCart',
    '',
    valuesAt('/added/lineItems/*/code', () => '100000'),
  ),
  kept(
    'lines keep their prices with getPrice=false',
    'updateCart',
    '/lineItems',
    objectsAt('/lineItems/*', (line) => (line.price ??= { ...price })),
  ),
];

const amount = { amount: 1, formattedString: '1 kr' };
const price = {
  ...Object.fromEntries(
    [
      ...[
        'regularPriceExVat',
        'regularPriceIncVat',
        'priceExVat',
        'priceIncVat',
        'discountExVat',
        'discountIncVat',
      ],
      ...['unitPrice', 'totalPriceForItems'],
    ].map((field) => [field, amount]),
  ),
  description: null,
  currency: 'NOK',
};
