import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from '../../i18n/useTranslate';
import { busyButton } from './busyButton';

interface LoadFailureProps {
  message: string;
  query: { isFetching?: boolean; refetch: () => unknown };
}

/**
 * CALL-07: error message of a query, with a retry; ErrorNotice is its counterpart in the first window.
 * @example <LoadFailure message={t('orders.orderFailed')} query={query} />
 */
export function LoadFailure({ message, query: { isFetching = false, refetch } }: LoadFailureProps) {
  const t = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button variant="outlined" size="small" {...busyButton(isFetching, () => void refetch())}>
          {t('common.retry')}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
