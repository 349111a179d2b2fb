import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FavoriteList } from '../../api/generated/types';
import { afterChange, favoriteChanges, favoriteCodes } from './favoriteChanges';

const list = (name: string, ...codes: string[]): FavoriteList => ({
  id: name,
  name,
  items: codes.map((code) => ({ code })),
});

const toggled = (lists: readonly FavoriteList[], code: string) =>
  favoriteChanges(lists, code, 'Favorites').reduce<readonly FavoriteList[]>(afterChange, lists);

const anyLists = fc.uniqueArray(
  fc.record({
    id: fc.string(),
    name: fc.constantFrom('Hall', 'Kitchen', 'Cabin'),
    items: fc.uniqueArray(fc.record({ code: fc.constantFrom('1', '2', '3', '4') }), {
      minLength: 1,
      selector: ({ code }) => code,
    }),
  }),
  { selector: ({ name }) => name },
);

it('NAV-10 FAV-02 a heart pressed turns, and turns back when pressed again; other products stay where they are', () => {
  fc.assert(
    fc.property(anyLists, fc.constantFrom('1', '2', '3', '4'), (lists, code) => {
      const before = favoriteCodes(lists);
      const once = favoriteCodes(toggled(lists, code));
      expect(once.has(code)).toBe(!before.has(code));
      expect(favoriteCodes(toggled(toggled(lists, code), code)).has(code)).toBe(before.has(code));
      for (const other of ['1', '2', '3', '4'].filter((each) => each !== code))
        expect(once.has(other)).toBe(before.has(other));
    }),
  );
});

it('FAV-01 a list that loses its last item is gone; the first favourite makes a list', () => {
  expect(toggled([list('Hall', '1')], '1')).toEqual([]);
  expect(toggled([], '1')).toEqual([list('Favorites', '1')]);
});

it('FAV-02 a product joins the first list and leaves every list it is in', () => {
  const lists = [list('Hall', '1'), list('Cabin', '2', '1')];
  expect(toggled(lists, '3')).toEqual([list('Hall', '1', '3'), list('Cabin', '2', '1')]);
  expect(toggled(lists, '1')).toEqual([list('Cabin', '2')]);
});
