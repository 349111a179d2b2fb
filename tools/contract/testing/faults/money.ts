import type { Alteration } from '../driftProxy';
import {
  all,
  answering,
  changingAs,
  ingrid,
  objectsAt,
  scopes,
  valuesAt,
  type Fault,
  type Scope,
} from './fault';
import type { Json } from '../mutations';

const { changing, reading } = scopes;
/** Small goods are far from free shipping, which furniture never has. */
const variedGoods: Scope = { ...changing, pages: 12 };
const { round } = Math;
const plus =
  (more: number) =>
  (amount: number): number =>
    round((amount + more) * 100) / 100;

/** One øre more at a place, in an answer whose amounts are otherwise right. */
const ore = (operation: string, path: string, scope: Scope = changing): Fault =>
  answering(
    'one øre',
    `${operation} ${path}`,
    [operation],
    path.replace(/\/\*.*/, ''),
    scope,
    more(path, 0.01),
  );

const more = (path: string, by: number): Alteration => valuesAt(`${path}/amount`, plus(by));

const money = (name: string, operation: string, pointer: string, scope: Scope, alter: Alteration): Fault =>
  answering('money', name, [operation], pointer, scope, alter);

const exchange = (path: string, one: string, other: string): Alteration =>
  objectsAt(path, (holder) => ([holder[one], holder[other]] = [holder[other], holder[one]]));

const hit = '/result/*/price';
const line = '/lineItems/*/price';

/** An amount with the text of another one. */
const text = (operation: string, path: string, scope: Scope): Fault =>
  money(
    `${operation} ${path} with the text of another amount`,
    operation,
    path.replace(/\/\*.*/, ''),
    scope,
    valuesAt(`${path}/formattedString`, () => '7 kr'),
  );

const dearer = (price: Json, field: string, by: number) => {
  const money = price[field] as { amount: number; formattedString: string } | undefined;
  if (!money) return;
  money.amount = plus(by)(money.amount);
  money.formattedString = `${new Intl.NumberFormat('nb-NO').format(money.amount)} kr`;
};

