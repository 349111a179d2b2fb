import { useQuery } from '@tanstack/react-query';
import { quickSearchQuery, variationCodeSearchQuery } from '../../../api/generated/queries';
import type { Price, Product, Variation } from '../../../api/generated/types';
import { normalizeText } from '../../../lib/normalizeText';
import { isArticleNumber } from '../../../lib/articleNumber';
import { articleOf } from '../../product/variations';
import { visibleProducts } from '../../product/card/cardProduct';
import type { FoundArticle } from '../rows/orderRow';

export interface LookupArticle extends FoundArticle {
  isBuyable: boolean;
  inStock: boolean;
  price: Price | null;
}

export interface Lookup {
  status: 'idle' | 'loading' | 'failed' | 'found';
  articles: readonly LookupArticle[];
}

const minLength = 3;
const maxQueryLength = 200;
const maxArticles = 20;

export const ofVariation = ({
  code,
  name,
  maxQuantity,
  isBuyable,
  isGift,
  active = true,
  inStock,
  price,
}: Variation): LookupArticle => ({
  code,
  name,
  maxQuantity,
  isBuyable: isBuyable && !isGift && active,
  inStock,
  price,
});

function ofProduct(product: Product): LookupArticle[] {
  if (product.variations.length > 1) return product.variations.map(ofVariation);
  const { code, name, maxQuantity, isBuyable, inStockQuantity, price } = articleOf(
    product,
    product.variations[0],
  );
  const isSold = isBuyable && product.active && !product.hidePrice;
  return [{ code, name, maxQuantity, isBuyable: isSold, inStock: inStockQuantity > 0, price }];
}

/**
 * QORD-01: look up articles by number (variationCodeSearch) when the text may be one or part of one, otherwise by name
 * (quickSearch). Another text aborts pending requests.
 * @param text typed text; not searched for below the minimum length
 */
export function useLookup(text: string): Lookup {
  const query = normalizeText(text).slice(0, maxQueryLength);
  const enabled = query.length >= minLength;
  const isNumber = isArticleNumber(query);
  const numbers = useQuery({
    ...variationCodeSearchQuery({ query: { query } }),
    enabled: enabled && isNumber,
    select: ({ results }) => results.map(ofVariation),
  });
  const names = useQuery({
    ...quickSearchQuery({ query: { query } }),
    enabled: enabled && !isNumber,
    select: ({ products }) => visibleProducts(products).flatMap(ofProduct),
  });
  const { data, isError } = isNumber ? numbers : names;
  if (!enabled) return { status: 'idle', articles: [] };
  if (isError) return { status: 'failed', articles: [] };
  return { status: data ? 'found' : 'loading', articles: data?.slice(0, maxArticles) ?? [] };
}
