import { at, list, number, text } from '../read';
import type { Observer } from '../run';
import { objectsIn } from './scan';

/** Tolerance per piece of a product of a rounded unit price; a sum of amounts that are shown is exact. */
const perPiece = 0.006;
const fraction = 0.001;

/** Expected total, with its tolerance. */
interface Sum {
  pointer: string;
  expected: number;
  tolerance: number;
  says: string;
}

const amount = (value: unknown, ...path: string[]) => number(value, ...path, 'amount');

const total = (values: readonly (number | undefined)[]): number | undefined =>
  values.every((value) => value !== undefined) ? values.reduce((sum, value) => sum + value, 0) : undefined;

const isClose = (one: number, other: number, tolerance: number) =>
  Math.abs(one - other) <= tolerance + fraction;

function sum(pointer: string, says: string, parts: readonly (number | undefined)[]): Sum[] {
  const expected = total(parts);
  return expected === undefined ? [] : [{ pointer, expected, tolerance: 0, says }];
}

/** A line: its totals are the unit prices times the quantity. */
function lineSums(line: unknown, pointer: string): Sum[] {
  const quantity = number(line, 'quantity');
  if (quantity === undefined) return [];
  const times = (field: string, unit: string): Sum[] => {
    const each = amount(line, 'price', unit);
    const tolerance = quantity > 1 ? perPiece * quantity : 0;
    const place = `${pointer}/price/${field}/amount`;
    return each === undefined
      ? []
      : [{ pointer: place, expected: each * quantity, tolerance, says: `${unit} × quantity` }];
  };
  return [...times('totalPriceForItems', 'unitPrice'), ...times('totalPriceForItemsIncVat', 'priceIncVat')];
}

/** The method included in the totals has their price, and free shipping begins where the goods reach the threshold. */
function shippingSums(cart: unknown): Sum[] {
  const methods = list(cart, 'shippingMethods');
  const chosen = methods.findIndex((each) => text(each, 'id') === text(cart, 'shippingMethod'));
  const pieces = number(cart, 'numberOfItems') ?? 0;
  return methods.flatMap((method, index) => [
    ...(index === chosen
      ? [
          ...sum('/price/shipping/amount', 'priceExVat of the shipping method', [
            amount(method, 'priceExVat'),
          ]),
          ...sum('/price/shippingIncVat/amount', 'priceIncVat of the shipping method', [
            amount(method, 'priceIncVat'),
          ]),
        ]
      : []),
    ...(['ExVat', 'IncVat'] as const).flatMap((basis): Sum[] => {
      const threshold = amount(method, 'freeShipping', `threshold${basis}`);
      const goods = amount(
        cart,
        'price',
        basis === 'ExVat' ? 'totalPriceForItems' : 'totalPriceForItemsIncVat',
      );
      if (threshold === undefined || goods === undefined) return [];
      return [
        {
          pointer: `/shippingMethods/${index}/freeShipping/remaining${basis}/amount`,
          expected: Math.max(0, threshold - goods),
          tolerance: perPiece * (pieces + 2),
          says: `threshold${basis} − the goods`,
        },
      ];
    }),
  ]);
}

/** Lines without fees, which no count includes. */
const visible = (lines: readonly unknown[]) => lines.filter((line) => at(line, 'item', 'visible') !== false);

/** A cart (CART-01): the lines add up to the items; items, shipping and VAT to the total. */
function cartSums(cart: unknown): Sum[] {
  const lines = list(cart, 'lineItems');
  const of = (field: string) => lines.map((line) => amount(line, 'price', field));
  return [
    ...sum(
      '/numberOfItems',
      'the sum of the quantities of the visible lines',
      visible(lines).map((line) => number(line, 'quantity')),
    ),
    ...lines.flatMap((line, index) => lineSums(line, `/lineItems/${index}`)),
    ...(lines.length === 0
      ? []
      : ['totalPriceForItems', 'totalPriceForItemsIncVat', 'unitPrice'].flatMap((field) =>
          sum(`/price/${field}/amount`, 'the sum of the lines', of(field)),
        )),
    ...(lines.length === 0
      ? []
      : sum('/price/unitPriceIncVat/amount', 'the sum of the lines', of('priceIncVat'))),
    ...sum(
      '/price/totalPrice/amount',
      'totalPriceForItems + shipping + totalVat',
      ['totalPriceForItems', 'shipping', 'totalVat'].map((field) => amount(cart, 'price', field)),
    ),
    ...sum(
      '/price/totalPrice/amount',
      'totalPriceForItemsIncVat + shippingIncVat',
      ['totalPriceForItemsIncVat', 'shippingIncVat'].map((field) => amount(cart, 'price', field)),
    ),
    ...shippingSums(cart),
    ...sum('/totalPrice/amount', 'price.totalPrice', [amount(cart, 'price', 'totalPrice')]),
  ];
}

/** An order (ORD-01): like a cart. */
function orderSums(order: unknown, pointer: string): Sum[] {
  const lines = list(order, 'orderItems');
  const of = (fields: readonly string[]) => fields.map((field) => amount(order, field));
  return [
    ...sum(
      `${pointer}/numberOfItems`,
      'the sum of the quantities of the visible lines',
      visible(lines).map((line) => number(line, 'quantity')),
    ),
    ...lines.flatMap((line, index) => lineSums(line, `${pointer}/orderItems/${index}`)),
    ...(lines.length === 0
      ? []
      : ['totalPriceForItems', 'totalPriceForItemsIncVat'].flatMap((field) =>
          sum(
            `${pointer}/${field}/amount`,
            'the sum of the lines',
            lines.map((line) => amount(line, 'price', field)),
          ),
        )),
    ...sum(
      `${pointer}/totalPrice/amount`,
      'totalPriceForItems + totalFreightPrice + totalVat',
      of(['totalPriceForItems', 'totalFreightPrice', 'totalVat']),
    ),
    ...sum(
      `${pointer}/totalPrice/amount`,
      'totalPriceForItemsIncVat + totalFreightPriceIncVat',
      of(['totalPriceForItemsIncVat', 'totalFreightPriceIncVat']),
    ),
    ...sum(
      `${pointer}/totalPriceExVat/amount`,
      'totalPriceForItems + totalFreightPrice',
      of(['totalPriceForItems', 'totalFreightPrice']),
    ),
  ];
}

const valueOf = (body: unknown, pointer: string) => number(at(body, ...pointer.split('/').slice(1)));

/** CART-01, ORD-01: totals of carts and orders add up, exactly, as their parts are shown. */
export const sums: Observer = (run, _shopper, operation, { status, body }, request) => {
  if (status !== 200) return;
  const check = (requirement: string, all: readonly Sum[]) => {
    for (const { pointer, expected, tolerance, says } of all) {
      const found = valueOf(body, pointer);
      if (found === undefined || isClose(found, expected, tolerance)) continue;
      run.broken(
        operation,
        requirement,
        { pointer, expected: `${says} = ${round(expected)}`, found: String(found), body },
        request,
      );
    }
  };
  if (Array.isArray(at(body, 'lineItems')) && number(body, 'numberOfItems') !== undefined)
    check('CART-01', cartSums(body));
  for (const { value, pointer } of objectsIn(body))
    if (Array.isArray(value.orderItems)) check('ORD-01', orderSums(value, pointer));
};

const round = (value: number) => Math.round(value * 100) / 100;
