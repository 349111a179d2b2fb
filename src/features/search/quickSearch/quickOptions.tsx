import type { CategoryHit, ContentHit } from '../../../api/generated/types';
import { readEach } from '../../../components/plain/readEach';
import { classifyLink } from '../../../routing/links/classifyLink';
import { hitCount, totalCount, type ProductHit, type ProductRow, type QuickHits } from './quickHits';
import { pageUrl } from '../../../lib/renderRequest';
import ArrowRight from 'lucide-react/icons/arrow-right';
import FileText from 'lucide-react/icons/file-text';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Search from 'lucide-react/icons/search';
import type { LucideIcon } from 'lucide-react';
import { useEffect, type MouseEvent } from 'react';
import { Icon } from '../../../components/plain/Icon';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { Highlight, ProductOption, VariationHit } from './ProductOption';
import styles from './QuickOptionLink.module.css';

type QuickOption = { href: string } & (
  | { kind: 'suggestion'; text: string }
  | { kind: 'product'; product: ProductHit }
  | { kind: 'variation'; variation: ProductHit }
  | { kind: 'category'; category: CategoryHit }
  | { kind: 'content'; content: ContentHit }
  | { kind: 'all'; count: number }
);

export interface QuickGroup {
  name: 'suggestions' | 'didYouMean' | 'articles' | 'products' | 'categories' | 'content' | 'all';
  /** Total number of hits of the kind, shown or not. */
  count?: number;
  options: readonly QuickOption[];
}

/** False for a hit without a safe link (APP-11), which is left out. */
const hasSafeLink = ({ href }: QuickOption) => classifyLink(href, pageUrl().href).kind !== 'none';

const rowOptions = ({ product, variations }: ProductRow): QuickOption[] => [
  { kind: 'product', product, href: product.url },
  ...variations.map((variation): QuickOption => ({ kind: 'variation', variation, href: variation.url })),
];

/** SRCH-05: the groups of the dropdown in arrow-key order, without empty ones; the last links to all results. */
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

function Words({ icon, text, query }: { icon: LucideIcon; text: string; query: string }) {
  return (
    <>
      <span className={styles.icon}>
        <Icon icon={icon} size="s" />
      </span>
      <span className={styles.words}>
        <Highlight text={text} query={query} />
      </span>
    </>
  );
}

function Content({ option, query }: { option: QuickOption; query: string }) {
  const t = useTranslate();
  switch (option.kind) {
    case 'product':
      return <ProductOption hit={option.product} query={query} />;
    case 'variation':
      return <VariationHit hit={option.variation} query={query} />;
    case 'suggestion':
      return <Words icon={Search} text={option.text} query={query} />;
    case 'category':
      return <Words icon={LayoutGrid} text={option.category.heading} query={query} />;
    case 'content':
      return <Words icon={FileText} text={option.content.name} query={query} />;
    case 'all':
      return (
        <>
          {t('search.seeAll', [option.count])}
          <Icon icon={ArrowRight} size="s" />
        </>
      );
  }
}

interface QuickOptionLinkProps {
  id: string;
  option: QuickOption;
  query: string;
  active: boolean;
  onSelect: () => void;
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

/** SRCH-08: an option of the dropdown: a link that never takes focus, which stays in the box. */
export function QuickOptionLink({ id, option, query, active, onSelect }: QuickOptionLinkProps) {
  useEffect(() => {
    if (active) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  return (
    <SafeLink
      id={id}
      href={option.href}
      leadsTo={option.kind === 'product' || option.kind === 'variation' ? 'product' : undefined}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={styles.option}
      data-kind={option.kind}
      onClick={(event) => opensElsewhere(event) || onSelect()}
    >
      <Content option={option} query={query} />
    </SafeLink>
  );
}
