import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { busyButton } from '../../../components/busyButton';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSettings } from '../../settings/settings';
import { RadioCards } from '../steps/RadioCards';
import { OrderTotal } from '../summary/OrderTotal';
import type { CheckoutControl } from '../useCheckout';
import { EarlierPayment } from './EarlierPayment';
import { usePaymentMethods } from './usePaymentMethods';

/** Link to the terms of purchase; renders nothing without terms in the settings. */
function Terms() {
  const t = useTranslate();
  const { termsPage } = useSettings().staticPages;
  if (!termsPage) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {t('checkout.acceptTerms')} <SafeLink href={termsPage.url}>{t('checkout.terms')}</SafeLink>.
    </Typography>
  );
}

/** Payment method, order total and the button that places the order. */
export function PaymentForm({ checkout }: { checkout: CheckoutControl }) {
  const t = useTranslate();
  const methods = usePaymentMethods();
  const [isMissing, setMissing] = useState(false);
  const { state, dispatch, submit, isOutdated } = checkout;
  const { payment } = state.saved;
  const total = checkout.cart.cart?.totalPrice;
  const isInvoice = methods.find(({ id }) => id === payment?.paymentMethod)?.isInvoice;
  const choose = (paymentMethod: string) =>
    dispatch({ type: 'saved', step: 'payment', value: { paymentMethod } });
  const isBusy = isOutdated || state.submission === 'loading' || state.submission === 'succeeded';
  const placeOrder = () => {
    setMissing(!payment);
    submit();
  };
  return (
    <>
      {!state.failure && <EarlierPayment />}
      <RadioCards
        label={t('checkout.paymentMethod')}
        operation="getGlobalSettings"
        place="/paymentMethods"
        choices={methods.map(({ id, name, description, icon }) => ({
          value: id,
          title: name,
          text: description,
          end: icon && <img src={icon.src} alt="" height={24} />,
        }))}
        value={payment?.paymentMethod}
        onSelect={choose}
        problem={isMissing && !payment ? t('checkout.choosePayment') : undefined}
      />
      <Stack sx={{ gap: 4, pt: 5, borderTop: 1, borderColor: 'divider' }}>
        <OrderTotal cart={checkout.cart.cart} isOutdated={isOutdated} />
        <Button {...busyButton(isBusy, placeOrder)}>
          {total
            ? t(isInvoice ? 'checkout.buyOnInvoice' : 'checkout.orderAndPay', [total.formattedString])
            : t('checkout.placeOrder')}
        </Button>
        <Terms />
      </Stack>
    </>
  );
}
