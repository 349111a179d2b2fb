import Button, { type ButtonProps } from '@mui/material/Button';
import { busyButton } from '../busyButton';
import type { Submission } from './useSubmit';

interface SubmitButtonProps extends Pick<ButtonProps, 'children' | 'color' | 'fullWidth' | 'variant'> {
  submission: Submission;
}

/** Submit button of a form, inside it or in the footer of its modal; busy while the submission is pending. */
export function SubmitButton({ submission: { id, isPending }, ...props }: SubmitButtonProps) {
  return <Button {...props} type="submit" form={id} {...busyButton(isPending)} />;
}
