import type { components } from '../../api/generated/types';

type Schemas = components['schemas'];

/** A product, or one of its articles, as quick search shows it. */
export type ProductHit = Pick<Schemas['Variation'], 'name' | 'code' | 'url' | 'thumbnail' | 'inStock'>;

/** What quick search shows for a text. */
export interface QuickHits {
  products: readonly ProductHit[];
  categories: readonly Schemas['CategoryHit'][];
  content: readonly Schemas['ContentHit'][];
  suggestions: readonly string[];
  /** How many there are of each kind. */
  counts: { products: number; categories: number; content: number };
}

/** SRCH-05: how many of each kind are shown: products alone, or the three kinds together. */
const alone = 5;
const together = { products: 3, categories: 3, content: 2 };
const mostSuggestions = 4;

/** Whether a text may be an article number or a part of one: three digits at least, with spaces and hyphens. */
export function isArticleNumber(text: string): boolean {
  return /^\d{3,}$/.test(text.replace(/[\s-]/g, ''));
}

/** Articles found by their number come first, then the products that are not among them. */
function withArticles(articles: readonly ProductHit[], products: readonly ProductHit[]): ProductHit[] {
  const codes = new Set(articles.map(({ code }) => code));
  return [...articles, ...products.filter(({ code }) => !codes.has(code))];
}

/**
 * SRCH-05: picks what is shown: 5 products when there are neither categories nor content, otherwise 3 products,
 * 3 categories and 2 pages.
 * @param found the answer of quickSearch
 * @param suggestions the answer of getSuggestions, best first
 * @param articles what variationCodeSearch found
 */
export function pickHits(
  found: Schemas['QuickSearchResult'],
  suggestions: readonly string[],
  articles: readonly ProductHit[],
): QuickHits {
  const { productHits, categoryHits, contentHits } = found;
  const products = withArticles(articles, found.products);
  const isAlone = categoryHits + contentHits === 0;
  return {
    products: products.slice(0, isAlone ? alone : together.products),
    categories: found.categories.slice(0, together.categories),
    content: found.content.slice(0, together.content),
    suggestions: suggestions.slice(0, mostSuggestions),
    counts: {
      products: productHits || articles.length,
      categories: categoryHits,
      content: contentHits,
    },
  };
}

/** How many hits there are in all. */
export function hitCount({ counts }: QuickHits): number {
  return counts.products + counts.categories + counts.content;
}
