import { expect, it } from 'vitest';
import { matchTerms } from './TermList';

const terms = ['Tråd & Ull', 'Sem;kolon', 'Vevstua', 'Ateljé Sund'].map((name) => ({
  key: name,
  userFriendlyName: name,
  count: 1,
  selected: false,
}));
const found = (text: string) => matchTerms(terms, text, 'search /facets').map(({ key }) => key);

it('FILT-07 terms are found by any of their words, whatever the case and the marks', () => {
  expect(found('')).toHaveLength(4);
  expect(found(' TRAD')).toEqual(['Tråd & Ull']);
  expect(found('sund ate')).toEqual(['Ateljé Sund']);
  expect(found(';')).toEqual(['Sem;kolon']);
  expect(found('xyz')).toEqual([]);
});
