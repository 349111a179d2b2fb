import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FavoriteList } from '../../api/generated/types';
import { addItem, afterChange, saveProduct } from './favoriteChanges';
import { removeItem, restoreItem } from './lineChanges';
import { favoriteCodes } from './favoriteLists';

const list = (name: string, ...codes: string[]): FavoriteList => ({
  id: name,
  name,
  items: codes.map((code) => ({ code })),
});

const saved = (lists: readonly FavoriteList[], code: string) =>
  saveProduct(lists, code, 'Favorites').reduce<readonly FavoriteList[]>(afterChange, lists);

const anyCode = fc.constantFrom('1', '2', '3', '4');
const anyLists = fc.uniqueArray(
  fc.record({
    id: fc.string(),
    name: fc.constantFrom('Hall', 'Kitchen', 'Cabin'),
    items: fc.uniqueArray(fc.record({ code: anyCode }), { minLength: 1, selector: ({ code }) => code }),
  }),
  { selector: ({ name }) => name },
);

it('FAV-02 a product joins a list and leaves it again; every other product and list stays as it was', () => {
  fc.assert(
    fc.property(anyLists, anyCode, fc.constantFrom('Hall', 'New'), (lists, code, name) => {
      const before = lists.find((each) => each.name === name)?.items ?? [];
      const joined = afterChange(lists, addItem(lists, name, { code }));
      const items = joined.find((each) => each.name === name)?.items ?? [];
      expect(items.filter((item) => item.code === code)).toHaveLength(1);
      const left = afterChange(joined, removeItem(joined, name, code));
      const rest = left.find((each) => each.name === name)?.items ?? [];
      expect(rest).toEqual(before.filter((item) => item.code !== code));
      expect(left.filter((each) => each.name !== name)).toEqual(lists.filter((each) => each.name !== name));
    }),
  );
});

it('FAV-03 a product that was removed comes back to its place, also when its list went with it', () => {
  fc.assert(
    fc.property(anyLists, (lists) => {
      for (const { name, items } of lists)
        items.forEach((item, index) => {
          const without = afterChange(lists, removeItem(lists, name, item.code));
          const back = afterChange(without, restoreItem(without, name, item, index));
          expect(back.find((each) => each.name === name)?.items).toEqual(items);
        });
    }),
  );
});

it('FAV-02 the first favourite makes a list', () => {
  expect(saved([], '1')).toEqual([list('Favorites', '1')]);
});

it('NAV-10 a product saved without a selection joins the first list, and one that is saved stays where it is', () => {
  const lists = [list('Hall', '1'), list('Cabin', '2', '1')];
  expect(saved(lists, '3')).toEqual([list('Hall', '1', '3'), list('Cabin', '2', '1')]);
  expect(saved(lists, '2')).toEqual(lists);
  expect(favoriteCodes(lists)).toEqual(new Set(['1', '2']));
});
