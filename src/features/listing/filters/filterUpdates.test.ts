import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readListingAddress, writeListingAddress, type ListingAddress } from '../query/listingAddress';
import {
  showDiscontinued,
  clearFilters,
  selectRange,
  selectTerm,
  clearRange,
  showsDiscontinued,
} from './filterUpdates';

const read = (search: string) => readListingAddress(search, 24);
/** Apply an updater to a URL, as a listing does. */
const select = (search: string, change: (address: ListingAddress) => Partial<ListingAddress>) =>
  writeListingAddress(search, { ...change(read(search)), skip: 0, take: 24 }, 24);

const key = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' });
const selections = fc.array(fc.tuple(key, key, fc.boolean()), { maxLength: 20 });

describe('FILT-07 choosing terms', () => {
  it('FILT-07 a term with a semicolon, and a facet named __proto__, are like any other', () => {
    const search = select('', (address) => selectTerm(address, 'Brand', 'Sem;kolon', true));
    expect(search).toBe('?filter::Brand=Sem%253Bkolon');
    expect(select(search, (address) => selectTerm(address, '__proto__', 'a', true))).toBe(
      '?filter::Brand=Sem%253Bkolon&filter::__proto__=a',
    );
    expect(select(search, (address) => selectTerm(address, 'Brand', 'Sem;kolon', false))).toBe('');
  });

  it('FILT-07 after any selecting and deselecting, the address has exactly the selected terms', () => {
    fc.assert(
      fc.property(selections, (all) => {
        const expected = new Map<string, Set<string>>();
        let search = '?utm_source=a';
        for (const [facet, term, selected] of all) {
          const terms = expected.get(facet) ?? new Set();
          if (selected) terms.add(term);
          else terms.delete(term);
          expected.set(facet, terms);
          search = select(search, (address) => selectTerm(address, facet, term, selected));
        }
        const said = [...read(search).terms].map(([facet, terms]) => [facet, [...terms].sort()]);
        const left = [...expected].filter(([, terms]) => terms.size > 0);
        expect(new Map(said as [string, string[]][])).toEqual(
          new Map(left.map(([facet, terms]) => [facet, [...terms].sort()])),
        );
      }),
    );
  });

  it('FILT-04 another filter resets paging', () => {
    expect(select('?skip=24&take=72', (address) => selectTerm(address, 'Color', 'oak', true))).toBe(
      '?filter::Color=oak',
    );
  });
});

describe('FILT-06 choosing a range', () => {
  const bounds = { min: 100, max: 1000 };
  const range = (search: string, min: number, max: number, shown = bounds) =>
    select(search, (address) => selectRange(address, 'Price', { min, max }, shown, bounds));

  it('FILT-06 only the end that is narrower than what there is, is in the address', () => {
    expect(range('', 200, 1000)).toBe('?min::Price=200');
    expect(range('', 100, 500)).toBe('?max::Price=500');
    expect(range('?min::Price=200&max::Price=500', 100, 500, { min: 200, max: 500 })).toBe('?max::Price=500');
  });

  it('FILT-06 an end that was not moved keeps its value of the address', () => {
    expect(range('?max::Price=499.5', 200, 500, { min: 100, max: 500 })).toBe(
      '?min::Price=200&max::Price=499.5',
    );
    expect(range('?max::Price=5000', 200, 1000)).toBe('?min::Price=200&max::Price=5000');
  });

  it('FILT-06 clearing a range removes both its ends and no other range', () => {
    expect(select('?min::Price=2&max::Price=5&min::Width=4', (address) => clearRange(address, 'Price'))).toBe(
      '?min::Width=4',
    );
  });
});

describe('FILT-02 discontinued products', () => {
  it('FILT-02 the toggle sets Active to False, and takes it out again', () => {
    const search = select('', (address) => showDiscontinued(address, true));
    expect(search).toBe('?filter::Active=False');
    expect(showsDiscontinued(read(search))).toBe(true);
    expect(select(search, (address) => showDiscontinued(address, false))).toBe('');
    expect(showsDiscontinued(read('?filter::Active=True'))).toBe(false);
  });
});

describe('FILT-04 clearing', () => {
  const tracking = '?_gl=1&_ga=2&utm_source=a&utm_campaign=b&_hsenc=c&_hsmi=d';

  it('FILT-04 filters, query and paging go; tracking parameters, order and model stay', () => {
    const search =
      `${tracking}&sortOrder=1&order=asc&selectedModel=1-2&skip=24&take=96&query=oak&instock=true` +
      '&filter::Color=oak&filter::Active=False&filter::__proto__=a&min::Price=1&max::Width=2';
    expect(select(search, () => clearFilters(''))).toBe(
      `${tracking}&sortOrder=1&order=asc&selectedModel=1-2`,
    );
  });

  it('FILT-04 on the search page the query is not cleared', () => {
    const search = '?query=oak&filter::Color=oak&utm_source=a';
    const left = new URLSearchParams(select(search, ({ query }) => clearFilters(query)));
    expect(Object.fromEntries(left)).toEqual({ query: 'oak', utm_source: 'a' });
  });
});
