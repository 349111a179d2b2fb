// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { examples } from '../../../mocks/generated/examples';
import { productWith } from '../../../tests/support/sampleProduct';
import type { Product } from '../../api/generated/types';
import type { DataLayerEntry } from '../../lib/dataLayer';
import { toCardProduct } from '../product/card/cardProduct';
import { pushViewItemList } from './ProductListing';

const response = examples.getCategoryProducts[200].visitorListing().body;
const example = 'result' in response ? response.result[0] : undefined;
const product = (change: Partial<Product> = {}) => {
  if (!example) throw new Error('The example has no product');
  return toCardProduct({ ...example, variations: [], ...change });
};
const events = () => (window.dataLayer ?? []).filter(({ event }) => event);
const codesOf = ({ ecommerce }: DataLayerEntry) =>
  (ecommerce as { items: { item_id: string }[] }).items.map(({ item_id }) => item_id);

afterEach(() => {
  delete window.dataLayer;
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

test('ANA-01 an item is the article that the card shows: name with variant, brand, categories, variant, price', () => {
  const sofa = toCardProduct(productWith({ brand: 'Furulia', categoryPath: ['Møbler', 'Sofaer'] }));
  pushViewItemList('shape', 'Shape', [sofa]);
  expect(events()[0]?.['ecommerce']).toMatchObject({
    items: [
      {
        item_id: '100-oak',
        item_name: 'Vik chair, oak',
        item_brand: 'Furulia',
        item_category: 'Møbler',
        item_category2: 'Sofaer',
        item_variant: 'Color oak',
        price: 800,
        quantity: 1,
      },
    ],
  });
});

test('ANA-01 the variant of an item is the color that the card shows, where the first one is not for sale', () => {
  const { variations } = productWith();
  const chair = productWith({
    variations: variations.map((variation, index) => ({ ...variation, isBuyable: index > 0 })),
  });
  pushViewItemList('colors', 'Colors', [toCardProduct(chair)]);
  expect(events()[0]?.['ecommerce']).toMatchObject({
    items: [{ item_id: '100-pine', item_variant: 'Color pine' }],
  });
});
