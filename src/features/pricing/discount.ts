/**
 * CARD-07: the discount in percent, 100 × (1 − price / regular), for a price whose server sends none.
 * @param price the current price
 * @param regular the regular price, in the same currency and VAT form
 * @returns 0 where nothing is taken off
 */
export function discountPercentage(price: number, regular: number): number {
  return regular > 0 && price < regular ? 100 * (1 - price / regular) : 0;
}
