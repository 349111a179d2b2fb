/** Rules for the quantity of an article in a cart (CARD-05), as products, variations and lines have them. */
export interface QuantityRules {
  minQuantity?: number | undefined;
  quantityStep?: number | undefined;
  maxQuantity?: number | null | undefined;
}

/** Steps, minimum and maximum of a quantity; 1, 1 and 999 without rules. */
export function quantityLimits({ minQuantity, quantityStep, maxQuantity }: QuantityRules) {
  const step = quantityStep || 1;
  const most = maxQuantity ?? 999;
  return { step, min: minQuantity ?? step, max: most - (most % step) };
}

/** The next quantity that the rules allow, at most the maximum. */
export function fittingQuantity(quantity: number, rules: QuantityRules): number {
  const { step, min, max } = quantityLimits(rules);
  return Math.max(min, Math.min(max, Math.ceil(quantity / step) * step));
}
