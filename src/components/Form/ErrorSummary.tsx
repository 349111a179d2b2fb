import { useEffect, useId, useRef } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './ErrorSummary.module.css';

/** An error of a form. */
export interface Problem {
  text: string;
  /** Moves focus to its field; not given for an error of the form as a whole. */
  onGo?: () => void;
}

interface ErrorSummaryProps {
  problems: readonly Problem[];
  /** Number of failed submissions; the summary takes focus on each. */
  attempt: number;
}

/** List of a form's errors. Takes focus after a failed submission, so that it is read out; nothing without errors. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const t = useTranslate();
  const titleId = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [attempt]);
  if (problems.length === 0) return null;
  return (
    <div ref={ref} className={styles.summary} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <p id={titleId} className={styles.title}>
        {t('forms.errorSummary')}
      </p>
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
