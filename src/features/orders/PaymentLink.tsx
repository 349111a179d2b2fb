import { buttonClass } from '../../components/Button/Button';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { redirectTarget } from '../../config/redirectTarget';
import { useTranslate } from '../../i18n/useTranslate';
import { useSettings } from '../settings/settings';
import type { Order } from './orderQueries';

/** The page where the order is paid, which is no page of the app; the checkout, where nothing allowed is named. */
export function PaymentLink({ paymentUrl }: Pick<Order, 'paymentUrl'>) {
  const t = useTranslate();
  const { checkoutPage } = useSettings().staticPages;
  const target = paymentUrl === undefined ? undefined : redirectTarget(paymentUrl);
  if (!target) return <ButtonLink href={checkoutPage.url}>{t('checkout.toCheckout')}</ButtonLink>;
  return (
    <a href={target.kind === 'site' ? target.href : target.address} className={buttonClass()}>
      {t('checkout.continueToPayment')}
    </a>
  );
}
