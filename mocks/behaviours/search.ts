import { listing } from '../listing/listing';
import { searchOrders } from '../listing/sorting';
import type { Behaviours } from '../msw/runtime/behaviour';
import { articlesByNumber, partOfNumber } from '../search/articleNumbers';
import { findCategories } from '../search/categories';
import { findContent } from '../search/content';
import { findProducts } from '../search/products';
import { suggest } from '../search/suggestions';
import { cardsInOrder } from '../shop/catalogue/cardsInOrder';
import { variationOf } from '../shop/catalogue/variations';
import type { Store } from '../store/store';
import { languageOf, routeOf, shopContext } from './shopContext';

/** Maximum hits of each kind in a quick search (SRCH-05). */
const quickHits = 5;
/** Maximum articles of a search by article number. */
const maxArticles = 96;

/** Hits without facets and sorters. */
function plain<Hit>(result: Hit[]) {
  return { result, facets: [], sorters: [], numberOfHits: result.length };
}

/** Search: pages of hits, quick search, suggestions, and articles by number. */
export const searchBehaviours = {
  search(call) {
    const { query } = call.input;
    const language = languageOf(call);
    const products = findProducts(query.query, language);
    const body = {
      productResult: listing(products, searchOrders, query, shopContext(call)),
      contentResult: plain(findContent(query.query, routeOf(call))),
      categoryResult: plain(findCategories(query.query, routeOf(call))),
    };
    return { status: 200, body };
  },

  quickSearch(call) {
    const { query } = call.input.query;
    const language = languageOf(call);
    const context = shopContext(call);
    const products = findProducts(query, language).filter(({ active }) => active);
    const categories = findCategories(query, context.route);
    const content = findContent(query, context.route);
    const body = {
      query,
      productHits: products.length,
      categoryHits: categories.length,
      contentHits: content.length,
      products: cardsInOrder(products.slice(0, quickHits), context),
      categories: categories.slice(0, quickHits),
      content: content.slice(0, quickHits),
      suggestions: suggest(query, language),
    };
    return { status: 200, body };
  },

  getSuggestions(call) {
    return { status: 200, body: { suggestions: suggest(call.input.query.query, languageOf(call)) } };
  },

  variationCodeSearch(call) {
    const digits = partOfNumber(call.input.query.query);
    const articles = digits === undefined ? [] : articlesByNumber(digits);
    const context = shopContext(call);
    const results = articles
      .slice(0, maxArticles)
      .map((article) => ({ ...variationOf(article, context), active: article.product.active }));
    return { status: 200, body: { results, numberOfHits: articles.length } };
  },
} satisfies Behaviours<Store>;
