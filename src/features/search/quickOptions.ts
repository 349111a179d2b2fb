import type { components } from '../../api/generated/types';
import { hitCount, type ProductHit, type QuickHits } from './quickHits';

type Schemas = components['schemas'];

/** One choice of the dropdown: each leads somewhere. */
export type QuickOption = { href: string } & (
  | { kind: 'suggestion'; text: string }
  | { kind: 'product'; product: ProductHit }
  | { kind: 'category'; category: Schemas['CategoryHit'] }
  | { kind: 'content'; content: Schemas['ContentHit'] }
  | { kind: 'all'; count: number }
);

/** Choices of one kind under their heading. */
export interface QuickGroup {
  name: 'suggestions' | 'products' | 'categories' | 'content' | 'all';
  /** How many hits there are of the kind, shown or not. */
  count?: number;
  options: readonly QuickOption[];
}

/**
 * SRCH-05: the groups of the dropdown in the order they are shown and walked through, none of them empty; the last
 * leads to all results.
 * @param searchHref the address of all results for a text
 */
export function quickGroups(
  hits: QuickHits,
  asked: string,
  searchHref: (text: string) => string,
): QuickGroup[] {
  const { counts } = hits;
  const all = hitCount(hits);
  const groups: QuickGroup[] = [
    {
      name: 'suggestions',
      options: hits.suggestions.map((text) => ({ kind: 'suggestion', text, href: searchHref(text) })),
    },
    {
      name: 'products',
      count: counts.products,
      options: hits.products.map((product) => ({ kind: 'product', product, href: product.url })),
    },
    {
      name: 'categories',
      count: counts.categories,
      options: hits.categories.map((category) => ({ kind: 'category', category, href: category.link.url })),
    },
    {
      name: 'content',
      count: counts.content,
      options: hits.content.map((content) => ({ kind: 'content', content, href: content.url })),
    },
    { name: 'all', options: all > 0 ? [{ kind: 'all', count: all, href: searchHref(asked) }] : [] },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
