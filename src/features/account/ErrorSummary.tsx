import { useEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  /** What is wrong, each with the way to its field, or without one for the form as a whole. */
  problems: readonly { text: string; onGo?: () => void }[];
  /** How often the form has been sent; the summary takes focus on each. */
  attempt: number;
}

/** Everything that keeps a form from being sent, above its fields. Takes focus, so that it is read out. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const t = useTranslate();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [attempt]);
  return (
    <div ref={ref} className={styles.summary} role="group" aria-labelledby="error-summary" tabIndex={-1}>
      <h3 id="error-summary" className={styles.title}>
        {t('forms.errorSummary')}
      </h3>
      <ul className={styles.problems}>
        {problems.map(({ text, onGo }) => (
          <li key={text}>
            {onGo ? (
              <button type="button" className={styles.link} onClick={onGo}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
