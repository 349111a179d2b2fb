import type { MenuItem } from '../../../api/generated/types';
import { Icon } from '../../../components/Icon/Icon';
import { namedIcon } from '../../../components/Icon/namedIcons';
import { Picture } from '../../../components/Picture/Picture';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import styles from './MenuColumn.module.css';

function Sign({ item, renderOption }: { item: MenuItem; renderOption: MenuItem['renderOption'] }) {
  if (renderOption === 'images' && item.navigationImage) {
    return (
      <Picture
        image={item.navigationImage}
        ratio="2 / 1"
        sizes="20rem"
        decorative
        className={styles.picture}
      />
    );
  }
  const icon = renderOption === 'icons' ? namedIcon(item.iconName) : undefined;
  return icon && <Icon icon={icon} size="l" className={styles.icon} />;
}

function Links({ items, className }: { items: MenuItem[]; className?: string }) {
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.id}>
          <SafeLink href={item.url}>{item.title}</SafeLink>
          <Links items={item.children} className={styles.deeper} />
        </li>
      ))}
    </ul>
  );
}

/** NAV-04: one column of a panel: a picture or icon, a heading link, and the levels below it. */
export function MenuColumn({
  item,
  renderOption,
}: {
  item: MenuItem;
  renderOption: MenuItem['renderOption'];
}) {
  return (
    <li>
      <SafeLink href={item.url} className={styles.heading}>
        <Sign item={item} renderOption={renderOption} />
        {item.title}
      </SafeLink>
      <Links items={item.children} className={styles.links} />
    </li>
  );
}
