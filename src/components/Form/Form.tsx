import { useEffect, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../Button/Button';
import { watchPointer } from './afterPointerRelease';
import { ErrorSummary } from './ErrorSummary';
import styles from './Form.module.css';
import type { Draft } from './useDraft';
import type { Submission } from './useSubmit';

interface FormProps {
  submission: Submission;
  /** Unsaved changes that are back in the fields, for a form that says so. */
  draft?: Draft;
  /** False where the errors show in the footer. */
  hasErrors?: boolean;
  /** Accessible name, where the page has more than one form. */
  label?: string;
  children: ReactNode;
}

/** Status that unsaved changes are back in the fields, with a button that discards them. */
function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslate();
  return (
    <div className={styles.draft} role="status">
      <p>{t('forms.draftRestored')}</p>
      <Button variant="secondary" size="small" onClick={onDiscard}>
        {t('forms.discardDraft')}
      </Button>
    </div>
  );
}

/** The frame of a form: restored changes and the summary of errors above its fields. */
export function Form({ submission, draft, hasErrors = true, label, children }: FormProps) {
  const { id, summary } = submission;
  useEffect(watchPointer, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    submission.submit();
  };
  return (
    <form id={id} className={styles.form} aria-label={label} noValidate onSubmit={submit}>
      {draft?.isRestored && <DraftNotice onDiscard={draft.discard} />}
      {hasErrors && <ErrorSummary {...summary} />}
      {children}
    </form>
  );
}

/** Two short fields side by side, one above the other on phones. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
