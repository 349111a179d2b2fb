/**
 * CARD-07: discount in percent, 100 × (1 − price / regular).
 * @param price the current price
 * @param regular the regular price, in the same currency and on the same VAT basis
 * @returns 0 without a reduction
 */
export function discountPercentage(price: number, regular: number): number {
  return regular > 0 && price < regular ? 100 * (1 - price / regular) : 0;
}

/** Difference in percentage points up to which the server's percentage counts; 1, and what floating point adds. */
const tolerance = 1.001;

/**
 * CARD-07: the server's discount in percent where it agrees with its own prices to within a percentage point, as
 * rounding may; otherwise that of the prices.
 */
export function shownDiscount(price: number, regular: number, sent: number | undefined): number {
  const calculated = discountPercentage(price, regular);
  return sent !== undefined && Math.abs(sent - calculated) <= tolerance ? sent : calculated;
}
