import type { MenuItem } from '../../../api/generated/types';
import { Each } from '../../../components/plain/ErrorBoundary';
import { SafeLink } from '../../../routing/links/SafeLink';
import { classNames } from '../../../components/plain/classNames';
import styles from './MenuColumn.module.css';
import { MenuItemVisual } from './MenuItemVisual';

function Links({ items, className }: { items: MenuItem[]; className?: string }) {
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      <Each items={items} place="/children" keyOf={({ id }) => id}>
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
export function MenuColumn({ item, renderOption, isTile }: MenuColumnProps) {
  return (
    <li>
      <SafeLink href={item.url} className={classNames(styles.heading, isTile && styles.tile)}>
        <MenuItemVisual item={item} renderOption={renderOption} isTile={isTile} />
        {item.title}
      </SafeLink>
      <Links items={item.children} className={styles.links} />
    </li>
  );
}
