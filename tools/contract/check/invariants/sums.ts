import { at, itemOf, list, number, text } from '../read';
import type { Observer } from '../run';
import { claim, objectsIn } from './scan';

/** Tolerance per piece of a product of a rounded unit price; a sum of amounts that are shown is exact. */
const perPiece = 0.006;
const fraction = 0.001;

/** Expected total: what adds up to it, with its tolerance. */
type Sum = readonly [pointer: string, says: string, expected: number | undefined, tolerance?: number];

const amount = (value: unknown, ...path: string[]) => number(value, ...path, 'amount');

const sum = (parts: readonly (number | undefined)[]): number | undefined =>
  parts.reduce((all, part) => (all === undefined || part === undefined ? undefined : all + part), 0);

function lineSums(line: unknown, pointer: string): Sum[] {
  const quantity = number(line, 'quantity') ?? NaN;
  return [
    ['totalPriceForItems', 'unitPrice'] as const,
    ['totalPriceForItemsIncVat', 'priceIncVat'] as const,
  ].map(([field, unit]) => {
    const each = amount(line, 'price', unit) ?? NaN;
    const tolerance = quantity > 1 ? perPiece * quantity : 0;
    return [`${pointer}/price/${field}/amount`, `${unit} × quantity`, each * quantity, tolerance];
  });
}

/** Lines without fees, which no count includes. */
const visible = (lines: readonly unknown[]) => lines.filter((line) => at(line, 'item', 'visible') !== false);

const linesSums = (
  lines: readonly unknown[],
  pointer: string,
  list: string,
  totals: Record<string, string>,
): Sum[] => [
  [
    `${pointer}/numberOfItems`,
    'the sum of the quantities of the visible lines',
    sum(visible(lines).map((line) => number(line, 'quantity'))),
  ],
  ...lines.flatMap((line, index) => lineSums(line, `${pointer}/${list}/${index}`)),
  ...Object.entries(lines.length === 0 ? {} : totals).map(([total, field]): Sum => {
    const expected = sum(lines.map((line) => amount(line, 'price', field)));
    return [`${pointer}/${total}/amount`, 'the sum of the lines', expected];
  }),
];

const totalOf = (value: unknown, pointer: string, total: string, ...fields: string[]): Sum => [
  `${pointer}/${total}/amount`,
  fields.join(' + '),
  sum(fields.map((field) => amount(value, field))),
];

/** The method included in the totals has their price, and free shipping begins where the goods reach the threshold. */
function shippingSums(cart: unknown): Sum[] {
  const methods = list(cart, 'shippingMethods');
  const chosen = itemOf(cart, 'id', text(cart, 'shippingMethod'), 'shippingMethods');
  const tolerance = perPiece * ((number(cart, 'numberOfItems') ?? 0) + 2);
  const remaining = methods.flatMap((method, index) =>
    [['ExVat', 'totalPriceForItems'] as const, ['IncVat', 'totalPriceForItemsIncVat'] as const].map(
      ([basis, total]): Sum => {
        const threshold = amount(method, 'freeShipping', `threshold${basis}`) ?? NaN;
        const left = Math.max(0, threshold - (amount(cart, 'price', total) ?? NaN));
        const pointer = `/shippingMethods/${index}/freeShipping/remaining${basis}/amount`;
        return [pointer, `threshold${basis} − the goods`, left, tolerance];
      },
    ),
  );
  const [exVat, incVat] = [amount(chosen, 'priceExVat'), amount(chosen, 'priceIncVat')];
  return [
    ['/price/shipping/amount', 'priceExVat of the shipping method', exVat],
    ['/price/shippingIncVat/amount', 'priceIncVat of the shipping method', incVat],
    ...remaining,
  ];
}

/** A cart (CART-01): the lines add up to the items; items, shipping and VAT to the total. */
function cartSums(cart: unknown): Sum[] {
  const price = at(cart, 'price');
  return [
    ...linesSums(list(cart, 'lineItems'), '', 'lineItems', {
      'price/totalPriceForItems': 'totalPriceForItems',
      'price/totalPriceForItemsIncVat': 'totalPriceForItemsIncVat',
      'price/unitPrice': 'unitPrice',
      'price/unitPriceIncVat': 'priceIncVat',
    }),
    totalOf(price, '/price', 'totalPrice', 'totalPriceForItems', 'shipping', 'totalVat'),
    totalOf(price, '/price', 'totalPrice', 'totalPriceForItemsIncVat', 'shippingIncVat'),
    ...shippingSums(cart),
    ['/totalPrice/amount', 'price.totalPrice', amount(price, 'totalPrice')],
  ];
}

const orderSums = (order: unknown, pointer: string): Sum[] => [
  ...linesSums(list(order, 'orderItems'), pointer, 'orderItems', {
    totalPriceForItems: 'totalPriceForItems',
    totalPriceForItemsIncVat: 'totalPriceForItemsIncVat',
  }),
  totalOf(order, pointer, 'totalPrice', 'totalPriceForItems', 'totalFreightPrice', 'totalVat'),
  totalOf(order, pointer, 'totalPrice', 'totalPriceForItemsIncVat', 'totalFreightPriceIncVat'),
  totalOf(order, pointer, 'totalPriceExVat', 'totalPriceForItems', 'totalFreightPrice'),
];

/** Credit (Customer.credit): what is available is the limit without the balance. */
const creditSum = (credit: unknown): Sum => {
  const available = (amount(credit, 'limit') ?? NaN) - (amount(credit, 'balance') ?? NaN);
  return ['/credit/available/amount', 'limit − balance', available];
};

/** CART-01, ORD-01: totals of carts and orders add up, exactly, as their parts are shown. */
export const sums: Observer = (shopper, received) => {
  const { body, status } = received;
  if (status !== 200) return;
  const check = (requirement: string, all: readonly Sum[]) => {
    for (const [pointer, says, expected = NaN, tolerance = 0] of all) {
      const found = number(body, ...pointer.split('/').slice(1)) ?? NaN;
      // An amount that is not there makes no difference.
      const isClose = !(Math.abs(found - expected) > tolerance + fraction);
      const wanted = `${says} = ${Math.round(expected * 100) / 100}`;
      claim(shopper, received, pointer, [requirement, isClose, wanted, found]);
    }
  };
  if (Array.isArray(at(body, 'lineItems')) && number(body, 'numberOfItems') !== undefined)
    check('CART-01', cartSums(body));
  check('ORG-01', [creditSum(at(body, 'credit'))]);
  for (const { value, pointer } of objectsIn(body))
    if (Array.isArray(value.orderItems)) check('ORD-01', orderSums(value, pointer));
};
