import type { ReactNode } from 'react';
import styles from './ProductCard.module.css';

interface CardLinesProps {
  view: 'grid' | 'list';
  /** facts: what the product is; offer: price, stock and purchase. */
  part: 'facts' | 'offer';
  children: ReactNode;
}

/** Part of a card: a group in the list; in the grid its lines are rows of the card. */
export const CardLines = ({ view, part, children }: CardLinesProps) =>
  view === 'list' ? <div className={styles[part]}>{children}</div> : children;
