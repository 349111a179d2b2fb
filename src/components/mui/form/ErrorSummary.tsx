import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';

export interface Problem {
  text: string;
  /** Move focus to the field; absent for an error of the whole form. */
  onFocus?: () => void;
}

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
