import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslate } from '../../../i18n/useTranslate';

/** ORG-01: reason and next step in place of the link to the checkout, for a customer who may not place orders. */
export function OrderNotAllowed() {
  const t = useTranslate();
  return (
    <Alert severity="info" role="note">
      <AlertTitle>{t('cart.mayNotOrder')}</AlertTitle>
      {t('cart.mayNotOrderText')}
    </Alert>
  );
}
