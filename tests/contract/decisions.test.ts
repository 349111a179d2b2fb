import { expect, it } from 'vitest';
import { namedIcon } from '../../src/components/plain/namedIcons';
import { english } from '../../src/i18n/english';
import { component, samples } from './contract';

/** The names in a description that match a pattern. */
const namesIn = (schema: { description?: string } | undefined, pattern: RegExp) =>
  schema?.description?.match(pattern) ?? [];

it('DEV-01 the app has every icon that the contract names', () => {
  const [, list = ''] = component('IconName').description?.split(/app: |\. /) ?? [];
  const names = list.split(/, | or /);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !namedIcon(name))).toEqual([]);
});

it('DEV-01 the app has a text for every sorter that the contract names', () => {
  const names = namesIn(component('Sorter').properties?.['key'], /sortOrder\w+/g);
  expect(names).toHaveLength(6);
  expect(names.filter((name) => !Object.hasOwn(english.listing, name))).toEqual([]);
});

/** All objects within a value. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

it('DEV-01 no example of a price on request has a variation with a price', () => {
  const products = samples
    .flatMap(({ value }) => [...objectsIn(value)])
    .filter(({ hidePrice }) => hidePrice === true);
  const variations = products.flatMap((product) => product['variations'] as Record<string, unknown>[]);
  expect(variations.length).toBeGreaterThan(0);
  for (const { price, isBuyable } of variations)
    expect({ price, isBuyable }).toEqual({ price: null, isBuyable: false });
});

it('DEV-01 every example’s price with its promotion is the price of the product without VAT', () => {
  const products = samples.flatMap(({ value }) => [...objectsIn(value)]).filter(({ promotion }) => promotion);
  const amounts = products.map(({ price, promotion }) => [
    (promotion as Record<string, { amount?: number } | null>)['evaluatedDiscountedPriceForPromotion']?.amount,
    (price as Record<string, { amount?: number }> | null)?.['priceExVat']?.amount,
  ]);
  expect(amounts.filter(([evaluated]) => evaluated !== undefined).length).toBeGreaterThan(0);
  for (const [evaluated, price] of amounts) expect(evaluated ?? price).toBe(price);
});
