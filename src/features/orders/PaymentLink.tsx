import Button from '@mui/material/Button';
import { SafeLink } from '../../routing/links/SafeLink';
import { redirectTarget } from '../../routing/address/redirectTarget';
import { useTranslate } from '../../i18n/useTranslate';
import { useSettings } from '../settings/settings';
import type { Order } from './orderQueries';

/** Link to the external payment page; to the checkout when its URL is missing or not allowed. */
export function PaymentLink({ paymentUrl }: Pick<Order, 'paymentUrl'>) {
  const t = useTranslate();
  const { checkoutPage } = useSettings().staticPages;
  const target = paymentUrl === undefined ? undefined : redirectTarget(paymentUrl);
  if (!target) {
    return (
      <Button component={SafeLink} href={checkoutPage.url}>
        {t('checkout.toCheckout')}
      </Button>
    );
  }
  return (
    <Button href={target.kind === 'site' ? target.href : target.address}>
      {t('checkout.continueToPayment')}
    </Button>
  );
}
