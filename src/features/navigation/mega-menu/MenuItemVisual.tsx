import type { MenuItem } from '../../../api/generated/types';
import { Icon } from '../../../components/plain/Icon';
import { namedIcon } from '../../../components/plain/namedIcons';
import { Picture } from '../../../components/plain/Picture';
import type { TranslationKey } from '../../../i18n/english';
import styles from './MenuItemVisual.module.css';

/** NAV-04: text of the link to everything: all products for a category or the catalogue, otherwise the overview. */
export function seeAllKey(type: MenuItem['type']): TranslationKey {
  return type === 'CategoryBase' || type === 'Catalog'
    ? 'navigation.seeAllProducts'
    : 'navigation.seeOverview';
}

interface MenuItemVisualProps {
  item: MenuItem;
  renderOption: MenuItem['renderOption'];
  isTile?: boolean;
}

/** NAV-04: picture or icon of an item, by its parent's renderOption; renders nothing without one. */
export function MenuItemVisual({ item, renderOption, isTile }: MenuItemVisualProps) {
  const image = renderOption === 'images' && item.navigationImage;
  if (image && isTile) return <Picture image={image} ratio="3 / 2" sizes="25vw" decorative />;
  if (image) return <Picture image={image} ratio="1" sizes="3rem" decorative className={styles.picture} />;
  const icon = renderOption === 'icons' ? namedIcon(item.iconName) : undefined;
  return icon && <Icon icon={icon} size="l" className={styles.icon} />;
}
