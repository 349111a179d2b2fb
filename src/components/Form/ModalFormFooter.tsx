import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { Button, type ButtonVariant } from '../Button/Button';
import { closeModal } from '../Modal/modalStore';
import type { Constraints } from './defineForm';
import { SubmitButton } from './SubmitButton';
import type { ContractForm } from './useContractForm';

interface ModalFormFooterProps<C extends Constraints> {
  form: ContractForm<C>;
  /** Of the button that submits; primary when not given. */
  variant?: ButtonVariant;
  /** Label of the button that submits; "Save" without it. */
  children?: ReactNode;
}

/** The footer of a modal with a form: cancel, which closes the modal, and submit. */
export function ModalFormFooter<C extends Constraints>({ form, variant, children }: ModalFormFooterProps<C>) {
  const t = useTranslate();
  return (
    <>
      <Button variant="secondary" onClick={closeModal}>
        {t('common.cancel')}
      </Button>
      <SubmitButton form={form} variant={variant}>
        {children ?? t('common.save')}
      </SubmitButton>
    </>
  );
}
