import { show } from '../../contract/differences';
import type { Observer } from '../run';
import { objectsIn, type Found } from './scan';

const promotionAmounts = [
  'promotionDiscountAmount',
  'promotionDiscountAmountIncVat',
  'evaluatedDiscountedPriceForPromotion',
  'evaluatedDiscountedPriceForPromotionRoundedDown',
  'evaluatedDiscountedPriceForPromotionRoundedUp',
];

const isPresent = (value: unknown): boolean => value !== null && value !== undefined;

/** Names of an object's price fields. */
function pricesOf({ value, pointer }: Found): string[] {
  const fields = ['price', ...('promotionName' in value ? promotionAmounts : [])];
  return fields.filter((field) => isPresent(value[field])).map((field) => `${pointer}/${field}`);
}

const isPriceFacet = ({ value }: Found): boolean =>
  Array.isArray(value.ranges) && value.ranges.some((range) => isPresent(Object(range).inclVat));

const isPriceSorter = ({ value }: Found): boolean =>
  typeof value.key === 'string' && 'selected' in value && 'value' in value && /price/i.test(value.key);

/** CARD-03: no response to a visitor has a price, as an amount, a facet or a sorter, unless visitors see prices. */
export const visitorPrices: Observer = (run, shopper, operation, { status, body }, request) => {
  if (shopper.user !== undefined || run.hasVisitorPrices || status !== 200) return;
  for (const found of objectsIn(body)) {
    for (const pointer of pricesOf(found))
      run.broken(
        operation,
        'CARD-03',
        { pointer, expected: 'null for a visitor', found: 'a price', body },
        request,
      );
    for (const [isOne, what] of [
      [isPriceFacet, 'facet of prices'],
      [isPriceSorter, 'order by price'],
    ] as const)
      if (isOne(found))
        run.broken(
          operation,
          'CARD-03',
          {
            pointer: found.pointer,
            expected: `no ${what} for a visitor`,
            found: `${show(found.value.key)}, ${what}`,
            body,
          },
          request,
        );
  }
};

/** CARD-04: for those who see prices, a price on request and a gift have none; a buyable product has one. */
export const productPrices: Observer = (run, shopper, operation, { status, body }, request) => {
  if (status !== 200 || (shopper.user === undefined && !run.hasVisitorPrices)) return;
  for (const { value, pointer } of objectsIn(body)) {
    if (typeof value.isGift !== 'boolean' || !('price' in value) || 'item' in value) continue;
    const hidden = value.hidePrice === true || value.isGift;
    const place = { pointer: `${pointer}/price`, body };
    if (hidden && isPresent(value.price))
      run.broken(
        operation,
        'CARD-04',
        { ...place, expected: 'null where hidePrice or isGift is true', found: 'a price' },
        request,
      );
    if (value.hidePrice === false && value.isBuyable === true && !isPresent(value.price))
      run.broken(
        operation,
        'CARD-04',
        { ...place, expected: 'a price: the product can be bought', found: 'null' },
        request,
      );
  }
};
