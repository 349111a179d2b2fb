import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import styles from './CompactLabel.module.css';

interface CompactLabelProps {
  icon: LucideIcon;
  children: string;
}

/** Text of a button, reduced to its icon in a container narrower than 16rem, such as a card on a phone. */
export function CompactLabel({ icon, children }: CompactLabelProps) {
  return (
    <>
      <span className={styles.icon}>
        <Icon icon={icon} size="s" />
      </span>
      <span className={styles.text}>{children}</span>
    </>
  );
}
