function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const isAmount = (value: Record<string, unknown>) => 'formattedString' in value || 'priceExVat' in value;
const hasRange = (value: unknown) =>
  isObject(value) && Array.isArray(value['ranges']) && value['ranges'].length > 0;

/**
 * CARD-03, AUTH-03: an answer as a visitor may keep it. Prices and amounts of money are null, and facets with a range
 * are left out, since one of them is the price.
 * @param answer whatever a call has answered, or pages of it
 */
export function withoutPrices(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.filter((part) => !hasRange(part)).map(withoutPrices);
  if (!isObject(answer)) return answer;
  if (isAmount(answer)) return null;
  return Object.fromEntries(Object.entries(answer).map(([key, part]) => [key, withoutPrices(part)]));
}
