import { catalogue } from '../../mocks/shop/catalogue/catalogue';
import { articlesOf } from '../../mocks/shop/catalogue/variations';

/** Codes of products without variations and without rules for their quantity. */
export const plainArticles = (): string[] =>
  catalogue()
    .products.filter(
      (product) =>
        product.active &&
        product.visible &&
        !product.isGift &&
        !product.hidePrice &&
        product.maxQuantity === null &&
        articlesOf(product).length === 1 &&
        !/desk|chairs/.test(product.category.code),
    )
    .map(({ code }) => code);
