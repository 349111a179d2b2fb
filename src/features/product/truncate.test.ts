import fc from 'fast-check';
import { expect, it } from 'vitest';
import { truncate } from './truncate';

it.each([
  ['A quiet chair', 20, 'A quiet chair'],
  ['A quiet chair, made of oak', 15, 'A quiet chair…'],
  ['A quiet chair made of oak', 11, 'A quiet…'],
  ['Schreibtischstuhl', 8, 'Schreib…'],
])('CARD-10 %j in %i characters is %j', (text, limit, shortened) => {
  expect(truncate(text, limit)).toBe(shortened);
});

it('CARD-10 a text is never longer than its limit, and ends in an ellipsis exactly when something is left out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-composite' }), fc.integer({ min: 1, max: 60 }), (text, limit) => {
      fc.pre(!text.includes('…'));
      const shortened = truncate(text, limit);
      expect(Array.from(shortened).length).toBeLessThanOrEqual(limit);
      expect(shortened.endsWith('…')).toBe(Array.from(text.trim()).length > limit);
    }),
  );
});
