import ArrowRight from 'lucide-react/icons/arrow-right';
import { useLayoutEffect, useRef } from 'react';
import type { MenuItem } from '../../../api/generated/types';
import { classNames } from '../../../components/plain/classNames';
import { Each, ErrorBoundary } from '../../../components/plain/ErrorBoundary';
import { Icon } from '../../../components/plain/Icon';
import { Picture } from '../../../components/plain/Picture';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { SupportLinks } from '../SupportLinks';
import { MenuColumn } from './MenuColumn';
import styles from './MenuPanel.module.css';
import { seeAllKey } from './seeAllKey';

interface MenuPanelProps {
  id: string;
  item: MenuItem;
  /** Position of the link to focus: 0 the first, -1 the last; undefined for none. */
  focusAt?: 0 | -1 | undefined;
  /** Called when a link is followed, including links to the current page. */
  onFollow: () => void;
}

/**
 * NAV-04: panel of a top item: a heading link, a link to everything, up to four columns, and support; from 1281 px with
 * the picture of the item, if it has one and its columns are no pictures.
 */
export function MenuPanel({ id, item, focusAt, onFollow }: MenuPanelProps) {
  const t = useTranslate();
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focusAt !== undefined) [...(panel.current?.querySelectorAll('a') ?? [])].at(focusAt)?.focus();
  }, [focusAt]);
  const hasTiles = item.children.every(({ children }) => children.length === 0);
  const picture = hasTiles && item.renderOption === 'images' ? null : item.navigationImage;
  return (
    <div ref={panel} id={id} className={styles.panel} data-menu-panel="">
      <div className={classNames('page-width', picture && styles.pictured)}>
        <div className={styles.head}>
          {picture && (
            <ErrorBoundary place="/navigationImage">
              <Picture
                image={picture}
                ratio="1 / 1"
                sizes="(width > 1280px) 50vw, 1px"
                decorative
                className={styles.picture}
              />
            </ErrorBoundary>
          )}
          <SafeLink href={item.url} className={styles.heading} onClick={onFollow}>
            {item.title}
          </SafeLink>
          <SafeLink href={item.url} className={styles.seeAll} onClick={onFollow}>
            {t(seeAllKey(item.type))}
            <Icon icon={ArrowRight} size="s" />
          </SafeLink>
        </div>
        <ul className={styles.columns}>
          <Each items={item.children} place="/children" keyOf={({ id }) => id}>
            {(child) => <MenuColumn item={child} renderOption={item.renderOption} isTile={hasTiles} />}
          </Each>
        </ul>
        <SupportLinks className={styles.support} />
      </div>
    </div>
  );
}
