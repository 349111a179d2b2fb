import { MuiProvider } from '../theme/MuiProvider';
import { PageLayout } from './PageLayout';
import type { PageModels, PageProps } from './pageModels';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getCustomerQuery } from '../api/generated/queries';
import { EmptyState } from '../components/plain/EmptyState';
import { LoadFailure } from '../components/mui/LoadFailure';
import { openModal } from '../components/plain/modalStore';
import { ViewSkeleton } from '../components/mui/ViewSkeleton';
import { hasFeature } from '../config/deployment';
import { useTranslate } from '../i18n/useTranslate';
import { SafeLink } from '../routing/links/SafeLink';
import { usePricesShown } from '../features/pricing/usePricesShown';
import { type Customer, may, useSession } from '../features/session/customer';
import { SessionUnknown } from '../features/session/SessionUnknown';
import { useHomeHref, useSettings } from '../features/settings/settings';
import { isComplete } from '../features/checkout/checkoutState';
import { CheckoutSteps } from '../features/checkout/CheckoutSteps';
import { type CheckoutControl, useBeginCheckout, useCheckout } from '../features/checkout/useCheckout';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { OrderFailureNotice } from '../features/checkout/CheckoutStep';
import { unfinishedAttempt } from '../features/checkout/order/orderAttempt';

/**
 * CHK-04: the empty cart. After an order without a response, its key determines whether it was placed, and a placed
 * order is named; otherwise the account's orders are linked, since an order empties the cart.
 */
function NothingToOrder({ checkout: { customer, state, submit } }: { checkout: CheckoutControl }) {
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

function CustomerCheckout({ customer }: { customer: Customer }) {
  const t = useTranslate();
  const checkout = useCheckout(customer);
  const { cart, isPending, isUnknown, retry } = checkout.cart;
  useBeginCheckout(cart);
  if (isPending) return <ViewSkeleton shape="form" />;
  if (isUnknown || !cart) return <LoadFailure message={t('cart.unknown')} query={{ refetch: retry }} />;
  // While the order is pending, its response decides what is rendered, not the cart that it has emptied.
  const isSubmitted = ['loading', 'succeeded'].includes(checkout.state.submission);
  if (cart.lineItems.length === 0 && !isSubmitted) return <NothingToOrder checkout={checkout} />;
  return <CheckoutSteps checkout={checkout} cart={cart} />;
}

function VisitorCheckout() {
  const t = useTranslate();
  const pricesShown = usePricesShown();
  const home = useHomeHref();
  return (
    <EmptyState
      title={t('checkout.visitorTitle')}
      text={t(pricesShown ? 'checkout.visitorKeepsCart' : 'checkout.visitorText')}
    >
      <Button onClick={() => openModal('signIn')}>{t('account.signIn')}</Button>
      {hasFeature('registration') && (
        <Button variant="outlined" onClick={() => openModal('register')}>
          {t('account.register')}
        </Button>
      )}
      <Button component={SafeLink} href={home} variant="text">
        {t('cart.continueShopping')}
      </Button>
    </EmptyState>
  );
}

/** ORG-01: reason and next step for a customer who may not place orders; the cart stays. */
function NotAllowed() {
  const t = useTranslate();
  const home = useHomeHref();
  const { cartPage } = useSettings().staticPages;
  return (
    <EmptyState title={t('cart.mayNotOrder')} text={t('cart.mayNotOrderText')}>
      <Button component={SafeLink} href={cartPage.url}>
        {t('cart.goToCart')}
      </Button>
      <Button component={SafeLink} href={home} variant="outlined">
        {t('cart.continueShopping')}
      </Button>
    </EmptyState>
  );
}

/**
 * Number of times the browser has restored the page from its back/forward cache: such a page has the state from before
 * the order was sent, and must be remounted.
 */
function useRestorations(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setCount((before) => before + 1);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  return count;
}

/** CHK-01 to CHK-06: the checkout. Visitors are asked to sign in (CARD-03); others may need another role (ORG-01). */
function Checkout() {
  const { customer, isUnknown } = useSession();
  const { isPending } = useQuery(getCustomerQuery());
  const restorations = useRestorations();
  if (isPending) return <ViewSkeleton shape="form" />;
  if (isUnknown) return <SessionUnknown />;
  if (!customer?.authenticated) return <VisitorCheckout />;
  if (!may(customer, 'placeOrders')) return <NotAllowed />;
  const key = `${customer.id} ${restorations}`;
  return <CustomerCheckout key={key} customer={customer} />;
}

export default function CheckoutPage({ page }: PageProps<PageModels['CheckoutPage']>) {
  return (
    <MuiProvider>
      <PageLayout page={page}>
        <Checkout />
      </PageLayout>
    </MuiProvider>
  );
}
