/**
 * CARD-07: discount in percent, 100 × (1 − price / regular), for a price without one from the server.
 * @param price the current price
 * @param regular the regular price, in the same currency and on the same VAT basis
 * @returns 0 without a reduction
 */
export function discountPercentage(price: number, regular: number): number {
  return regular > 0 && price < regular ? 100 * (1 - price / regular) : 0;
}
