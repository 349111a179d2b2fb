import fc from 'fast-check';
import { expect, it } from 'vitest';
import { serializeQuery } from './querySerializer';

it('LIST-10 plain parameters are name=value; null and undefined are left out', () => {
  expect(
    serializeQuery({ take: 24, instock: true, query: 'stol & bord', skip: 0, order: undefined, model: null }),
  ).toBe('take=24&instock=true&query=stol%20%26%20bord&skip=0');
});

it('LIST-04 the filters are one parameter each, under their own name', () => {
  const query = serializeQuery({
    filters: { 'filter::Color': 'oak%3B oiled;ash', 'min::Price': '1000', 'max::Price': undefined },
  });
  expect([...new URLSearchParams(query)]).toEqual([
    ['filter::Color', 'oak%3B oiled;ash'],
    ['min::Price', '1000'],
  ]);
});

it('CALL-01 an array is one parameter per item', () => {
  expect(serializeQuery({ tags: ['x', 'y & z'], take: 24 })).toBe('tags=x&tags=y%20%26%20z&take=24');
});

it('LIST-04 a facet named __proto__ is ordinary data', () => {
  const filters = Object.fromEntries([
    ['filter::__proto__', 'a'],
    ['__proto__', 'b'],
  ]);
  expect(decodeURIComponent(serializeQuery({ filters }))).toBe('filter::__proto__=a&__proto__=b');
});

it('LIST-04 any filter is sent as it was given', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.dictionary(text, text), (filters) => {
      expect([...new URLSearchParams(serializeQuery({ filters }))]).toEqual(Object.entries(filters));
    }),
  );
});
