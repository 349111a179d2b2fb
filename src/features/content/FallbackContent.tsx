import type { ReactNode } from 'react';
import styles from './FallbackContent.module.css';
import { SuggestedLinks } from './SuggestedLinks';

/** Body of the not-found and error pages: actions for the visitor, and links to other pages. */
export function FallbackContent({ children }: { children: ReactNode }) {
  return (
    <div className={styles.content}>
      {children}
      <SuggestedLinks />
    </div>
  );
}

/** Lay out buttons and links in a row. */
export function ActionRow({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
