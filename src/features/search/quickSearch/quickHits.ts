import { readEach } from '../../../components/ErrorBoundary/readEach';
import { shownVariation } from '../../product/ProductCard/cardProduct';
import { articleOf } from '../../product/variations';
import { visibleProducts } from '../../product/visibleProducts';
import type { components } from '../../../api/generated/types';

type Schemas = components['schemas'];

/** A product, or one of its variations, as quick search shows it. A variation has no product fields of its own. */
export type ProductHit = Pick<
  Schemas['Variation'],
  'name' | 'code' | 'url' | 'thumbnail' | 'inStock' | 'isGift' | 'price'
> &
  Partial<Pick<Schemas['Product'], 'active' | 'inStockQuantity' | 'hidePrice' | 'color'>>;

/** One row per product, with those of its variations whose article number matches the text beneath it. */
export interface ProductRow {
  product: ProductHit;
  variations: readonly ProductHit[];
}

/** What quick search shows for a text. */
export interface QuickHits {
  products: readonly ProductRow[];
  /** Found by article number, but not among the products that `counts.products` counts, as discontinued ones. */
  articles: readonly ProductRow[];
  categories: readonly Schemas['CategoryHit'][];
  content: readonly Schemas['ContentHit'][];
  suggestions: readonly string[];
  /** How many there are of each kind, shown or not. */
  counts: { articles: number; products: number; categories: number; content: number };
}

/** SRCH-05: how many of each kind are shown: products alone, or the three kinds together. */
const alone = 5;
const together = { products: 3, categories: 3, content: 2 };
const maxVariations = 5;
const maxSuggestions = 3;

/** A text as it is compared with others. */
const folded = (text: string) => text.trim().toLowerCase();

/** The address of a product page without the query that selects a variation. */
const productUrl = ({ url }: ProductHit): string | undefined => url.split('?')[0];

/**
 * Groups the variations by product. A single variation is the row itself, so that it leads straight to itself; several
 * stand beneath their product, or beneath the first of them where the product itself is not known.
 */
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

/** Separates the rows that `productHits` counts from the others: the answer may hold fewer products than it counts. */
function isCounted({ products, productHits }: Schemas['QuickSearchResult']) {
  const urls = new Set(products.map(productUrl));
  return ({ product }: ProductRow) =>
    urls.has(productUrl(product)) || (product.active !== false && productHits > products.length);
}

/** CARD-02: a product with the stock of what its card shows first, which may be one of its variations. */
const withShownStock = (product: Schemas['Product']): Schemas['Product'] => ({
  ...product,
  inStockQuantity: articleOf(product, shownVariation(product)).inStockQuantity,
});

/** The hits that lead to a product page; one without an address is left out and reported. */
const withUrl = <Hit extends ProductHit>(hits: readonly Hit[], part: string): Hit[] =>
  readEach(hits, part, (hit) => ({ hit, url: productUrl(hit) })).map(({ hit }) => hit);

/**
 * SRCH-05: selects what is shown: 5 products when there are neither categories nor content, otherwise 3 products,
 * 3 categories and 2 pages. Products found by an article number come first. A suggestion that names a category shown is
 * left out.
 * @param answer the answer of quickSearch
 * @param suggestions search texts, best first
 * @param numbered the answer of variationCodeSearch, when the text may be an article number
 */
export function selectHits(
  answer: Schemas['QuickSearchResult'],
  suggestions: readonly string[],
  numbered: Schemas['VariationCodeSearchResult'] = { results: [], numberOfHits: 0 },
): QuickHits {
  const part = 'quickSearch /products';
  const listed = withUrl(visibleProducts(answer.products), part);
  const found = { ...answer, products: readEach(listed, part, withShownStock) };
  const { productHits, categoryHits, contentHits } = found;
  const limit = categoryHits + contentHits === 0 ? alone : together.products;
  const byNumber = rowsOf(found, withUrl(numbered.results, 'variationCodeSearch /results')).map(
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
    suggestions: suggestions.filter((text) => !named.has(folded(text))).slice(0, maxSuggestions),
    counts: {
      articles: numbered.numberOfHits,
      products: productHits,
      categories: categoryHits,
      content: contentHits,
    },
  };
}

/** How many hits the search page lists in all. */
export function hitCount({ counts }: QuickHits): number {
  return counts.products + counts.categories + counts.content;
}

/** How many hits there are in all; article numbers count only where nothing else matches. */
export function totalCount(hits: QuickHits): number {
  return hitCount(hits) || hits.counts.articles;
}
