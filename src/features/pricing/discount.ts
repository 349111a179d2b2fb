/**
 * CARD-07: the discount in whole percent, 100 × (1 − price / regular); 0 when nothing is taken off.
 * @param price the current price
 * @param regular the regular price, in the same currency and VAT form
 */
export function discountPercentage(price: number, regular: number): number {
  if (regular <= 0 || price >= regular) return 0;
  return Math.round(100 * (1 - price / regular));
}
