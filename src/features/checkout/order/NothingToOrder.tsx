import Button from '@mui/material/Button';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { EmptyState } from '../../../components/plain/EmptyState';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { useHomeHref, useSettings } from '../../settings/settings';
import { isComplete } from '../checkoutState';
import { OrderFailureNotice } from '../CheckoutStep';
import type { CheckoutControl } from '../useCheckout';
import { unfinishedAttempt } from './orderAttempt';

/**
 * CHK-04: the empty cart. After an order without a response, its key determines whether it was placed, and a placed
 * order is named; otherwise the account's orders are linked, since an order empties the cart.
 */
export function NothingToOrder({ checkout: { customer, state, submit } }: { checkout: CheckoutControl }) {
  const t = useTranslate();
  const home = useHomeHref();
  const { accountPage, orderConfirmationPage } = useSettings().staticPages;
  const attempt = unfinishedAttempt(customer.id);
  const isUnanswered = attempt?.orderNumber === null && isComplete(state.saved);
  const orders = (
    <Button component={SafeLink} href={`${accountPage.url}?view=Orders`} variant="outlined">
      {t('checkout.seeOrders')}
    </Button>
  );
  if (isUnanswered)
    return (
      <EmptyState title={t('checkout.unansweredTitle')} text={t('checkout.unansweredText')}>
        {state.failure && <OrderFailureNotice failure={state.failure} />}
        <Button onClick={submit}>{t('checkout.askForAnswer')}</Button>
        {orders}
      </EmptyState>
    );
  if (attempt?.orderNumber) {
    const confirmation = `${orderConfirmationPage.url}?orderNumber=${encodeURIComponent(attempt.orderNumber)}`;
    return (
      <EmptyState title={t('checkout.alreadyPlaced', [attempt.orderNumber])}>
        <Button component={SafeLink} href={confirmation}>
          {t('checkout.seeOrder')}
        </Button>
        {orders}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={ShoppingBag} title={t('cart.empty')} text={t('checkout.emptyText')}>
      <Button component={SafeLink} href={home}>
        {t('cart.continueShopping')}
      </Button>
      {orders}
    </EmptyState>
  );
}
