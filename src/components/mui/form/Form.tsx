import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { busyButton } from '../busyButton';
import { watchPointer } from './afterPointerRelease';
import type { ContractForm, Problem, Submission } from './useContractForm';
import type { FormValues } from './useDraft';

interface ErrorSummaryProps {
  problems: readonly Problem[];
  /** Number of failed submissions; the summary takes focus on each. */
  attempt: number;
}

const linkLayout = {
  minHeight: '1.75rem',
  mt: 0,
  fontSize: 'inherit',
  textAlign: 'start',
  '@media (pointer: coarse)': { minHeight: '2.75rem' },
};

/**
 * List of a form's errors. Takes focus after a failed submission, so that it is announced; renders nothing without
 * errors.
 */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const t = useTranslate();
  const titleId = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [attempt]);
  if (problems.length === 0) return null;
  return (
    <Alert ref={ref} severity="error" role="group" aria-labelledby={titleId} tabIndex={-1}>
      <AlertTitle id={titleId}>{t('forms.errorSummary')}</AlertTitle>
      <Box component="ul" sx={{ display: 'grid', justifyItems: 'start' }}>
        {problems.map(({ text, onFocus }) => (
          <li key={text}>
            {onFocus ? (
              <Link component="button" type="button" onClick={onFocus} sx={linkLayout}>
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

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
