import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from '../../../i18n/useTranslate';

/** CART-05: the message that the cart could not be fetched, with a retry. */
export function CartUnknown({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button variant="outlined" size="small" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('cart.unknown')}
    </Alert>
  );
}
