import fc from 'fast-check';
import { expect, it } from 'vitest';
import { serializeQuery } from './querySerializer';

const styles = {
  filters: { explode: true, type: 'object' },
  codes: { explode: false, type: 'array' },
  tags: { explode: true, type: 'array' },
} as const;
const serialize = (query: Readonly<Record<string, unknown>>) => serializeQuery(query, styles);

it('LIST-10 plain parameters are name=value; null and undefined are left out', () => {
  expect(
    serialize({ take: 24, instock: true, query: 'stol & bord', skip: 0, order: undefined, model: null }),
  ).toBe('take=24&instock=true&query=stol%20%26%20bord&skip=0');
});

it('LIST-04 the filters are one parameter each, under their own name', () => {
  const query = serialize({
    filters: { 'filter::Color': 'oak%3B oiled;ash', 'min::Price': '1000', 'max::Price': undefined },
  });
  expect([...new URLSearchParams(query)]).toEqual([
    ['filter::Color', 'oak%3B oiled;ash'],
    ['min::Price', '1000'],
  ]);
});

it('CALL-01 arrays are written as the contract declares them', () => {
  expect(serialize({ codes: ['A1', 'B2'], tags: ['x', 'y'] })).toBe('codes=A1%2CB2&tags=x&tags=y');
});

it('LIST-04 a facet named __proto__ is ordinary data', () => {
  const filters = Object.fromEntries([
    ['filter::__proto__', 'a'],
    ['__proto__', 'b'],
  ]);
  expect(decodeURIComponent(serialize({ filters }))).toBe('filter::__proto__=a&__proto__=b');
});

it('LIST-04 any filter is sent as it was given', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.dictionary(text, text), (filters) => {
      expect([...new URLSearchParams(serialize({ filters }))]).toEqual(Object.entries(filters));
    }),
  );
});
