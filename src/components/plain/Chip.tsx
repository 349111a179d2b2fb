import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { SafeLink } from '../../routing/links/SafeLink';
import { Icon } from './Icon';
import { Picture } from './Picture';
import styles from './Chip.module.css';

interface ChipProps {
  /** Visually hidden text before the label: the effect of the click, such as "Remove filter Colour:". */
  action: string;
  label: string;
  onRemove: () => void;
}

export function Chip({ action, label, onRemove }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-label={`${action} ${label}`} onClick={onRemove}>
      <span className={styles.label}>{label}</span>
      <Icon icon={X} size="xs" className={styles.sign} />
    </button>
  );
}

interface LinkChipProps {
  href: string;
  image?: ComponentProps<typeof Picture>['image'];
  children: ReactNode;
}

/** Link in a row of links, 44 px high. */
export function LinkChip({ href, image, children }: LinkChipProps) {
  return (
    <SafeLink href={href} className={styles.linkChip}>
      {image && <Picture image={image} ratio="1 / 1" sizes="120px" decorative className={styles.picture} />}
      {children}
    </SafeLink>
  );
}

export const chipRow = styles.row;
