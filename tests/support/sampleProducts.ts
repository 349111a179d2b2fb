import { catalogue } from '../../mocks/shop/catalogue/catalogue';
import type { Product } from '../../mocks/shop/catalogue/product';
import { productUrl } from '../../mocks/shop/catalogue/urls';

function addressOf(fits: (product: Product) => boolean): string {
  const product = catalogue().products.find((each) => fits(each));
  if (!product) throw new Error('The catalogue has no such product');
  return productUrl(product, 'en');
}

const variations = ({ colors, sizes }: Product) => colors.length * sizes.length;
const sold = ({ active, hidePrice }: Product) => active && !hidePrice;

/** English addresses of products of the mock shop, by their characteristics. */
export const sampleProducts = {
  choices: addressOf(
    (each) => sold(each) && each.colors.length > 2 && each.sizes.length > 1 && each.stock > 50,
  ),
  twelve: addressOf((each) => sold(each) && variations(each) >= 12),
  single: addressOf((each) => sold(each) && variations(each) === 1 && each.stock > 50),
  reduced: addressOf((each) => sold(each) && each.campaign?.couponCode === null),
  onRequest: addressOf(({ active, hidePrice }) => active && hidePrice),
  soldOut: addressOf((each) => sold(each) && each.stock === 0),
  discontinued: addressOf(({ active, hidePrice }) => !active && !hidePrice),
} as const;
