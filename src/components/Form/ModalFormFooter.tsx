import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { Button, type ButtonVariant } from '../Button/Button';
import { closeModal } from '../Modal/modalStore';
import { ErrorSummary } from './ErrorSummary';
import styles from './Form.module.css';
import { SubmitButton } from './SubmitButton';
import type { Submission } from './useSubmit';

interface ModalFormFooterProps {
  submission: Submission;
  /** The footer has the form's errors, too. */
  hasErrors?: boolean;
  /** Of the button that submits; primary when not given. */
  variant?: ButtonVariant;
  /** Label of the button that submits; "Save" without it. */
  children?: ReactNode;
}

/** Footer of a modal with a form: cancel, which closes the modal, and submit. */
export function ModalFormFooter({ submission, hasErrors, variant, children }: ModalFormFooterProps) {
  const t = useTranslate();
  const buttons = (
    <>
      <Button variant="secondary" onClick={closeModal}>
        {t('common.cancel')}
      </Button>
      <SubmitButton submission={submission} variant={variant}>
        {children ?? t('common.save')}
      </SubmitButton>
    </>
  );
  if (!hasErrors) return buttons;
  return (
    <div className={styles.footer}>
      <ErrorSummary {...submission.summary} />
      <div className={styles.buttons}>{buttons}</div>
    </div>
  );
}
