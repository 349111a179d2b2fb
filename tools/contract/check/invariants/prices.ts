import { show } from '../../contract/differences';
import type { Observer } from '../run';
import { objectsIn, verifierOf, type Found } from './scan';

const evaluated = 'evaluatedDiscountedPriceForPromotion';
const promotionAmounts = [
  ...['promotionDiscountAmount', 'promotionDiscountAmountIncVat'],
  ...[evaluated, `${evaluated}RoundedDown`, `${evaluated}RoundedUp`],
];

const isPresent = (value: unknown): boolean => value !== null && value !== undefined;

const isPriceFacet = ({ value }: Found): boolean =>
  Array.isArray(value.ranges) && value.ranges.some((range) => isPresent(Object(range).inclVat));

const isPriceSorter = ({ value }: Found): boolean =>
  typeof value.key === 'string' && 'selected' in value && 'value' in value && /price/i.test(value.key);

/** CARD-03: no response to a visitor has a price, as an amount, a facet or a sorter, unless visitors see prices. */
export const visitorPrices: Observer = (run, shopper, received) => {
  if (shopper.user !== undefined || run.hasVisitorPrices || received.status !== 200) return;
  for (const found of objectsIn(received.body)) {
    const verify = verifierOf(run, received, found.pointer);
    const { value } = found;
    for (const field of ['price', ...('promotionName' in value ? promotionAmounts : [])])
      verify(`CARD-03 /${field}`, !isPresent(value[field]), 'null for a visitor', 'a price');
    for (const [isOne, what] of [
      [isPriceFacet, 'facet of prices'],
      [isPriceSorter, 'order by price'],
    ] as const)
      verify('CARD-03', !isOne(found), `no ${what} for a visitor`, `${show(value.key)}, ${what}`);
  }
};

/** CARD-04: for those who see prices, a price on request and a gift have none; a buyable product has one. */
export const productPrices: Observer = (run, shopper, received) => {
  if (received.status !== 200 || (shopper.user === undefined && !run.hasVisitorPrices)) return;
  for (const { value, pointer } of objectsIn(received.body)) {
    if (typeof value.isGift !== 'boolean' || !('price' in value) || 'item' in value) continue;
    const verify = verifierOf(run, received, pointer);
    const isHidden = value.hidePrice === true || value.isGift;
    const isSold = value.hidePrice === false && value.isBuyable === true;
    const hasPrice = isPresent(value.price);
    verify('CARD-04 /price', !isHidden || !hasPrice, 'null where hidePrice or isGift is true', 'a price');
    verify('CARD-04 /price', !isSold || hasPrice, 'a price: the product can be bought', 'null');
  }
};
