import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../Button/Button';
import type { Submission } from './useSubmit';

interface SubmitButtonProps {
  submission: Submission;
  /** Takes the whole width. */
  wide?: boolean;
  /** Primary when not given. */
  variant?: ButtonVariant;
  children: ReactNode;
}

/** Submit button of a form, inside it or in the footer of its modal. */
export function SubmitButton({ submission, wide, variant, children }: SubmitButtonProps) {
  return (
    <Button type="submit" form={submission.id} loading={submission.isPending} wide={wide} variant={variant}>
      {children}
    </Button>
  );
}
