import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { watchPointer } from './afterPointerRelease';
import { ErrorSummary } from './ErrorSummary';
import type { Draft } from './useDraft';
import type { Submission } from './useSubmit';

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

/** The frame of a form: restored changes and the summary of errors above its fields. */
export function Form({ submission, draft, hasErrors = true, label, children }: FormProps) {
  const { id, summary } = submission;
  useEffect(watchPointer, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    submission.submit();
  };
  return (
    <Box component="form" id={id} sx={formLayout} aria-label={label} noValidate onSubmit={submit}>
      {draft?.isRestored && <DraftNotice onDiscard={draft.discard} />}
      {hasErrors && <ErrorSummary {...summary} />}
      {children}
    </Box>
  );
}

/** Two short fields side by side, one above the other on phones. */
export function FormRow({ children }: { children: ReactNode }) {
  return <Box sx={rowLayout}>{children}</Box>;
}
