import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getOrderQuery } from '../../../api/generated/queries';
import { busyButton } from '../../../components/mui/busyButton';
import type { TranslationKey } from '../../../i18n/english';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import type { Cart } from '../../cart/cartCache';
import { useVat } from '../../pricing/vatDisplay';
import { type ApprovalReason, approvalReasons } from '../../session/spendingLimits';
import { useSession } from '../../session/customer';
import { useSettings } from '../../settings/settings';
import { unfinishedAttempt } from '../order/orderAttempt';
import { RadioCards } from './RadioCards';
import { type CheckoutControl, shownSteps, usePaymentMethods } from '../useCheckout';
import styles from '../CheckoutSummary.module.css';

const texts: ReadonlyMap<string | undefined, TranslationKey> = new Map([
  ['awaitingPayment', 'checkout.paymentWaiting'],
  ['cancelled', 'checkout.paymentDeclined'],
]);

/** CHK-06: payment status of the order the customer returns from: declined or pending. */
function EarlierPayment() {
  const t = useTranslate();
  const { customer } = useSession();
  const inAddress = new URLSearchParams(useLocation().search).get('orderNumber');
  const orderNumber = inAddress ?? (customer && unfinishedAttempt(customer.id)?.orderNumber);
  const { data } = useQuery({
    ...getOrderQuery({ path: { orderNumber: orderNumber ?? '' } }),
    enabled: Boolean(orderNumber),
    staleTime: 0,
    meta: { isPrefetch: true },
  });
  const text = texts.get(data?.status);
  if (!orderNumber || !text) return null;
  return (
    <Alert severity={data?.status === 'cancelled' ? 'error' : 'info'} role="status">
      {t(text, [orderNumber])}
    </Alert>
  );
}

interface OrderTotalProps {
  cart: Cart | undefined;
  /** True while a change is not confirmed: the total is being recalculated. */
  isOutdated: boolean;
}

/** The order total, or a text while it is being recalculated. */
function OrderTotal({ cart, isOutdated }: OrderTotalProps) {
  const t = useTranslate();
  const { inclVat } = useVat();
  if (!cart?.totalPrice) return null;
  return (
    <p className={styles.total} aria-live="polite">
      <span>{t(inclVat ? 'cart.total' : 'cart.toPay')}</span>
      {isOutdated ? (
        <span className={styles.pending}>{t('checkout.totalsPending')}</span>
      ) : (
        <bdi>{cart.totalPrice.formattedString}</bdi>
      )}
    </p>
  );
}

interface OrderLabel {
  needsApproval: boolean;
  hasTotal: boolean;
  isInvoice: boolean | undefined;
}

function orderLabelOf({ needsApproval, hasTotal, isInvoice }: OrderLabel): TranslationKey {
  if (needsApproval) return 'checkout.sendForApproval';
  if (!hasTotal) return 'checkout.placeOrder';
  return isInvoice ? 'checkout.buyOnInvoice' : 'checkout.orderAndPay';
}

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

/** ORG-01: the reasons why the order is sent for approval; nothing for one within the customer's limits. */
function ApprovalNotice({ reasons }: { reasons: readonly ApprovalReason[] }) {
  const t = useTranslate();
  if (reasons.length === 0) return null;
  return (
    <Alert severity="info" role="status">
      <AlertTitle>{t('checkout.needsApproval')}</AlertTitle>
      {reasons.map(({ key, values }) => (
        <p key={key}>{t(key, values)}</p>
      ))}
    </Alert>
  );
}

/** Payment method, order total and the button that places the order, or sends it for approval. */
export function PaymentForm({ checkout }: { checkout: CheckoutControl }) {
  const t = useTranslate();
  const methods = usePaymentMethods();
  const [isMissing, setMissing] = useState(false);
  const { state, dispatch, submit, isOutdated } = checkout;
  const { customer } = useSession();
  const credit = customer?.credit;
  const { payment } = state.saved;
  const total = checkout.cart.cart?.totalPrice;
  const isInvoice = methods.find(({ id }) => id === payment?.paymentMethod)?.isInvoice;
  const reasons = approvalReasons(customer?.spendingLimits, total);
  const select = (paymentMethod: string) =>
    dispatch({ type: 'saved', step: 'payment', value: { paymentMethod } });
  const orderLabel = orderLabelOf({ needsApproval: reasons.length > 0, hasTotal: Boolean(total), isInvoice });
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
        path="/paymentMethods"
        options={methods.map(({ id, name, description, icon, isInvoice: hasCredit }) => ({
          value: id,
          title: name,
          text: (
            <>
              {description}
              {hasCredit && credit && (
                <span>{t('checkout.creditLeft', [credit.available.formattedString])}</span>
              )}
            </>
          ),
          end: icon && <img src={icon.src} alt="" height={24} />,
        }))}
        value={payment?.paymentMethod}
        onSelect={select}
        problem={isMissing && !payment ? t('checkout.choosePayment') : undefined}
      />
      {!shownSteps(checkout).includes('moreInfo') && (
        <Button
          variant="text"
          onClick={() => dispatch({ type: 'opened', step: 'moreInfo' })}
          sx={{ justifySelf: 'start', marginInlineStart: -3 }}
        >
          {t('checkout.addMoreInfo')}
        </Button>
      )}
      <Stack sx={{ gap: 4, pt: 5, borderTop: 1, borderColor: 'divider' }}>
        <OrderTotal cart={checkout.cart.cart} isOutdated={isOutdated} />
        <ApprovalNotice reasons={reasons} />
        <Button {...busyButton(isBusy, placeOrder)}>
          {t(orderLabel, total ? [total.formattedString] : [])}
        </Button>
        <Terms />
      </Stack>
    </>
  );
}
