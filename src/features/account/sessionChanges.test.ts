import { expect, it } from 'vitest';
import { examples } from '../../../mocks/generated/examples';
import { withoutPrices } from './sessionChanges';

const responses: Record<string, object> = {
  'a product page, signed in': examples.getPage[200].productPageSignedIn().body,
  'search results': examples.search[200].searchResult().body,
  'a cart': examples.getCart[200].cart().body,
};

it.each(Object.keys(responses))('CARD-03 %s has no price left', (name) => {
  const whole = JSON.stringify(responses[name]);
  const rest = JSON.stringify(withoutPrices(responses[name]));
  expect(whole).toContain('formattedString');
  expect(rest).not.toMatch(/formattedString|"amount"|priceExVat":\{|"ranges":\[\{/);
});

it('CARD-03 products, stock and term filters are unchanged', () => {
  const product = { code: '1', name: 'Vik', price: null, inStockQuantity: 7, variations: [] };
  const facet = { key: 'Color', name: 'Color', terms: [{ key: 'oak', count: 3 }], ranges: [] };
  const response = { pages: [{ result: [product], facets: [facet], numberOfHits: 1 }], pageParams: [0] };
  expect(withoutPrices(response)).toEqual(response);
});

it('AUTH-03 a shipping method stays, without its price and its limit for free shipping', () => {
  const [method] = examples.getCart[200].cart().body.shippingMethods ?? [];
  const rest = { priceExVat: null, priceIncVat: null, freeShipping: null };
  expect(method?.priceExVat).toBeTruthy();
  expect(withoutPrices({ shippingMethods: [method] })).toEqual({ shippingMethods: [{ ...method, ...rest }] });
});
