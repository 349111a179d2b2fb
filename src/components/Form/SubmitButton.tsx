import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../Button/Button';
import type { Constraints } from './defineForm';
import type { ContractForm } from './useContractForm';

interface SubmitButtonProps<C extends Constraints> {
  form: ContractForm<C>;
  /** Takes the whole width. */
  wide?: boolean;
  /** Primary when not given. */
  variant?: ButtonVariant;
  children: ReactNode;
}

/** Sends a form from inside it, or from the footer of its modal. */
export function SubmitButton<C extends Constraints>({ form, wide, variant, children }: SubmitButtonProps<C>) {
  return (
    <Button type="submit" form={form.id} loading={form.isPending} wide={wide} variant={variant}>
      {children}
    </Button>
  );
}
