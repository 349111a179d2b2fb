import { list, number, text } from '../read';
import { observing, type Claim, type Found } from './scan';

type Value = Found['value'];

/** Less than the smallest coin: amounts are binary fractions. */
const fraction = 0.001;
/** NaN for one that is not there, which breaks no rule. */
const amount = (value: unknown, ...path: string[]) => number(value, ...path, 'amount') ?? NaN;
const shown = (value: number) => String(Math.round(value * 100) / 100);

/** An amount without VAT is at most the one with VAT. */
const vat = (without: string, including: string) =>
  function* (value: Value): Iterable<Claim> {
    const [low, high] = [amount(value, without), amount(value, including)];
    yield [
      `CARD-08 /${without}/amount`,
      !(low > high + fraction),
      `at most ${including}, ${shown(high)}`,
      shown(low),
    ];
  };

/** The price with a promotion has no VAT, and is between its rounded forms. */
function* promotion(value: Value): Iterable<Claim> {
  const evaluated = 'evaluatedDiscountedPriceForPromotion';
  const of = (form: string) => amount(value, 'promotion', evaluated + form);
  const [own, down, up] = [of(''), of('RoundedDown'), of('RoundedUp')];
  const [without, including] = [amount(value, 'price', 'priceExVat'), amount(value, 'price', 'priceIncVat')];
  const hasVat = own === including && without !== including;
  const place = `CARD-08 /promotion/${evaluated}`;
  yield [`${place}/amount`, !hasVat, `an amount without VAT, as ${shown(without)}`, shown(own)];
  yield [`${place}RoundedDown/amount`, !(down > own + fraction), `at most ${shown(own)}`, shown(down)];
  yield [`${place}RoundedUp/amount`, !(up < own - fraction), `at least ${shown(own)}`, shown(up)];
}

/** The regular price is at least the price, and the discount is the difference. */
const discount = (basis: 'ExVat' | 'IncVat') =>
  function* (value: Value): Iterable<Claim> {
    const [regular, price] = [amount(value, `regularPrice${basis}`), amount(value, `price${basis}`)];
    const own = amount(value, `discount${basis}`);
    const isLess = regular < price - fraction;
    const least = `at least price${basis}, ${shown(price)}`;
    yield [`CARD-07 /regularPrice${basis}/amount`, !isLess, least, shown(regular)];
    const isDifference = isLess || !(Math.abs(regular - price - own) > fraction);
    const difference = `regularPrice${basis} − price${basis} = ${shown(regular - price)}`;
    yield [`CARD-07 /discount${basis}/amount`, isDifference, difference, shown(own)];
  };

/** The percentage of a discount is its share, but for prices rounded to whole units of the currency. */
function* share(value: Value): Iterable<Claim> {
  const percent = number(value, 'discountPercentage') ?? NaN;
  const [regular, own] = [amount(value, 'regularPriceIncVat'), amount(value, 'discountIncVat')];
  const isShare = !(Math.abs((percent / 100) * regular - own) > Math.max(1, regular / 100));
  yield [
    'CARD-07 /discountPercentage',
    isShare,
    `the share of discountIncVat, ${shown((own / regular) * 100)}`,
    percent,
  ];
}

const digitsOf = (written: string): string => written.replaceAll(/\D/g, '').replace(/^0+/, '');

const spellings = (value: number): string[] =>
  [1, 10, 100, 1000].flatMap((unit) => {
    const exact = Math.round(Math.abs(value) * unit * 1000) / 1000;
    return [Math.floor(exact), Math.round(exact), Math.ceil(exact)].map((each) => digitsOf(String(each)));
  });

/** The text of an amount has its digits; a text without digits may stand for any amount, such as “free”. */
function* formatted(value: Value): Iterable<Claim> {
  const [own, written] = [number(value, 'amount'), text(value, 'formattedString')];
  if (own === undefined || written === undefined || !/\d/.test(written)) return;
  yield ['CARD-08 /formattedString', spellings(own).includes(digitsOf(written)), `a text of ${own}`, written];
}

/** The unit price of a line is its price without VAT. */
function* unitPrice(value: Value): Iterable<Claim> {
  const [unit, price] = [amount(value, 'unitPrice'), amount(value, 'priceExVat')];
  yield [
    'CART-01 /unitPrice/amount',
    !(Math.abs(unit - price) > fraction),
    `priceExVat, ${shown(price)}`,
    shown(unit),
  ];
}

/** A product with variations counts them. */
function* variants(value: Value): Iterable<Claim> {
  const [count, { length }] = [number(value, 'numberOfVariants'), list(value, 'variations')];
  const isSame = count === undefined || length === 0 || count === length;
  yield ['CARD-09 /numberOfVariants', isSame, `${length}, its variations`, count];
}

/** Invariants of the amounts of one price, and of a product's count of variations. */
export const amounts = observing(
  [
    ...['price', 'regularPrice', 'discount', 'threshold', 'remaining', 'lowestPrice30Days'].map(
      (each) => [`${each}ExVat`, vat(`${each}ExVat`, `${each}IncVat`)] as const,
    ),
    ...['totalPriceForItems', 'shipping', 'totalFreightPrice', 'promotionDiscountAmount'].map(
      (each) => [each, vat(each, `${each}IncVat`)] as const,
    ),
    ['regularPriceExVat', discount('ExVat')],
    ['regularPriceIncVat', discount('IncVat')],
    ['discountPercentage', share],
    ['promotion', promotion],
    ['formattedString', formatted],
    ['unitPrice', unitPrice],
    ['numberOfVariants', variants],
  ],
  (operation) =>
    /^(get|addTo|update)Cart$/.test(operation)
      ? 'CART-01'
      : /Orders?$/.test(operation)
        ? 'ORD-01'
        : undefined,
);
