import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useEffect, type FormEvent, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { busyButton } from '../busyButton';
import { watchPointer } from './afterPointerRelease';
import { ErrorSummary } from './ErrorSummary';
import type { ContractForm, Submission } from './useContractForm';
import type { FormValues } from './useDraft';

const formLayout = {
  display: 'grid',
  gap: 5,
  justifyItems: 'start',
  maxWidth: '32rem',
  '& > *': { width: 1 },
  '& > button': { width: 'auto' },
};

const rowLayout = {
  display: 'grid',
  gap: 5,
  '@media (width > 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 4 },
};

interface FormProps<Values extends FormValues, Sent> {
  form: ContractForm<Values, Sent>;
  hasDraftNotice?: boolean;
  /** False when the footer shows the errors. */
  hasErrors?: boolean;
  /** Accessible name, on a page with several forms. */
  label?: string;
  children: ReactNode;
}

function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslate();
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button variant="outlined" size="small" onClick={onDiscard}>
          {t('forms.discardDraft')}
        </Button>
      }
    >
      {t('forms.draftRestored')}
    </Alert>
  );
}

/**
 * Form element with the notice of a restored draft and the error summary above its fields; provides the form to groups
 * of fields.
 */
export function Form<Values extends FormValues, Sent>({
  form,
  hasDraftNotice = false,
  hasErrors = true,
  label,
  children,
}: FormProps<Values, Sent>) {
  useEffect(watchPointer, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <FormProvider {...form}>
      <Box component="form" id={form.id} sx={formLayout} aria-label={label} noValidate onSubmit={submit}>
        {hasDraftNotice && form.draft.isRestored && <DraftNotice onDiscard={form.draft.discard} />}
        {hasErrors && <ErrorSummary {...form.summary} />}
        {children}
      </Box>
    </FormProvider>
  );
}

/** Two short fields side by side, stacked on phones. */
export function FormRow({ children }: { children: ReactNode }) {
  return <Box sx={rowLayout}>{children}</Box>;
}

interface SubmitButtonProps extends Pick<ButtonProps, 'children' | 'color' | 'fullWidth' | 'variant'> {
  form: Submission;
}

/** Submit button of a form, inside it or in the footer of its modal; busy while the submission is pending. */
export function SubmitButton({ form: { id, isPending }, ...props }: SubmitButtonProps) {
  return <Button {...props} type="submit" form={id} {...busyButton(isPending)} />;
}
