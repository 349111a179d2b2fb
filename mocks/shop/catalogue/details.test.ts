import { expect, test } from 'vitest';
import { contextAt } from '../context';
import { languages } from '../languages';
import { catalogue } from './catalogue';
import { categories } from './categories/categories';
import { productDetails } from './details';
import type { Product } from './product';
import { isParcel } from './specifications';
import { textsIn } from './texts';

test('PDP-01 free parcel delivery is promised for parcels alone; what is heavier is carried in', () => {
  const promised = (heavy: boolean) => {
    const product = catalogue().products.find((one) => isParcel(one) !== heavy);
    if (!product) throw new Error('the shop has no such product');
    return productDetails(product, contextAt('en')).globalUsp?.join('; ') ?? '';
  };
  expect(promised(false)).toMatch(/free parcel delivery/i);
  expect(promised(true)).not.toMatch(/parcel/i);
  expect(promised(true)).toMatch(/^can be carried into the room/i);
});

const isOf = (code: string) => (product: Product) => product.category.code === code;
const oneOf = (condition: (product: Product) => boolean) => {
  const product = catalogue().products.find((each) => each.active && condition(each));
  if (!product) throw new Error('the shop has no such product');
  return product;
};

test.each(['no', 'sv'] as const)(
  'PDP-01 in %s the rows beside a product open with what is in stock',
  (route) => {
    for (const { code, children } of categories) {
      if (children.length > 0) continue;
      const { similarProducts, relatedProducts } = productDetails(oneOf(isOf(code)), contextAt(route));
      for (const row of [similarProducts, relatedProducts]) {
        expect(row).toHaveLength(8);
        expect(row.slice(0, 4).every(({ inStock }) => inStock)).toBe(true);
        const inStock = row.map((card) => card.inStock);
        expect(inStock).toEqual(inStock.toSorted((a, b) => Number(b) - Number(a)));
      }
    }
  },
);

test('PDP-01 beside a sofa stand sofas of other models, no two of one', () => {
  const sofa = oneOf(isOf('three-seat-sofas'));
  const { similarProducts } = productDetails(sofa, contextAt('en'));
  const modelOf = (code: string) => oneOf((each) => each.code === code).kind.model.id;
  const models = similarProducts.slice(0, 4).map(({ code }) => modelOf(code));
  expect(new Set([sofa.kind.model.id, ...models]).size).toBe(5);
});

test('PDP-01 beside a bar stool stands what belongs in the same room, not all of its series', () => {
  for (const product of catalogue().products.filter(isOf('bar-stools'))) {
    const { relatedProducts } = productDetails(product, contextAt('en'));
    expect(relatedProducts.filter(({ categoryPath }) => categoryPath[1] !== 'Dining room')).toEqual([]);
    expect(relatedProducts.filter(({ mainCategory }) => mainCategory === 'Bar stools')).toEqual([]);
  }
});

test.each(languages)('PDP-01 in %s a bar stool has its own sentences', (language) => {
  const said = (code: string) => {
    const { marketingText, shortDescription } = productDetails(oneOf(isOf(code)), contextAt(language));
    return [marketingText, shortDescription.split('</p>')[0]];
  };
  const { families, barStools } = textsIn(language);
  expect(barStools.marketing).toContain(said('bar-stools')[0]);
  expect(said('bar-stools')[1]).toContain(barStools.about);
  expect(families.stools.marketing).toContain(said('stools')[0]);
});

test('PDP-01 the date of delivery is the only word on how long a product takes', () => {
  const soldOut = oneOf(({ stock, delivery }) => stock === 0 && delivery === 'days');
  const { specifications, orderInformation, leadTimeDays } = productDetails(soldOut, contextAt('en'));
  expect(JSON.stringify([specifications, orderInformation])).not.toMatch(
    /deliver[a-z]* time|week|working day/i,
  );
  expect(leadTimeDays).toBeGreaterThan(10);
});