/** Amounts that no sum of the contract allows. */
export const moneyFaults: readonly Fault[] = [
  ...[
    ...['unitPrice', 'totalPriceForItems', 'totalPriceForItemsIncVat', 'shipping', 'shippingIncVat'],
    ...['totalPrice', 'totalVat'],
  ].map((field) => ore('getCart', `/price/${field}`)),
  ore('getCart', '/totalPrice'),
  ...['unitPrice', 'totalPriceForItems', 'totalPriceForItemsIncVat'].map((field) =>
    ore('getCart', `${line}/${field}`),
  ),
  ore('addToCart', '/price/totalPrice'),
  ore('updateCart', `${line}/totalPriceForItems`),
  ...[
    ...['totalPrice', 'totalVat', 'totalPriceForItems', 'totalFreightPrice'],
    ...['totalPriceForItemsIncVat', 'totalFreightPriceIncVat', 'totalPriceExVat'],
  ].map((field) => ore('getOrder', `/${field}`)),
  ore('getOrder', '/orderItems/*/price/totalPriceForItems'),
  ore('getAllOrders', '/orders/*/totalPrice', reading),
  ore('getCategoryProducts', `${hit}/discountIncVat`, reading),
  money(
    'ex and inc VAT exchanged in hits',
    'getCategoryProducts',
    '/result',
    reading,
    exchange(hit, 'priceExVat', 'priceIncVat'),
  ),
  money(
    'regular prices exchanged in search',
    'search',
    '/productResult',
    reading,
    exchange('/productResult/result/*/price', 'regularPriceExVat', 'regularPriceIncVat'),
  ),
  money(
    'ex and inc VAT exchanged in lines',
    'getCart',
    '/lineItems',
    changing,
    exchange(line, 'totalPriceForItems', 'totalPriceForItemsIncVat'),
  ),
  money(
    'shipping exchanged',
    'getCart',
    '/price',
    changing,
    exchange('/price', 'shipping', 'shippingIncVat'),
  ),
  money(
    'methods’ prices exchanged',
    'getCart',
    '/shippingMethods',
    changing,
    exchange('/shippingMethods/*', 'priceExVat', 'priceIncVat'),
  ),
  money(
    'ex and inc VAT exchanged on the product page',
    'getPage',
    '/product',
    reading,
    exchange('/product/price', 'priceExVat', 'priceIncVat'),
  ),
  ...[
    ['getCategoryProducts', `${hit}/currency`, reading],
    ['search', '/productResult/result/*/price/currency', reading],
    ['getPage', '/product/price/currency', reading],
    ['getCart', '/price/currency', changing],
    ['getCart', `${line}/currency`, changing],
  ].map(([operation, path, scope]) =>
    money(
      `${operation as string} ${path as string} another than the settings’`,
      operation as string,
      (path as string).replace(/\/\*.*/, ''),
      scope as Scope,
      valuesAt(path as string, () => 'EUR'),
    ),
  ),
  money(
    'discount without VAT is not regular − price',
    'getCategoryProducts',
    '/result',
    reading,
    more(`${hit}/discountExVat`, 5),
  ),
  money(
    'discount with VAT is not regular − price',
    'search',
    '/productResult',
    reading,
    more('/productResult/result/*/price/discountIncVat', 5),
  ),
  money(
    'percentage of another discount',
    'getCategoryProducts',
    '/result',
    reading,
    valuesAt(`${hit}/discountPercentage`, () => 88),
  ),
  money(
    'regular price below the price',
    'getCategoryProducts',
    '/result',
    reading,
    all(more(`${hit}/regularPriceIncVat`, -9999), more(`${hit}/discountIncVat`, -9999)),
  ),
  money(
    'regular price of lines below the price',
    'getCart',
    '/lineItems',
    changing,
    all(more(`${line}/regularPriceExVat`, -9999), more(`${line}/discountExVat`, -9999)),
  ),
  money(
    'the order is dearer than its cart',
    'getOrder',
    '/total',
    changing,
    objectsAt('', (order) => {
      for (const field of ['totalPrice', 'totalFreightPrice', 'totalFreightPriceIncVat'])
        dearer(order, field, 10);
    }),
  ),
  money(
    'price without VAT of the chosen method is not the shipping',
    'getCart',
    '/',
    changing,
    more('/shippingMethods/*/priceExVat', 1),
  ),
  money(
    'price with VAT of the chosen method is not the shipping',
    'getCart',
    '/',
    changing,
    more('/shippingMethods/*/priceIncVat', 1),
  ),
  money(
    'remaining with VAT is not threshold − goods',
    'getCart',
    '/shippingMethods',
    variedGoods,
    more('/shippingMethods/*/freeShipping/remainingIncVat', 1),
  ),
  money(
    'remaining without VAT is not threshold − goods',
    'getCart',
    '/shippingMethods',
    variedGoods,
    more('/shippingMethods/*/freeShipping/remainingExVat', 1),
  ),
  money(
    'another threshold than the remaining amount has',
    'getCart',
    '/shippingMethods',
    variedGoods,
    more('/shippingMethods/*/freeShipping/thresholdIncVat', 50),
  ),
  text('getCategoryProducts', `${hit}/priceIncVat`, reading),
  text('getCart', '/price/totalPrice', changing),
  text('getOrder', '/totalPrice', changing),
  text('getCart', '/shippingMethods/*/priceIncVat', changing),
  money(
    'another price in the listing than on the page',
    'getPage',
    '/product',
    reading,
    objectsAt('/product/price', (price) => {
      for (const field of ['priceExVat', 'priceIncVat', 'regularPriceExVat', 'regularPriceIncVat'])
        dearer(price, field, 100);
    }),
  ),
  money(
    'another unit price in the cart than in the listing',
    'addToCart',
    '/lineItems',
    changingAs(ingrid),
    all(more(`${line}/unitPrice`, 3)),
  ),
];
