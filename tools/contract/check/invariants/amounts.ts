import { at, number, text } from '../read';
import type { Observer } from '../run';
import { objectsIn, type Found } from './scan';

type Report = (requirement: string, pointer: string, expected: string, found: string) => void;

/** Less than the smallest coin: amounts are binary fractions. */
const fraction = 0.001;
const amount = (value: unknown, field: string) => number(value, field, 'amount');
const shown = (value: number) => String(Math.round(value * 100) / 100);

/** Pairs of fields without and with VAT. */
const pairs = [
  ['priceExVat', 'priceIncVat'],
  ['regularPriceExVat', 'regularPriceIncVat'],
  ['discountExVat', 'discountIncVat'],
  ['totalPriceForItems', 'totalPriceForItemsIncVat'],
  ['shipping', 'shippingIncVat'],
  ['totalFreightPrice', 'totalFreightPriceIncVat'],
  ['thresholdExVat', 'thresholdIncVat'],
  ['remainingExVat', 'remainingIncVat'],
  ['promotionDiscountAmount', 'promotionDiscountAmountIncVat'],
  ['lowestPrice30DaysExVat', 'lowestPrice30DaysIncVat'],
] as const;

/** An amount without VAT is at most the one with VAT. */
function vat({ value, pointer }: Found, report: Report): void {
  for (const [without, including] of pairs) {
    if (!(without in value)) continue;
    const [low, high] = [amount(value, without), amount(value, including)];
    if (low !== undefined && high !== undefined && low > high + fraction)
      report('CARD-08', `${pointer}/${without}/amount`, `at most ${including}, ${shown(high)}`, shown(low));
  }
}

/** The price with a promotion has no VAT, and is between its rounded forms. */
function promotion({ value, pointer }: Found, report: Report): void {
  const evaluated = 'evaluatedDiscountedPriceForPromotion';
  const of = (field: string) => number(value, 'promotion', field, 'amount');
  const [own, down, up] = [evaluated, `${evaluated}RoundedDown`, `${evaluated}RoundedUp`].map(of);
  if (own === undefined) return;
  const place = `${pointer}/promotion/${evaluated}`;
  const [without, including] = ['priceExVat', 'priceIncVat'].map((field) =>
    number(value, 'price', field, 'amount'),
  );
  if (own === including && without !== including)
    report('CARD-08', `${place}/amount`, `an amount without VAT, as ${shown(without ?? 0)}`, shown(own));
  if (down !== undefined && down > own + fraction)
    report('CARD-08', `${place}RoundedDown/amount`, `at most ${shown(own)}`, shown(down));
  if (up !== undefined && up < own - fraction)
    report('CARD-08', `${place}RoundedUp/amount`, `at least ${shown(own)}`, shown(up));
}

/** The regular price is at least the price, and the discount is the difference. */
function discounts({ value, pointer }: Found, report: Report): void {
  if (!('regularPriceExVat' in value)) return;
  for (const basis of ['ExVat', 'IncVat']) {
    const [regular, price, discount] = ['regularPrice', 'price', 'discount'].map((field) =>
      amount(value, `${field}${basis}`),
    );
    if (regular === undefined || price === undefined) continue;
    if (regular < price - fraction)
      report(
        'CARD-07',
        `${pointer}/regularPrice${basis}/amount`,
        `at least price${basis}, ${shown(price)}`,
        shown(regular),
      );
    else if (discount !== undefined && Math.abs(regular - price - discount) > fraction)
      report(
        'CARD-07',
        `${pointer}/discount${basis}/amount`,
        `regularPrice${basis} − price${basis} = ${shown(regular - price)}`,
        shown(discount),
      );
  }
  percentage({ value, pointer }, report);
}

/** The percentage is that of the discount; prices may be rounded to whole units of the currency. */
function percentage({ value, pointer }: Found, report: Report): void {
  const percent = number(value, 'discountPercentage');
  const regular = amount(value, 'regularPriceIncVat');
  const discount = amount(value, 'discountIncVat');
  if (percent === undefined || regular === undefined || discount === undefined) return;
  if (Math.abs((percent / 100) * regular - discount) > Math.max(1, regular / 100))
    report(
      'CARD-07',
      `${pointer}/discountPercentage`,
      `the share of discountIncVat, ${shown((discount / regular) * 100)}`,
      String(percent),
    );
}

const digitsOf = (written: string): string => written.replaceAll(/\D/g, '').replace(/^0+/, '');

/** Digits of an amount, with up to three decimals and in any rounding. */
function spellings(value: number): string[] {
  return [0, 1, 2, 3].flatMap((decimals) => {
    const scaled = Math.abs(value) * 10 ** decimals;
    const exact = Math.round(scaled * 1000) / 1000;
    return [Math.floor(exact), Math.round(exact), Math.ceil(exact)].map((each) => digitsOf(String(each)));
  });
}

/** The text of an amount has its digits; a text without digits may stand for any amount, such as “free”. */
function formatted({ value, pointer }: Found, report: Report): void {
  if (!('formattedString' in value)) return;
  const [own, written] = [number(value, 'amount'), text(value, 'formattedString')];
  if (own === undefined || written === undefined || !/\d/.test(written)) return;
  if (!spellings(own).includes(digitsOf(written)))
    report('CARD-08', `${pointer}/formattedString`, `a text of ${own}`, written);
}

/** The unit price of a line is its price without VAT. */
function unitPrice({ value, pointer }: Found, report: Report): void {
  if (!('unitPrice' in value)) return;
  const [unit, price] = [amount(value, 'unitPrice'), amount(value, 'priceExVat')];
  if (unit !== undefined && price !== undefined && Math.abs(unit - price) > fraction)
    report('CART-01', `${pointer}/unitPrice/amount`, `priceExVat, ${shown(price)}`, shown(unit));
}

/** A product with variations counts them. */
function variants({ value, pointer }: Found, report: Report): void {
  if (!('numberOfVariants' in value)) return;
  const count = number(value, 'numberOfVariants');
  const variations = at(value, 'variations');
  if (!Array.isArray(variations) || variations.length === 0 || count === undefined) return;
  if (count !== variations.length)
    report('CARD-09', `${pointer}/numberOfVariants`, `${variations.length}, its variations`, String(count));
}

/** Requirement of the amounts of carts and orders. */
const sumsOf = new Map<string, string>([
  ...['getCart', 'addToCart', 'updateCart'].map((id) => [id, 'CART-01'] as const),
  ...['getOrder', 'getAllOrders'].map((id) => [id, 'ORD-01'] as const),
]);

/** Invariants of the amounts of one price, and of a product's count of variations. */
export const amounts: Observer = (run, _shopper, operation, { status, body }, request) => {
  if (status !== 200) return;
  const report: Report = (requirement, pointer, expected, found) =>
    run.broken(operation, sumsOf.get(operation) ?? requirement, { pointer, expected, found, body }, request);
  for (const found of objectsIn(body))
    for (const invariant of [vat, discounts, promotion, formatted, unitPrice, variants])
      invariant(found, report);
};
