import type { MenuItem } from '../../../api/generated/types';
import { Icon } from '../../../components/Icon/Icon';
import { namedIcon } from '../../../components/Icon/namedIcons';
import { Picture } from '../../../components/Picture/Picture';
import styles from './MenuItemVisual.module.css';

interface MenuItemVisualProps {
  item: MenuItem;
  /** How the item's parent shows its children. */
  renderOption: MenuItem['renderOption'];
}

/** NAV-04: the picture or icon beside an item, as its parent asks for it; nothing when it has none. */
export function MenuItemVisual({ item, renderOption }: MenuItemVisualProps) {
  if (renderOption === 'images' && item.navigationImage) {
    return (
      <Picture image={item.navigationImage} ratio="1" sizes="3rem" decorative className={styles.picture} />
    );
  }
  const icon = renderOption === 'icons' ? namedIcon(item.iconName) : undefined;
  return icon && <Icon icon={icon} size="l" className={styles.icon} />;
}
