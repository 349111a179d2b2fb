import type { components } from '../../../api/generated/types';

type Schemas = components['schemas'];

/** A product, or one of its articles, as quick search shows it; what is known of products only may be missing. */
export type ProductHit = Pick<
  Schemas['Variation'],
  'name' | 'code' | 'url' | 'thumbnail' | 'inStock' | 'price'
> &
  Partial<Pick<Schemas['Product'], 'active' | 'inStockQuantity' | 'hidePrice'>>;

/** What quick search shows for a text. */
export interface QuickHits {
  /** Found by a number that is theirs, whole or in part. */
  articles: readonly ProductHit[];
  products: readonly ProductHit[];
  categories: readonly Schemas['CategoryHit'][];
  content: readonly Schemas['ContentHit'][];
  suggestions: readonly string[];
  /** How many there are of each kind, shown or not. */
  counts: { articles: number; products: number; categories: number; content: number };
}

/** SRCH-05: how many of each kind are shown: products alone, or the three kinds together. */
const alone = 5;
const together = { products: 3, categories: 3, content: 2 };
const mostSuggestions = 4;

/**
 * Whether a text may be an article number or a part of one: three digits at least, with blanks, dots and hyphens or
 * dashes between them, or one word of such digits and letters.
 */
export function isArticleNumber(text: string): boolean {
  const between = /\p{L}/u.test(text) ? /[.\p{Pd}]/gu : /[.\p{Pd}\s]/gu;
  return /^(\p{L}*\d){3,}\p{L}*$/u.test(text.replace(between, ''));
}

/** The products without those whose articles are shown: an article leads to its product too. */
function withoutOwners(products: readonly ProductHit[], articles: readonly ProductHit[]): ProductHit[] {
  const pages = new Set(articles.map(({ url }) => url.split('?')[0]));
  return products.filter(({ url }) => !pages.has(url.split('?')[0]));
}

/**
 * SRCH-05: picks what is shown: 5 products when there are neither categories nor content, otherwise 3 products,
 * 3 categories and 2 pages. Articles found by their number count as products and come first.
 * @param found the answer of quickSearch
 * @param suggestions search texts, best first
 * @param numbered the answer of variationCodeSearch, when it was asked
 */
export function pickHits(
  found: Schemas['QuickSearchResult'],
  suggestions: readonly string[],
  numbered: Schemas['VariationCodeSearchResult'] = { results: [], numberOfHits: 0 },
): QuickHits {
  const { productHits, categoryHits, contentHits } = found;
  const room = categoryHits + contentHits === 0 ? alone : together.products;
  const articles = numbered.results.slice(0, room);
  return {
    articles,
    products: withoutOwners(found.products, articles).slice(0, room - articles.length),
    categories: found.categories.slice(0, together.categories),
    content: found.content.slice(0, together.content),
    suggestions: suggestions.slice(0, mostSuggestions),
    counts: {
      articles: numbered.numberOfHits,
      products: productHits,
      categories: categoryHits,
      content: contentHits,
    },
  };
}

/** How many hits the search page has in all. */
export function hitCount({ counts }: QuickHits): number {
  return counts.products + counts.categories + counts.content;
}

/** How many hits there are in all; articles count where nothing else was found. */
export function foundCount(hits: QuickHits): number {
  return hitCount(hits) || hits.counts.articles;
}
