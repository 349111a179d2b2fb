import { isObject } from '../../lib/isObject';

const isShippingMethod = (value: Record<string, unknown>) => 'leadTimeDays' in value;
const isAmount = (value: Record<string, unknown>) =>
  'formattedString' in value ||
  'thresholdExVat' in value ||
  ('priceExVat' in value && !isShippingMethod(value));
const hasRange = (value: unknown) =>
  isObject(value) && Array.isArray(value['ranges']) && value['ranges'].length > 0;

/** CARD-03, AUTH-03: set prices and amounts of a response to null, and remove facets with a range: one is the price. */
export function withoutPrices(response: unknown): unknown {
  if (Array.isArray(response)) return response.filter((part) => !hasRange(part)).map(withoutPrices);
  if (!isObject(response)) return response;
  if (isAmount(response)) return null;
  return Object.fromEntries(Object.entries(response).map(([key, part]) => [key, withoutPrices(part)]));
}
