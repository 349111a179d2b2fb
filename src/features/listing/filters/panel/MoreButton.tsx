import type { ReactNode } from 'react';
import styles from './MoreButton.module.css';

interface MoreButtonProps {
  expanded: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Button, in the style of a link, that shows the rest of a list or hides it again. */
export function MoreButton({ expanded, onClick, children }: MoreButtonProps) {
  return (
    <button type="button" className={styles.more} aria-expanded={expanded} onClick={onClick}>
      {children}
    </button>
  );
}
