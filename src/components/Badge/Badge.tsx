import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Badge.module.css';

interface BadgeProps {
  /** plain: paper with a hairline; accent: pine; sale: a reduced price or a promotion. */
  tone?: 'plain' | 'accent' | 'sale';
  children: ReactNode;
}

/** A short word about a thing: new, bestseller, −20 %. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
