import { expect, it } from 'vitest';
import type { Facet } from '../../../api/generated/types';
import { countryNumberFormat } from '../../../i18n/intl';
import { createTranslate } from '../../../i18n/translate';
import { readListingAddress, writeListingAddress } from '../query/listingAddress';
import { activeFilters } from './activeFilters';

const facets: Facet[] = [
  {
    key: 'Color',
    name: 'Colour',
    terms: [{ key: 'oak', userFriendlyName: 'Oak brown', count: 3, selected: true }],
    ranges: [],
  },
  { key: 'Price', name: 'Price', unit: 'kr', terms: [], ranges: [{ min: 100, max: 20_000 }] },
];
const everything =
  '?query=chair&filter::Color=oak;gone&filter::Active=False&min::Price=1000.5&max::Price=12990&max::Width=80&instock=true';

const t = createTranslate({}, 'en');
const priceFormat = ({ ranges: [range] }: Facet) =>
  range?.inclVat === undefined ? undefined : countryNumberFormat('NO').format;
const display = { isApplied: () => true, inclVat: true, priceFormat };
const filters = (search: string, query = '') =>
  activeFilters(readListingAddress(search, 24), facets, query, t, display);

it('FILT-07 every filter of an address under the names of facet and term; ranges as the language writes numbers', () => {
  expect(filters(everything, 'chair').map(({ facet, label }) => [facet, label])).toEqual([
    ['Search', 'chair'],
    ['Colour', 'Oak brown'],
    ['Colour', 'gone'],
    [undefined, 'Price: 1,000.5 to 12,990 kr'],
    [undefined, 'Width: up to 80'],
    [undefined, 'In stock only'],
    [undefined, 'Show discontinued'],
  ]);
  expect(filters('?min::Price=1000')[0]?.label).toBe('Price: from 1,000 kr');
});

it.each([
  [true, 'Price: from 1\u00a0000 kr incl. VAT'],
  [false, 'Price: from 1\u00a0000 kr ex VAT'],
])('FILT-07 the chip of a price names the VAT basis of the range: %s', (inclVat, label) => {
  const ranges = [{ min: 100, max: 20_000, inclVat }];
  const price: Facet = { key: 'Price', name: 'Price', unit: 'kr', terms: [], ranges };
  const [chip] = activeFilters(readListingAddress('?min::Price=1000', 24), [price], '', t, display);
  expect(chip?.label).toBe(label);
});

it.each([
  [true, 'Price: from 1\u00a0000 kr incl. VAT'],
  [false, 'Price: from 800 kr ex VAT'],
])('FILT-07 the chip of a price with its rate follows the VAT switch: %s', (inclVat, label) => {
  const ranges = [{ min: 100, max: 20_000, inclVat: true, vatRate: 25 }];
  const price: Facet = { key: 'Price', name: 'Price', unit: 'kr', terms: [], ranges };
  const address = readListingAddress('?min::Price=1000', 24);
  expect(activeFilters(address, [price], '', t, { ...display, inclVat })[0]?.label).toBe(label);
});

it('FILT-07 each filter removes itself and nothing else', () => {
  const all = filters(everything, 'chair');
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id, change } of all) {
    const rest = writeListingAddress(everything, change(readListingAddress(everything, 24)), 24);
    const left = filters(rest, id === 'query' ? '' : 'chair');
    expect(left.map((filter) => filter.id)).toEqual(
      all.map((filter) => filter.id).filter((other) => other !== id),
    );
  }
});

it('FILT-02 the implicit Active=True is no removable filter', () => {
  expect(filters('?filter::Active=True&skip=24&sortOrder=1&utm_source=a')).toEqual([]);
});
