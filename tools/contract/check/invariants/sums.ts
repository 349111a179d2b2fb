import { at, list, number } from '../read';
import type { Observer } from '../run';
import { objectsIn } from './scan';

/** Tolerance per piece, since amounts may be rounded to the smallest coin. */
const perPiece = 0.006;

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

const isClose = (one: number, other: number, tolerance: number) => Math.abs(one - other) <= tolerance + 0.01;

function sum(pointer: string, says: string, parts: readonly (number | undefined)[], tolerance = 0): Sum[] {
  const expected = total(parts);
  return expected === undefined ? [] : [{ pointer, expected, tolerance, says }];
}

/** A line: its price is the unit price times the quantity. */
function lineSums(line: unknown, pointer: string): Sum[] {
  const [unit, quantity] = [amount(line, 'price', 'unitPrice'), number(line, 'quantity')];
  if (unit === undefined || quantity === undefined) return [];
  return [
    {
      pointer: `${pointer}/price/totalPriceForItems/amount`,
      expected: unit * quantity,
      tolerance: perPiece * quantity,
      says: 'unitPrice × quantity',
    },
  ];
}

/** Lines without fees, which no count includes. */
const visible = (lines: readonly unknown[]) => lines.filter((line) => at(line, 'item', 'visible') !== false);

/** A cart (CART-01): the lines add up to the items; items, shipping and VAT to the total. */
function cartSums(cart: unknown): Sum[] {
  const lines = list(cart, 'lineItems');
  const pieces = lines.reduce<number>((all, line) => all + (number(line, 'quantity') ?? 0), 0);
  const of = (field: string) => lines.map((line) => amount(line, 'price', field));
  const { length } = lines;
  return [
    ...sum(
      '/numberOfItems',
      'the sum of the quantities of the visible lines',
      visible(lines).map((line) => number(line, 'quantity')),
    ),
    ...lines.flatMap((line, index) => lineSums(line, `/lineItems/${index}`)),
    ...(length === 0
      ? []
      : [
          ...sum(
            '/price/totalPriceForItems/amount',
            'the sum of the lines',
            of('totalPriceForItems'),
            perPiece * pieces,
          ),
          ...sum(
            '/price/totalPriceForItemsIncVat/amount',
            'the sum of the lines',
            of('totalPriceForItemsIncVat'),
            perPiece * pieces,
          ),
          ...sum(
            '/price/unitPrice/amount',
            'the sum of the lines’ unit prices',
            of('unitPrice'),
            perPiece * length,
          ),
        ]),
    ...sum(
      '/price/totalPrice/amount',
      'totalPriceForItems + shipping + totalVat',
      ['totalPriceForItems', 'shipping', 'totalVat'].map((field) => amount(cart, 'price', field)),
      perPiece * 3,
    ),
    ...sum('/totalPrice/amount', 'price.totalPrice', [amount(cart, 'price', 'totalPrice')]),
  ];
}

/** An order (ORD-01): like a cart. */
function orderSums(order: unknown, pointer: string): Sum[] {
  const lines = list(order, 'orderItems');
  const pieces = lines.reduce<number>((all, line) => all + (number(line, 'quantity') ?? 0), 0);
  return [
    ...sum(
      `${pointer}/numberOfItems`,
      'the sum of the quantities of the visible lines',
      visible(lines).map((line) => number(line, 'quantity')),
    ),
    ...lines.flatMap((line, index) => lineSums(line, `${pointer}/orderItems/${index}`)),
    ...(lines.length === 0
      ? []
      : sum(
          `${pointer}/totalPriceForItems/amount`,
          'the sum of the lines',
          lines.map((line) => amount(line, 'price', 'totalPriceForItems')),
          perPiece * pieces,
        )),
    ...sum(
      `${pointer}/totalPrice/amount`,
      'totalPriceForItems + totalFreightPrice + totalVat',
      ['totalPriceForItems', 'totalFreightPrice', 'totalVat'].map((field) => amount(order, field)),
      perPiece * 3,
    ),
  ];
}

const valueOf = (body: unknown, pointer: string) => number(at(body, ...pointer.split('/').slice(1)));

/** CART-01, ORD-01: totals of carts and orders add up, within the rounding of the smallest coin. */
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
