import type { Filters, ListingResult } from '../../src/api/generated/types';
import { productCard } from '../shop/catalogue/cards';
import { looksInOrder } from '../shop/catalogue/cardsInOrder';
import type { Product } from '../shop/catalogue/product';
import { productStock } from '../shop/catalogue/variations';
import type { ShopContext } from '../shop/context';
import { facetAnswer } from './facetAnswers';
import { facetsFor } from './facets';
import { narrow, readSelection } from './selection';
import { inOrder, ordersFor, type Order } from './sorting';

/** The parameters of a listing (LIST-10). */
export interface ListingQuery {
  skip: number;
  take: number;
  instock: boolean;
  sortOrder?: number;
  filters?: Filters;
}

/**
 * One load of products, with facets, sorters and the number of hits.
 * @param products all products, in the order of the first sorter
 */
export function listing(
  products: readonly Product[],
  orders: readonly Order[],
  query: ListingQuery,
  context: ShopContext,
): ListingResult {
  const facets = facetsFor(context);
  const selection = readSelection(query.filters);
  const offered = query.instock ? products.filter((product) => productStock(product, context) > 0) : products;
  const { hits, without } = narrow(offered, facets, selection, context);
  const { order, sorters } = ordersFor(orders, query.sortOrder, context);
  // From the first hit on, so that a product's presentation is independent of the load.
  const upToHere = inOrder(hits, order, context).slice(0, query.skip + query.take);
  const looks = looksInOrder(upToHere, context, selection.terms.get('Color'));
  const load = upToHere.slice(query.skip);
  return {
    result: load.map((product, index) => productCard(product, context, looks[query.skip + index])),
    facets: facets.flatMap((facet) => facetAnswer(facet, without(facet), offered, selection, context) ?? []),
    sorters,
    numberOfHits: hits.length,
  };
}
