import { examples } from '../../mocks/generated/examples';
import type { components } from '../../src/api/generated/types';

type Schemas = components['schemas'];

/** An amount as the server formats it. */
export const money = (amount: number): Schemas['Money'] => ({ amount, formattedString: `kr ${amount},-` });

/** A price with a discount of 20 %. */
export const samplePrice: Schemas['Price'] = {
  priceExVat: money(800),
  priceIncVat: money(1000),
  regularPriceExVat: money(1000),
  regularPriceIncVat: money(1250),
  discountExVat: money(200),
  discountIncVat: money(250),
  discountPercentage: 20,
  description: null,
  currency: 'NOK',
};

const image = (name: string): Schemas['Image'] => ({
  src: `/mock-media/${name}.webp`,
  alt: name,
  title: null,
});

function listed(): Schemas['Product'] {
  const { body } = examples.getCategoryProducts[200].visitorListing();
  const product = 'result' in body && body.result[0];
  if (!product) throw new Error('The example lists nothing');
  return product;
}

/**
 * The chair of the contract's example in two variations, with a test's changes.
 * @example productWith({ active: false });
 */
export function productWith(changes: Partial<Schemas['Product']> = {}): Schemas['Product'] {
  const colors = ['oak', 'pine', 'red', 'blue', 'green', 'grey', 'white'];
  const availableColors = colors.map((key) => ({ key, name: `Color ${key}`, swatch: '#123456' }));
  const example = listed();
  const variation = example.variations[0];
  return {
    ...example,
    name: 'Vik chair',
    code: '100',
    url: '/no/vik-100',
    image: image('oak-front'),
    images: [image('oak-front'), image('oak-angle')],
    availableColors,
    color: availableColors[0] ?? null,
    numberOfVariants: 7,
    price: samplePrice,
    variations: variation
      ? availableColors.slice(0, 2).map((color) => ({
          ...variation,
          code: `100-${color.key}`,
          url: `/no/vik-100?selectedModel=100-${color.key}`,
          color,
          price: samplePrice,
          isBuyable: true,
          name: `Vik chair, ${color.key}`,
          image: image(`${color.key}-front`),
          images: [image(`${color.key}-front`), image(`${color.key}-angle`)],
        }))
      : [],
    ...changes,
  };
}

/** The same chair as product details. */
export function productDetailsWith(changes: Partial<Schemas['Product']> = {}): Schemas['ProductDetails'] {
  const { body } = examples.getPage[200].productPageSignedIn();
  if (!('product' in body)) throw new Error('The example is no product page');
  return { ...body.product, ...productWith(changes) };
}
