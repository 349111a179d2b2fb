import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinValues, splitValues } from './joinedValues';

it('LIST-04 the terms of a facet are joined by semicolons', () => {
  expect(joinValues(['oak', 'ash'])).toBe('oak;ash');
  expect(splitValues('oak;ash')).toEqual(['oak', 'ash']);
});

it('LIST-04 a semicolon inside a term is percent-encoded before joining', () => {
  expect(joinValues(['oak; oiled', '100%'])).toBe('oak%3B oiled;100%25');
  expect(splitValues('oak%3b oiled;;100%')).toEqual(['oak; oiled', '100%']);
});

it('LIST-04 any terms survive joining and splitting', () => {
  const term = fc.oneof(fc.string({ minLength: 1 }), fc.stringMatching(/^[%;3Bb25]{1,8}$/));
  fc.assert(
    fc.property(fc.array(term), (terms) => {
      expect(splitValues(joinValues(terms))).toEqual(terms);
    }),
  );
});
