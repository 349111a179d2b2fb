import { useRef, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { classNames } from '../plain/classNames';
import { Each } from '../plain/ErrorBoundary';
import { SafeLink } from '../../routing/links/SafeLink';
import styles from './Breadcrumbs.module.css';
import { useOverflow } from './useOverflow';

interface Crumb {
  id: string;
  href: string;
  text: string;
}

interface BreadcrumbsProps {
  /** Crumbs from home to the current page. */
  items: readonly Crumb[];
  /** Address of home: `/` and the language route (APP-10). */
  homeHref: string;
}

/**
 * NAV-09: breadcrumbs from home to the current page. Breadcrumbs wider than their container collapse to the first and
 * last ones with a '...' button between them, which expands the rest.
 */
export function Breadcrumbs({ items: all, homeHref }: BreadcrumbsProps) {
  const t = useTranslate();
  const line = useRef<HTMLOListElement>(null);
  const items = all.filter(({ text }) => /\S/.test(text));
  const trail = items.map(({ id }) => id).join(' ');
  const overflows = useOverflow(line, trail);
  const [expanded, setExpanded] = useState('');
  const isExpanded = expanded === trail;
  const isCut = overflows && !isExpanded;
  const shortened = isCut && items.length > 2;
  const expand = () => {
    setExpanded(trail);
    line.current?.focus();
  };
  if (items.length === 0) return null;
  return (
    <nav aria-label={t('navigation.breadcrumb')}>
      <ol
        ref={line}
        className={classNames(styles.trail, isCut && styles.cut, isExpanded && styles.expanded)}
        tabIndex={-1}
      >
        <Each items={items} place="" keyOf={({ id }) => id}>
          {({ href, text }, index) => {
            const isHome = index === 0;
            const isCurrent = index === items.length - 1;
            if (shortened && !isHome && !isCurrent)
              return (
                index === 1 && (
                  <li className={styles.crumb}>
                    <button type="button" aria-label={t('navigation.breadcrumbExpand')} onClick={expand}>
                      ...
                    </button>
                  </li>
                )
              );
            return (
              <li className={styles.crumb}>
                {isCurrent ? (
                  <span aria-current="page">{text}</span>
                ) : (
                  <SafeLink href={isHome ? homeHref : href}>{text}</SafeLink>
                )}
              </li>
            );
          }}
        </Each>
      </ol>
    </nav>
  );
}
