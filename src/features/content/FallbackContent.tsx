import type { ReactNode } from 'react';
import styles from './FallbackContent.module.css';
import { SuggestedLinks } from './SuggestedLinks';

/** The body of the not-found and error pages: what the visitor can do there, and links to other pages. */
export function FallbackContent({ children }: { children: ReactNode }) {
  return (
    <div className={styles.content}>
      {children}
      <SuggestedLinks />
    </div>
  );
}

/** Places buttons and links side by side. */
export function ActionRow({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
