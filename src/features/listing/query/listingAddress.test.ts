import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeText } from '../../../lib/normalizeText';
import { readListingAddress, wireFilters, writeListingAddress, type ListingAddress } from './listingAddress';

const read = (search: string) => readListingAddress(search, 24);
const write = (search: string, change: Partial<ListingAddress>) => writeListingAddress(search, change, 24);

const key = fc.stringMatching(/^[A-Za-zæøå _:;%-]{1,12}$/);
const value = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
const least = fc.integer({ min: -99999, max: 1000 });
const greatest = fc.integer({ min: 1000, max: 999999 });
const selection = fc.record({
  skip: fc.nat(5000),
  take: fc.integer({ min: 25, max: 5000 }),
  sortOrder: fc.nat(9),
  query: fc.string({ maxLength: 40, unit: 'grapheme' }).map(normalizeText),
  instock: fc.boolean(),
  terms: fc
    .uniqueArray(fc.tuple(key, fc.array(value, { minLength: 1, maxLength: 4 })), {
      selector: ([name]) => name,
    })
    .map((entries) => new Map(entries)),
  min: fc
    .uniqueArray(fc.tuple(key, least), { selector: ([name]) => name })
    .map((entries) => new Map(entries)),
  max: fc
    .uniqueArray(fc.tuple(key, greatest), { selector: ([name]) => name })
    .map((entries) => new Map(entries)),
});

describe('LIST-04 listing parameters of an address', () => {
  it('LIST-04 reads each parameter', () => {
    const address = read('?skip=24&take=72&sortOrder=2&query=oak&instock=true&order=asc&selectedModel=100-2');
    expect(address).toMatchObject({ skip: 24, take: 72, sortOrder: 2, query: 'oak', instock: true });
    expect(address).toMatchObject({ order: 'asc', selectedModel: '100-2' });
  });

  it('LIST-04 a query counts without invisible characters', () => {
    expect(read('?query=161101%E2%80%8B').query).toBe('161101');
  });

  it('LIST-04 reads terms joined by semicolons and ranges', () => {
    const { terms, min, max } = read('?filter::Color=oak;ash%253Bgrey&min::Price=100&max::Price=200.5');
    expect([...terms]).toEqual([['Color', ['oak', 'ash;grey']]]);
    expect([...min, ...max]).toEqual([
      ['Price', 100],
      ['Price', 200.5],
    ]);
  });

  it('LIST-04 a facet that is named twice means both', () => {
    const { terms } = read('?filter::Brand=Bergholm&filter::Color=oak&filter::Brand=Vevstua;Eide');
    expect(terms.get('Brand')).toEqual(['Bergholm', 'Vevstua', 'Eide']);
    expect(terms.get('Color')).toEqual(['oak']);
  });

  it('LIST-04 what makes no sense counts as not there', () => {
    const address = read(
      '?skip=-1&take=0x10&sortOrder=nonsense&instock=yes&min::Price=cheap&filter::=a&filter::X=;',
    );
    expect(address).toMatchObject({ skip: 0, take: 24, sortOrder: null, instock: false });
    expect([...address.min, ...address.terms]).toEqual([]);
    expect(read('?take=0').take).toBe(1);
    expect(read('?take=99999999999').take).toBe(24);
  });

  it('LIST-04 the ends of a range that are swapped change places', () => {
    const { min, max } = read('?min::Width=900&max::Width=100&min::Price=5&max::Height=2');
    expect(Object.fromEntries(min)).toEqual({ Width: 100, Price: 5 });
    expect(Object.fromEntries(max)).toEqual({ Width: 900, Height: 2 });
  });

  it('LIST-04 names of Object.prototype are facets like any other', () => {
    const address = read('?filter::__proto__=a&filter::constructor=b');
    expect([...address.terms.keys()]).toEqual(['__proto__', 'constructor']);
    const filters = wireFilters(address);
    expect(Object.entries(filters)).toContainEqual(['filter::__proto__', 'a']);
    expect(Object.getPrototypeOf(filters)).toBe(Object.prototype);
  });

  it('LIST-04 writes instock only when true', () => {
    expect(write('', { instock: true })).toBe('?instock=true');
    expect(write('?instock=true', { instock: false })).toBe('');
  });

  it('LIST-04 the first load needs no parameters, a sorter that was selected its own', () => {
    expect(write('?skip=0&take=24', {})).toBe('');
    expect(write('?sortOrder=0', {})).toBe('?sortOrder=0');
    expect(write('?sortOrder=2', { sortOrder: null })).toBe('');
    expect(write('', { take: 72 })).toBe('?skip=0&take=72');
  });

  it('LIST-04 keeps order, selectedModel, tracking and foreign parameters', () => {
    const kept = '?order=asc&selectedModel=1-2&utm_source=a&_gl=b&_hsmi=c&other=d';
    expect(write(kept, { terms: new Map([['Color', ['oak', 'a;b']]]) })).toBe(
      `${kept}&filter::Color=oak;a%253Bb`,
    );
  });

  it('LIST-04 every selection is read from the address as it was written', () => {
    fc.assert(
      fc.property(selection, (change) => {
        expect(read(write('?utm_source=a', change))).toMatchObject(change);
      }),
    );
  });

  it('LIST-04 writing the parameters of an address again changes nothing', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (search) => {
        const written = write(search, {});
        expect(write(written, {})).toBe(written);
      }),
    );
  });
});

describe('FILT-02 discontinued products', () => {
  it('FILT-02 Active=True is sent, unless the address has Active=False', () => {
    expect(wireFilters(read(''))).toEqual({ 'filter::Active': 'True' });
    expect(wireFilters(read('?filter::Active=False'))).toEqual({ 'filter::Active': 'False' });
    expect(wireFilters(read('?filter::Active=True;False'))).toEqual({ 'filter::Active': 'False' });
    expect(wireFilters(read('?filter::Active=nonsense'))).toEqual({ 'filter::Active': 'True' });
  });
});
