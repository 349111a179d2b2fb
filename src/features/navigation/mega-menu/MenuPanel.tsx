import ArrowRight from 'lucide-react/icons/arrow-right';
import { useLayoutEffect, useRef } from 'react';
import type { MenuItem } from '../../../api/generated/types';
import { classNames } from '../../../components/plain/classNames';
import { Each, ErrorBoundary } from '../../../components/plain/ErrorBoundary';
import { Icon } from '../../../components/plain/Icon';
import { Picture } from '../../../components/plain/Picture';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { SupportLinks } from '../SupportLinks';
import { MenuItemVisual, seeAllKey } from './MenuItemVisual';
import styles from './MenuPanel.module.css';

function Links({ items, className }: { items: MenuItem[]; className?: string }) {
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      <Each items={items} path="/children" keyOf={({ id }) => id}>
        {(item) => (
          <li>
            <SafeLink href={item.url}>{item.title}</SafeLink>
            <Links items={item.children} className={styles.deeper} />
          </li>
        )}
      </Each>
    </ul>
  );
}

interface MenuColumnProps {
  item: MenuItem;
  renderOption: MenuItem['renderOption'];
  /** True when no column has links below its heading: its picture is as wide as the column. */
  isTile: boolean;
}

/** NAV-04: a column of a panel: a picture or icon, a heading link, and the levels below it. */
function MenuColumn({ item, renderOption, isTile }: MenuColumnProps) {
  return (
    <li>
      <SafeLink href={item.url} className={classNames(styles.columnHeading, isTile && styles.tile)}>
        <MenuItemVisual item={item} renderOption={renderOption} isTile={isTile} />
        {item.title}
      </SafeLink>
      <Links items={item.children} className={styles.links} />
    </li>
  );
}

interface MenuPanelProps {
  id: string;
  item: MenuItem;
  /** Position of the link to focus: 0 the first, -1 the last; undefined for none. */
  focusAt?: 0 | -1 | undefined;
  onFollow: () => void;
}

/** NAV-04: panel of a top item: its links in up to four columns, support, and from 1281 px its picture. */
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
            <ErrorBoundary path="/navigationImage">
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
          <Each items={item.children} path="/children" keyOf={({ id }) => id}>
            {(child) => <MenuColumn item={child} renderOption={item.renderOption} isTile={hasTiles} />}
          </Each>
        </ul>
        <SupportLinks className={styles.support} />
      </div>
    </div>
  );
}
