import { at, number, text } from '../read';
import type { Observer } from '../run';
import { objectsIn, verifierOf, type Found, type Verify } from './scan';

type Value = Found['value'];

/** Less than the smallest coin: amounts are binary fractions. */
const fraction = 0.001;
const amount = (value: unknown, ...path: string[]) => number(value, ...path, 'amount');
const shown = (value: number) => String(Math.round(value * 100) / 100);

/** Pairs of fields without and with VAT. */
const pairs = [
  ...['price', 'regularPrice', 'discount', 'threshold', 'remaining', 'lowestPrice30Days'].map(
    (each) => [`${each}ExVat`, `${each}IncVat`] as const,
  ),
  ...['totalPriceForItems', 'shipping', 'totalFreightPrice', 'promotionDiscountAmount'].map(
    (each) => [each, `${each}IncVat`] as const,
  ),
];

/** An amount without VAT is at most the one with VAT. */
function vat(value: Value, verify: Verify): void {
  for (const [without, including] of pairs) {
    const [low, high] = [amount(value, without), amount(value, including)];
    if (low === undefined || high === undefined) continue;
    const expected = `at most ${including}, ${shown(high)}`;
    verify(`CARD-08 /${without}/amount`, low <= high + fraction, expected, shown(low));
  }
}

/** The price with a promotion has no VAT, and is between its rounded forms. */
function promotion(value: Value, verify: Verify): void {
  const evaluated = 'evaluatedDiscountedPriceForPromotion';
  const of = (field: string) => amount(value, 'promotion', field);
  const own = of(evaluated);
  if (own === undefined) return;
  const place = `CARD-08 /promotion/${evaluated}`;
  const [down = own, up = own] = [of(`${evaluated}RoundedDown`), of(`${evaluated}RoundedUp`)];
  const [without, including] = [amount(value, 'price', 'priceExVat'), amount(value, 'price', 'priceIncVat')];
  const hasVat = own === including && without !== including;
  verify(`${place}/amount`, !hasVat, `an amount without VAT, as ${shown(without ?? 0)}`, shown(own));
  verify(`${place}RoundedDown/amount`, down <= own + fraction, `at most ${shown(own)}`, shown(down));
  verify(`${place}RoundedUp/amount`, up >= own - fraction, `at least ${shown(own)}`, shown(up));
}

/** The regular price is at least the price, and the discount is the difference and its percentage the share. */
function discounts(value: Value, verify: Verify): void {
  for (const basis of ['ExVat', 'IncVat']) {
    const [regular, price] = [amount(value, `regularPrice${basis}`), amount(value, `price${basis}`)];
    if (regular === undefined || price === undefined) continue;
    const isLess = regular < price - fraction;
    const least = `at least price${basis}, ${shown(price)}`;
    verify(`CARD-07 /regularPrice${basis}/amount`, !isLess, least, shown(regular));
    const discount = amount(value, `discount${basis}`) ?? regular - price;
    const isDifference = isLess || Math.abs(regular - price - discount) <= fraction;
    const expected = `regularPrice${basis} − price${basis} = ${shown(regular - price)}`;
    verify(`CARD-07 /discount${basis}/amount`, isDifference, expected, shown(discount));
  }
  const percent = number(value, 'discountPercentage');
  const [regular, discount] = [amount(value, 'regularPriceIncVat'), amount(value, 'discountIncVat')];
  if (percent === undefined || regular === undefined || discount === undefined) return;
  // Prices may be rounded to whole units of the currency.
  const isShare = Math.abs((percent / 100) * regular - discount) <= Math.max(1, regular / 100);
  const expected = `the share of discountIncVat, ${shown((discount / regular) * 100)}`;
  verify('CARD-07 /discountPercentage', isShare, expected, percent);
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
function formatted(value: Value, verify: Verify): void {
  const [own, written] = [number(value, 'amount'), text(value, 'formattedString')];
  if (own === undefined || written === undefined || !/\d/.test(written)) return;
  verify('CARD-08 /formattedString', spellings(own).includes(digitsOf(written)), `a text of ${own}`, written);
}

/** The unit price of a line is its price without VAT. */
function unitPrice(value: Value, verify: Verify): void {
  const [unit, price] = [amount(value, 'unitPrice'), amount(value, 'priceExVat')];
  if (unit === undefined || price === undefined) return;
  const isSame = Math.abs(unit - price) <= fraction;
  verify('CART-01 /unitPrice/amount', isSame, `priceExVat, ${shown(price)}`, shown(unit));
}

/** A product with variations counts them. */
function variants(value: Value, verify: Verify): void {
  const [count, variations] = [number(value, 'numberOfVariants'), at(value, 'variations')];
  if (!Array.isArray(variations) || variations.length === 0 || count === undefined) return;
  const { length } = variations;
  verify('CARD-09 /numberOfVariants', count === length, `${length}, its variations`, count);
}

/** Requirements of the amounts of carts and orders. */
const requirementOf = (operation: string): string | undefined =>
  /^(get|addTo|update)Cart$/.test(operation) ? 'CART-01' : /Orders?$/.test(operation) ? 'ORD-01' : undefined;

/** Invariants of the amounts of one price, and of a product's count of variations. */
export const amounts: Observer = (run, _shopper, received) => {
  if (received.status !== 200) return;
  const requirement = requirementOf(received.operation);
  for (const { value, pointer } of objectsIn(received.body)) {
    const verify = verifierOf(run, received, pointer);
    const own: Verify = (rule, ...holds) =>
      verify(requirement ? rule.replace(/^\S+/, requirement) : rule, ...holds);
    for (const invariant of [vat, discounts, promotion, formatted, unitPrice, variants])
      invariant(value, own);
  }
};
