import type { Sorter } from '../../src/api/generated/types';
import type { ShopContext } from '../shop/context';
import { productName } from '../shop/catalogue/assortment/names';
import { hasPrice, priceIncVat } from '../shop/catalogue/prices/priceTags';
import type { Product } from '../shop/catalogue/product';
import { canBeBought } from '../shop/catalogue/variations';
import { spreadModels } from './spreadModels';
import { collators } from './facetAnswers';

/** A sorter of a listing. Equal products keep their order. */
export interface Order {
  key: string;
  value: number;
  /** Absent for the original order. */
  compare?: (a: Product, b: Product, context: ShopContext) => number;
  /** True for a sorter by price: only for callers who see prices. */
  isOfPrice?: boolean;
  /** True to put sold-out products and those with a price on request last. */
  sellsFirst?: boolean;
  /** True to keep products of one model apart. */
  spreads?: boolean;
}

/**
 * By price in one direction; products without a price are last in both, so that the order does not reveal a price on
 * request (CARD-04).
 */
function byPrice(direction: 1 | -1): Order['compare'] {
  return (a, b, context) => {
    if (!hasPrice(a) || !hasPrice(b)) return Number(hasPrice(b)) - Number(hasPrice(a));
    return direction * (priceIncVat(a, a.sizes[0], context) - priceIncVat(b, b.sizes[0], context));
  };
}

function byName(a: Product, b: Product, { language }: ShopContext): number {
  return collators[language].compare(productName(a, language), productName(b, language));
}

const latest: Order = {
  key: 'sortOrderLatest',
  value: 0,
  compare: (a, b) => a.age - b.age,
  sellsFirst: true,
  spreads: true,
};
const relevance: Order = { key: 'sortOrderRelevance', value: 5, spreads: true };

const popularity: Order = {
  key: 'sortOrderPopularity',
  value: 4,
  compare: (a, b) => b.popularity - a.popularity,
  sellsFirst: true,
  spreads: true,
};

const chosen: readonly Order[] = [
  { key: 'sortOrderName', value: 1, compare: byName },
  { key: 'sortOrderPriceAscending', value: 2, compare: byPrice(1), isOfPrice: true },
  {
    key: 'sortOrderPriceDescending',
    value: 3,
    compare: byPrice(-1),
    isOfPrice: true,
  },
];

/** Sorters of a category, the most popular first being the default: the first rows have reviews. */
export const categoryOrders: readonly Order[] = [popularity, latest, ...chosen];

/** Sorters of a search, by relevance by default. */
export const searchOrders: readonly Order[] = [relevance, popularity, latest, ...chosen];

/**
 * The selected sorter and all sorters for the caller, in the contract's form (LIST-09).
 * @param value of the requested sorter; the first is the default, and the fallback for an unknown one
 */
export function ordersFor(orders: readonly Order[], value: number | undefined, { seesPrices }: ShopContext) {
  const own = orders.filter(({ isOfPrice }) => seesPrices || !isOfPrice);
  const order = own.find((each) => each.value === value) ?? own[0];
  const sorters: Sorter[] = own.map((each) => ({
    key: each.key,
    value: each.value,
    selected: each === order,
  }));
  return { order, sorters };
}

/** Sort products; equal ones keep their order. */
export function inOrder(
  products: readonly Product[],
  order: Order | undefined,
  context: ShopContext,
): Product[] {
  const compare = order?.compare;
  const sorted = compare ? [...products].sort((a, b) => compare(a, b, context)) : [...products];
  const sells = (product: Product) => canBeBought(product, context);
  const parts = order?.sellsFirst
    ? [sorted.filter(sells), sorted.filter((product) => !sells(product))]
    : [sorted];
  return order?.spreads ? parts.flatMap(spreadModels) : parts.flat();
}
