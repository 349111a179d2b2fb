import { ArrowRight, Search } from 'lucide-react';
import { useEffect } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { SafeLink } from '../../components/SafeLink/SafeLink';
import { useTranslate } from '../../i18n/useTranslate';
import { Highlight } from './Highlight';
import type { ProductHit } from './quickHits';
import styles from './QuickOptionLink.module.css';
import type { QuickOption } from './quickOptions';

function Product({ product, query }: { product: ProductHit; query: string }) {
  const t = useTranslate();
  return (
    <>
      <Picture
        image={product.thumbnail}
        ratio="1 / 1"
        sizes="56px"
        priority
        decorative
        className={styles.thumbnail}
      />
      <span className={styles.words}>
        <span>
          <Highlight text={product.name} query={query} />
        </span>{' '}
        <span className={styles.detail}>
          <Highlight text={product.code} query={query} />
        </span>
      </span>{' '}
      <span className={styles.stock} data-in-stock={product.inStock || undefined}>
        {t(product.inStock ? 'search.inStock' : 'search.outOfStock')}
      </span>
    </>
  );
}

function Content({ option, query }: { option: QuickOption; query: string }) {
  const t = useTranslate();
  switch (option.kind) {
    case 'product':
      return <Product product={option.product} query={query} />;
    case 'suggestion':
      return (
        <>
          <Icon icon={Search} size="s" />
          <span className={styles.words}>
            <Highlight text={option.text} query={query} />
          </span>
        </>
      );
    case 'category':
      return <Highlight text={option.category.heading} query={query} />;
    case 'content':
      return <Highlight text={option.content.name} query={query} />;
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
  /** What was searched for, marked in the option. */
  query: string;
  active: boolean;
  onChoose: () => void;
}

/** SRCH-08: one option of the dropdown: a link that focus never enters, because it stays in the box. */
export function QuickOptionLink({ id, option, query, active, onChoose }: QuickOptionLinkProps) {
  useEffect(() => {
    if (active) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  return (
    <SafeLink
      id={id}
      href={option.href}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={styles.option}
      data-kind={option.kind}
      onClick={onChoose}
    >
      <Content option={option} query={query} />
    </SafeLink>
  );
}
