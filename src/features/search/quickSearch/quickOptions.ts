import type { components } from '../../../api/generated/types';
import { classifyLink } from '../../../components/SafeLink/classifyLink';
import { foundCount, hitCount, type ProductHit, type QuickHits } from './quickHits';

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
  name: 'suggestions' | 'didYouMean' | 'articles' | 'products' | 'categories' | 'content' | 'all';
  /** How many hits there are of the kind, shown or not. */
  count?: number;
  options: readonly QuickOption[];
}

/** What the server gives may be no safe link (APP-11); such a hit is none. */
const leadsSomewhere = ({ href }: QuickOption) => classifyLink(href, window.location.href).kind !== 'none';

const productOption = (product: ProductHit): QuickOption => ({ kind: 'product', product, href: product.url });

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
      name: foundCount(hits) > 0 ? 'suggestions' : 'didYouMean',
      options: hits.suggestions.map((text) => ({ kind: 'suggestion', text, href: searchHref(text) })),
    },
    { name: 'articles', count: counts.articles, options: hits.articles.map(productOption) },
    { name: 'products', count: counts.products, options: hits.products.map(productOption) },
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
  return groups
    .map((group) => ({ ...group, options: group.options.filter(leadsSomewhere) }))
    .filter(({ options }) => options.length > 0);
}
