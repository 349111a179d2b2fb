import ArrowRight from 'lucide-react/icons/arrow-right';
import FileText from 'lucide-react/icons/file-text';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Search from 'lucide-react/icons/search';
import type { LucideIcon } from 'lucide-react';
import { useEffect, type MouseEvent } from 'react';
import { Icon } from '../../../components/plain/Icon';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { Highlight } from '../Highlight';
import { ProductOption, VariationHit } from './ProductOption';
import styles from './QuickOptionLink.module.css';
import type { QuickOption } from './quickOptions';

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
  /** Search text, marked in the option. */
  query: string;
  active: boolean;
  onSelect: () => void;
}

/** True when the click opens the link in another tab or window. */
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
