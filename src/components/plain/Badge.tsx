import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Badge.module.css';

interface BadgeProps {
  /** plain: hairline border; accent: pine green; sale: a reduced price or a promotion. */
  tone?: 'plain' | 'accent' | 'sale';
  children: ReactNode;
}

/**
 * Short label on an item: new, bestseller, −20 %.
 * @example <Badge tone="sale">{t('product.discount', [20])}</Badge>
 */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <bdi className={classNames(styles.badge, styles[tone])}>{children}</bdi>;
}

/**
 * NAV-01: count at the corner of an icon; renders nothing below 1. Hidden from screen readers: the icon's name has
 * the count.
 */
export function CountBadge({ count = 0 }: { count?: number }) {
  if (count < 1) return null;
  return (
    // The key restarts the animation when the count changes.
    <span key={count} className={styles.count} aria-hidden="true">
      {count}
    </span>
  );
}
