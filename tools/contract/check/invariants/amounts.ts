import { list, number, text } from '../read';
import { observing, type Claim, type Found } from './scan';

type Value = Found['value'];

/** Less than the smallest coin: amounts are binary fractions. */
const fraction = 0.001;
/** NaN for one that is not there, which breaks no rule. */
const amount = (value: unknown, ...path: string[]) => number(value, ...path, 'amount') ?? NaN;
const shown = (value: number) => String(Math.round(value * 100) / 100);

const vat = (without: string, including: string) =>
  function* (value: Value): Iterable<Claim> {
    const [low, high] = [amount(value, without), amount(value, including)];
    yield [`CARD-08 /${without}/amount`, !(low > high + fraction), `at most ${including}, ${shown(high)}`];
  };

/** The price with a promotion has no VAT, and is between its rounded forms. */
function* promotion(value: Value): Iterable<Claim> {
  const evaluated = 'evaluatedDiscountedPriceForPromotion';
  const of = (form: string) => amount(value, 'promotion', evaluated + form);
  const [own, down, up] = [of(''), of('RoundedDown'), of('RoundedUp')];
  const [without, including] = [amount(value, 'price', 'priceExVat'), amount(value, 'price', 'priceIncVat')];
  const hasVat = own === including && without !== including;
  const place = `CARD-08 /promotion/${evaluated}`;
  yield [`${place}/amount`, !hasVat, `an amount without VAT, as ${shown(without)}`];
  yield [`${place}RoundedDown/amount`, !(down > own + fraction), `at most ${shown(own)}`];
  yield [`${place}RoundedUp/amount`, !(up < own - fraction), `at least ${shown(own)}`];
}

const discount = (basis: 'ExVat' | 'IncVat') =>
  function* (value: Value): Iterable<Claim> {
    const [regular, price] = [amount(value, `regularPrice${basis}`), amount(value, `price${basis}`)];
    const own = amount(value, `discount${basis}`);
    const isLess = regular < price - fraction;
    yield [`CARD-07 /regularPrice${basis}/amount`, !isLess, `at least price${basis}, ${shown(price)}`];
    const isDifference = isLess || !(Math.abs(regular - price - own) > fraction);
    const difference = `regularPrice${basis} − price${basis} = ${shown(regular - price)}`;
    yield [`CARD-07 /discount${basis}/amount`, isDifference, difference];
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
  yield ['CARD-08 /formattedString', spellings(own).includes(digitsOf(written)), `a text of ${own}`];
}

function* unitPrice(value: Value): Iterable<Claim> {
  const [unit, price] = [amount(value, 'unitPrice'), amount(value, 'priceExVat')];
  yield ['CART-01 /unitPrice/amount', !(Math.abs(unit - price) > fraction), `priceExVat, ${shown(price)}`];
}

function* tiers(value: Value): Iterable<Claim> {
  let before = { quantity: 1, price: amount(value, 'priceIncVat') };
  for (const [index, tier] of list(value, 'tierPrices').entries()) {
    const [quantity, price] = [number(tier, 'minQuantity') ?? NaN, amount(tier, 'priceIncVat')];
    const place = `CARD-07 /tierPrices/${index}`;
    yield [`${place}/minQuantity`, !(quantity <= before.quantity), `above ${before.quantity}`];
    yield [`${place}/priceIncVat/amount`, !(price >= before.price), `below ${shown(before.price)}`];
    before = { quantity, price };
  }
}

function* quantities(value: Value): Iterable<Claim> {
  const least = number(value, 'minQuantity') ?? NaN;
  const [step, most] = [number(value, 'quantityStep') ?? 1, number(value, 'maxQuantity') ?? Infinity];
  yield ['CARD-05 /minQuantity', !(least % step > 0), `a multiple of quantityStep, ${step}`];
  yield ['CARD-05 /minQuantity', !(least > most), `at most maxQuantity, ${most}`];
}

function* variants(value: Value): Iterable<Claim> {
  const [count, { length }] = [number(value, 'numberOfVariants'), list(value, 'variations')];
  const isSame = count === undefined || length === 0 || count === length;
  yield ['CARD-09 /numberOfVariants', isSame, `${length}, its variations`];
}

/** Invariants of the amounts of one price, and of a product's quantities and count of variations. */
export const amounts = observing(
  [
    ...['price', 'regularPrice', 'discount', 'threshold', 'remaining', 'lowestPrice30Days', 'listPrice'].map(
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
    ['tierPrices', tiers],
    ['minQuantity', quantities],
  ],
  {
    ...{ getCart: 'CART-01', addToCart: 'CART-01', updateCart: 'CART-01' },
    ...{ getOrder: 'ORD-01', getAllOrders: 'ORD-01', createOrder: 'ORD-01' },
  },
);
