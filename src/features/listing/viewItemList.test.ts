// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { examples } from '../../../mocks/generated/examples';
import type { Product } from '../../api/generated/types';
import type { DataLayerEvent } from '../analytics/dataLayer';
import { analyticsItem, pushViewItemList } from './viewItemList';

const answer = examples.getCategoryProducts[200].visitorListing().body;
const example = 'result' in answer ? answer.result[0] : undefined;
const product = (change: Partial<Product> = {}): Product => {
  if (!example) throw new Error('The example has no product');
  return { ...example, ...change };
};
const events = () => window.dataLayer ?? [];
const codesOf = ({ ecommerce }: DataLayerEvent) =>
  (ecommerce as { items: { item_id: string }[] }).items.map(({ item_id }) => item_id);

afterEach(() => {
  delete window.dataLayer;
});

test('ANA-01 an item has id, name, variant, price and at most four levels of its category', () => {
  const price = {
    ...product().price,
    priceExVat: { amount: 799.2, formattedString: '799' },
  } as Product['price'];
  const item = analyticsItem(
    product({
      code: '100412',
      name: 'Vik',
      categoryPath: ['Furniture', 'Living room', 'Sofas', 'Corner sofas', 'Left'],
      color: { key: 'green', name: 'Green' },
      price,
    }),
  );
  expect(item).toEqual({
    item_id: '100412',
    item_name: 'Vik',
    item_category: 'Furniture',
    item_category2: 'Living room',
    item_category3: 'Sofas',
    item_category4: 'Corner sofas',
    item_variant: 'Green',
    price: 799.2,
  });
});

test('ANA-01 values that a product lacks are left out', () => {
  const item = analyticsItem(product({ categoryPath: ['Rugs'], color: null, price: null }));
  expect(Object.keys(item)).toEqual(['item_id', 'item_name', 'item_category']);
});

test('ANA-01 an event names its list and holds the items not reported before; another list starts with none', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((code) => product({ code }));
  if (!a || !b || !c) return;
  pushViewItemList('sofas', 'Sofas', [a, b]);
  pushViewItemList('sofas', 'Sofas', [b, a]);
  pushViewItemList('sofas', 'Sofas', [c, a]);
  pushViewItemList('beds', 'Sofas', [a]);
  expect(events().map(codesOf)).toEqual([['a', 'b'], ['c'], ['a']]);
  expect(events()[0]).toMatchObject({ event: 'view_item_list', ecommerce: { item_list_name: 'Sofas' } });
});

test('ANA-01 whatever is shown in whatever order, each item of a list is reported exactly once', () => {
  let list = 0;
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 })), (views) => {
      delete window.dataLayer;
      list += 1;
      for (const codes of views) {
        pushViewItemList(
          `list ${list}`,
          'List',
          codes.map((code) => product({ code })),
        );
      }
      const reported = events().flatMap(codesOf);
      expect([...reported].sort()).toEqual([...new Set(views.flat())].sort());
      expect(events().every((event) => codesOf(event).length > 0)).toBe(true);
    }),
  );
});
