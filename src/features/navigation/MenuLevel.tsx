import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { MenuItem } from '../../api/generated/types';
import { Each } from '../../components/plain/ErrorBoundary';
import { Icon } from '../../components/plain/Icon';
import { SafeLink } from '../../routing/links/SafeLink';
import { useTranslate } from '../../i18n/useTranslate';
import { MenuItemVisual, seeAllKey } from './mega-menu/MenuItemVisual';
import styles from './MenuLevel.module.css';

interface MenuLevelProps {
  /** Parent of the level's items; null for the top level. */
  parent: MenuItem | null;
  items: MenuItem[];
  /** Id of the item whose level was just left; it takes focus. */
  cameFrom: string | null;
  onEnter: (item: MenuItem) => void;
  onBack: () => void;
  onFollow: () => void;
}

const focus = (element: HTMLElement | null) => element?.focus();

function Heading({
  parent,
  cameFrom,
  onBack,
  onFollow,
}: Pick<MenuLevelProps, 'cameFrom' | 'onBack' | 'onFollow'> & { parent: MenuItem }) {
  const t = useTranslate();
  return (
    <>
      <button
        ref={cameFrom === null ? focus : undefined}
        type="button"
        className={styles.back}
        onClick={onBack}
      >
        <Icon icon={ArrowLeft} size="s" />
        {t('common.back')}
      </button>
      <SafeLink href={parent.url} className={styles.heading} onClick={onFollow}>
        {parent.title}
      </SafeLink>
      <SafeLink href={parent.url} className={styles.seeAll} onClick={onFollow}>
        {t(seeAllKey(parent.type))}
      </SafeLink>
    </>
  );
}

/**
 * NAV-03, NAV-04: a level of the mobile menu. An item with children opens the next level, others navigate. Focus moves
 * to the back button on entering a level, and to the former item on leaving it.
 */
export function MenuLevel({ parent, items, cameFrom, onEnter, onBack, onFollow }: MenuLevelProps) {
  const sign = (item: MenuItem) => <MenuItemVisual item={item} renderOption={parent?.renderOption ?? null} />;
  return (
    <div className={parent || cameFrom !== null ? styles.entered : undefined}>
      {parent && <Heading parent={parent} cameFrom={cameFrom} onBack={onBack} onFollow={onFollow} />}
      <ul className={styles.items} data-top={!parent || undefined}>
        <Each items={items} path="" keyOf={({ id }) => id}>
          {(item) => (
            <li className={styles.item}>
              {item.children.length > 0 ? (
                <button
                  ref={item.id === cameFrom ? focus : undefined}
                  type="button"
                  className={styles.entry}
                  onClick={() => onEnter(item)}
                >
                  {sign(item)}
                  <span className={styles.name}>{item.title}</span>
                  <Icon icon={ChevronRight} size="s" />
                </button>
              ) : (
                <SafeLink href={item.url} className={styles.entry} onClick={onFollow}>
                  {sign(item)}
                  <span className={styles.name}>{item.title}</span>
                </SafeLink>
              )}
            </li>
          )}
        </Each>
      </ul>
    </div>
  );
}
