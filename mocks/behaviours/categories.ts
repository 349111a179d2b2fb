import { categoryOrders } from '../listing/sorting';
import { listing } from '../listing/listing';
import type { Behaviours } from '../msw/runtime/behaviour';
import { findProducts } from '../search/products';
import { catalogue } from '../shop/catalogue/catalogue';
import type { Product } from '../shop/catalogue/product';
import type { Language } from '../shop/languages';
import type { Store } from '../store/store';
import { notFound } from './answers';
import { languageOf, shopContext } from './shopContext';

/** Products that also match a text, in unchanged order. */
function matching(
  products: readonly Product[],
  text: string | undefined,
  language: Language,
): readonly Product[] {
  if (text === undefined) return products;
  const found = new Set(findProducts(text, language));
  return products.filter((product) => found.has(product));
}

/** Products of categories (LIST-10). */
export const categoryBehaviours = {
  getCategoryProducts(call) {
    const { path, query } = call.input;
    const language = languageOf(call);
    const products = catalogue().inCategory.get(path.id);
    if (!products) return notFound(language);
    const matches = matching(products, query.query, language);
    return { status: 200, body: listing(matches, categoryOrders, query, shopContext(call)) };
  },
} satisfies Behaviours<Store>;
