import { useId, type ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './SearchPart.module.css';

interface SearchPartProps {
  heading: string;
  count: number;
  /** List items. */
  children: ReactNode;
}

/** Heading, count and links of one kind of hits, on one line. Renders nothing without hits. */
export function SearchPart({ heading, count, children }: SearchPartProps) {
  const t = useTranslate();
  const headingId = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <h2 id={headingId} className={styles.heading}>
        {heading} <span className={styles.count}>{t('common.number', [count])}</span>
      </h2>
      <ul className={styles.hits}>{children}</ul>
    </section>
  );
}
