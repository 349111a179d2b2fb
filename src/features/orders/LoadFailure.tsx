import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from '../../i18n/useTranslate';

interface LoadFailureProps {
  message: string;
  /** The query that failed. */
  query: { isFetching: boolean; refetch: () => unknown };
}

/** CALL-07: orders that did not load, with a retry. The button keeps focus while the retry is pending. */
export function LoadFailure({ message, query: { isFetching, refetch } }: LoadFailureProps) {
  const t = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button
          variant="outlined"
          size="small"
          aria-disabled={isFetching || undefined}
          aria-busy={isFetching || undefined}
          onClick={() => !isFetching && void refetch()}
        >
          {t('common.retry')}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
