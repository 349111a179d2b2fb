import { ArrowRight } from 'lucide-react';
import type { MenuItem } from '../../../api/generated/types';
import { Each } from '../../../components/ErrorBoundary/Each';
import { Icon } from '../../../components/Icon/Icon';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { SupportLinks } from '../SupportLinks';
import { MenuColumn } from './MenuColumn';
import styles from './MenuPanel.module.css';
import { seeAllKey } from './seeAllKey';

interface MenuPanelProps {
  id: string;
  item: MenuItem;
  /** Called when a link is followed, even one to the current page. */
  onFollow: () => void;
}

/** NAV-04: what a top item opens: a heading link, a link to everything, up to four columns, and support. */
export function MenuPanel({ id, item, onFollow }: MenuPanelProps) {
  const t = useTranslate();
  const hasTiles = item.children.every(({ children }) => children.length === 0);
  return (
    <div id={id} className={styles.panel} data-menu-panel="">
      <div className="page-width">
        <div className={styles.head}>
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
