import { useEffect, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../Button/Button';
import { watchPointer } from './afterPointerRelease';
import type { Constraints } from './defineForm';
import { ErrorSummary } from './ErrorSummary';
import styles from './Form.module.css';
import type { ContractForm } from './useContractForm';

interface FormProps<C extends Constraints> {
  form: ContractForm<C>;
  /** Accessible name, where the page has more than one form. */
  label?: string;
  children: ReactNode;
}

/** Says that unsaved changes are back in the fields, with a way to take them back. */
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
export function Form<C extends Constraints>({ form, label, children }: FormProps<C>) {
  const { id, summary, isRestored, discard } = form;
  useEffect(watchPointer, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form id={id} className={styles.form} aria-label={label} noValidate onSubmit={submit}>
      {isRestored && <DraftNotice onDiscard={discard} />}
      {summary.problems.length > 0 && <ErrorSummary {...summary} />}
      {children}
    </form>
  );
}

/** Two short fields side by side, one above the other on phones. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
