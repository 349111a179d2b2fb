import type { ReactNode } from 'react';
import styles from './DeadEnd.module.css';
import { WaysOn } from './WaysOn';

/** The body of a page that is a dead end: what can be done here, and beside it the ways on. */
export function DeadEnd({ children }: { children: ReactNode }) {
  return (
    <div className={styles.grid}>
      <div>{children}</div>
      <WaysOn />
    </div>
  );
}

/** Buttons and links side by side. */
export function DeadEndActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
