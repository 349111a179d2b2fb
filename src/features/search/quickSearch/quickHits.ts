import { comparableCode } from '../../../lib/normalizeText';
import { readEach } from '../../../components/plain/readEach';
import { shownVariation, visibleProducts } from '../../product/card/cardProduct';
import { articleOf } from '../../product/variations';
import type { components } from '../../../api/generated/types';

type Schemas = components['schemas'];

export type ProductHit = Pick<
  Schemas['Variation'],
  'name' | 'code' | 'url' | 'thumbnail' | 'inStock' | 'isGift' | 'price'
> &
  Partial<
    Pick<Schemas['Product'], 'active' | 'inStockQuantity' | 'hidePrice' | 'color' | 'productType' | 'rating'>
  >;

export interface ProductRow {
  product: ProductHit;
  variations: readonly ProductHit[];
}

export interface QuickHits {
  products: readonly ProductRow[];
  /** Found by article number, but not counted in `counts.products`, such as discontinued products. */
  articles: readonly ProductRow[];
  categories: readonly Schemas['CategoryHit'][];
  content: readonly Schemas['ContentHit'][];
  suggestions: readonly string[];
  /** Total number of hits by kind, shown or not. */
  counts: { articles: number; products: number; categories: number; content: number };
}

/** SRCH-05: number of hits shown per kind: for products alone, or for the three kinds together. */
const alone = 5;
const together = { products: 3, categories: 3, content: 2 };
const maxVariations = 5;
const maxSuggestions = 3;

const folded = (text: string) => text.trim().toLowerCase();

/** URL of a product page without the query that selects a variation. */
const productUrl = ({ url }: ProductHit): string | undefined => url.split('?')[0];

/** Group variations by product: a single one is a row, several are listed below their product. */
function rowsOf(
  found: Schemas['QuickSearchResult'],
  variations: readonly Schemas['Variation'][],
): ProductRow[] {
  const products = new Map(found.products.map((product) => [productUrl(product), product]));
  const urls = [...new Set(variations.map(productUrl))];
  return urls.flatMap((url) => {
    const [first, ...others] = variations.filter((variation) => productUrl(variation) === url);
    if (!first) return [];
    if (others.length === 0) return { product: first, variations: [] };
    const product = products.get(url);
    return product ? { product, variations: [first, ...others] } : { product: first, variations: others };
  });
}

/** Rows counted in `productHits`: the response may contain fewer products than it counts. */
function isCounted({ products, productHits }: Schemas['QuickSearchResult']) {
  const urls = new Set(products.map(productUrl));
  return ({ product }: ProductRow) =>
    urls.has(productUrl(product)) || (product.active !== false && productHits > products.length);
}

/** CARD-02: a product with the stock of the article shown by its card, which may be a variation. */
const withShownStock = (product: Schemas['Product']): Schemas['Product'] => ({
  ...product,
  inStockQuantity: articleOf(product, shownVariation(product)).inStockQuantity,
});

/** Hits with an address and an article number of the right type (CALL-05). */
const readable = <Hit extends ProductHit>(hits: readonly Hit[], part: string): Hit[] =>
  readEach(hits, part, (hit) => ({ hit, url: productUrl(hit), code: comparableCode(hit.code) })).map(
    ({ hit }) => hit,
  );

/** SRCH-05: 5 products without categories and content, otherwise 3 products, 3 categories and 2 pages. */
export function selectHits(
  response: Schemas['QuickSearchResult'],
  suggestions: readonly string[],
  numbered: Schemas['VariationCodeSearchResult'] = { results: [], numberOfHits: 0 },
): QuickHits {
  const part = 'quickSearch /products';
  const listed = readable(visibleProducts(response.products), part);
  const found = { ...response, products: readEach(listed, part, withShownStock) };
  const { productHits, categoryHits, contentHits } = found;
  const limit = categoryHits + contentHits === 0 ? alone : together.products;
  const byNumber = rowsOf(found, readable(numbered.results, 'variationCodeSearch /results')).map(
    ({ product, variations }) => ({
      product,
      variations: variations.slice(0, maxVariations),
    }),
  );
  const counted = byNumber.filter(isCounted(found));
  const shown = new Set(counted.map(({ product }) => productUrl(product)));
  const others = found.products
    .filter((product) => !shown.has(productUrl(product)))
    .map((product) => ({ product, variations: [] }));
  const products = [...counted, ...others];
  const articles = byNumber
    .filter((row) => !counted.includes(row))
    .slice(0, Math.max(1, limit - products.length));
  const categories = found.categories.slice(0, together.categories);
  const named = new Set(readEach(categories, 'quickSearch /categories', ({ heading }) => folded(heading)));
  return {
    products: products.slice(0, limit - articles.length),
    articles,
    categories,
    content: found.content.slice(0, together.content),
    // CALL-05: an entry of another type is left out.
    suggestions: suggestions
      .filter((text) => typeof text === 'string' && !named.has(folded(text)))
      .slice(0, maxSuggestions),
    counts: {
      articles: numbered.numberOfHits,
      products: productHits,
      categories: categoryHits,
      content: contentHits,
    },
  };
}

export function hitCount({ counts }: QuickHits): number {
  return counts.products + counts.categories + counts.content;
}

/** Total number of hits; article numbers count only when nothing else matches. */
export function totalCount(hits: QuickHits): number {
  return hitCount(hits) || hits.counts.articles;
}
