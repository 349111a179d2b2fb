import type { Filters, ListingResult, Product as Card } from '../../src/api/generated/types';
import { productCard } from '../shop/catalogue/cards';
import type { Product } from '../shop/catalogue/product';
import { productStock } from '../shop/catalogue/variations';
import type { ShopContext } from '../shop/context';
import { facetAnswer } from './facetAnswers';
import { facetsFor } from './facets';
import { narrow, readSelection, type Selection } from './selection';
import { inOrder, ordersFor, type Order } from './sorting';

/** The parameters of a listing (LIST-10). */
export interface ListingQuery {
  skip: number;
  take: number;
  instock: boolean;
  sortOrder?: number;
  filters?: Filters;
}

/** A product in the first of its colours that is among those chosen: a filter for green shows green. */
function cardOf(product: Product, { terms }: Selection, context: ShopContext): Card {
  const chosen = terms.get('Color');
  return productCard(
    product,
    context,
    product.colors.find((color) => chosen?.has(color)),
  );
}

/**
 * One load of some products, with facets, sorters and the number of hits.
 * @param products all there are, in the order of the first of the orders
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
  const load = inOrder(hits, order, context).slice(query.skip, query.skip + query.take);
  return {
    result: load.map((product) => cardOf(product, selection, context)),
    facets: facets.flatMap((facet) => facetAnswer(facet, without(facet), offered, selection, context) ?? []),
    sorters,
    numberOfHits: hits.length,
  };
}
