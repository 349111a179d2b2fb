import type { CategoryHit, ContentHit } from '../../../api/generated/types';
import { readEach } from '../../../components/plain/readEach';
import { classifyLink } from '../../../routing/links/classifyLink';
import { hitCount, totalCount, type ProductHit, type ProductRow, type QuickHits } from './quickHits';
import { pageUrl } from '../../../lib/pageUrl';

/** An option of the dropdown, with its link. */
export type QuickOption = { href: string } & (
  | { kind: 'suggestion'; text: string }
  | { kind: 'product'; product: ProductHit }
  | { kind: 'variation'; variation: ProductHit }
  | { kind: 'category'; category: CategoryHit }
  | { kind: 'content'; content: ContentHit }
  | { kind: 'all'; count: number }
);

/** Options of one kind, with a heading. */
export interface QuickGroup {
  name: 'suggestions' | 'didYouMean' | 'articles' | 'products' | 'categories' | 'content' | 'all';
  /** Total number of hits of the kind, shown or not. */
  count?: number;
  options: readonly QuickOption[];
}

/** False for a hit without a safe link (APP-11), which is left out. */
const hasSafeLink = ({ href }: QuickOption) => classifyLink(href, pageUrl().href).kind !== 'none';

/** Options of a product and its variations. */
const rowOptions = ({ product, variations }: ProductRow): QuickOption[] => [
  { kind: 'product', product, href: product.url },
  ...variations.map((variation): QuickOption => ({ kind: 'variation', variation, href: variation.url })),
];

/**
 * SRCH-05: the groups of the dropdown in display and arrow-key order, without empty ones; the last links to all
 * results.
 * @param searchHref URL of all results for a text
 */
export function quickGroups(
  hits: QuickHits,
  query: string,
  searchHref: (text: string) => string,
): QuickGroup[] {
  const { counts } = hits;
  const all = hitCount(hits);
  const groups: QuickGroup[] = [
    {
      name: totalCount(hits) > 0 ? 'suggestions' : 'didYouMean',
      options: hits.suggestions.map((text) => ({ kind: 'suggestion', text, href: searchHref(text) })),
    },
    { name: 'products', count: counts.products, options: hits.products.flatMap(rowOptions) },
    {
      name: 'articles',
      // Beside other hits a count of article numbers would contradict the total.
      count: all === 0 ? counts.articles : undefined,
      options: hits.articles.flatMap(rowOptions),
    },
    {
      name: 'categories',
      count: counts.categories,
      options: readEach(hits.categories, 'quickSearch /categories', (category) => ({
        kind: 'category',
        category,
        href: category.link.url,
      })),
    },
    {
      name: 'content',
      count: counts.content,
      options: hits.content.map((content) => ({ kind: 'content', content, href: content.url })),
    },
    { name: 'all', options: all > 0 ? [{ kind: 'all', count: all, href: searchHref(query) }] : [] },
  ];
  return groups
    .map((group) => ({ ...group, options: group.options.filter(hasSafeLink) }))
    .filter(({ options }) => options.length > 0);
}
