import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stepper from '@mui/material/Stepper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { getCustomerQuery } from '../../api/generated/queries';
import { EmptyState } from '../../components/plain/EmptyState';
import { LoadFailure } from '../../components/mui/LoadFailure';
import { openModal } from '../../components/plain/modalStore';
import { ViewSkeleton } from '../../components/mui/ViewSkeleton';
import { useTranslate } from '../../i18n/useTranslate';
import { SafeLink } from '../../routing/links/SafeLink';
import { media } from '../../theme/breakpoints';
import type { Cart } from '../cart/cartCache';
import { type Customer, may, useSession } from '../session/customer';
import { SessionUnknown } from '../session/SessionUnknown';
import { useHomeHref, useSettings } from '../settings/settings';
import { stepNames } from './checkoutState';
import { AddressStep, ContactStep, DeliveryStep, MoreInfoStep, PaymentStep } from './CheckoutSteps';
import { NothingToOrder } from './order/NothingToOrder';
import { CheckoutSummary } from './CheckoutSummary';
import { type CheckoutControl, useBeginCheckout, useCheckout } from './useCheckout';

/** Maximum time between the clicks of a double click, in ms. */
const doubleClick = 500;

/**
 * CHK-02, CHK-03: ignore the second click of a double click that changed the step: it would hit whatever has moved
 * under the pointer, such as a payment method, or close the step just opened.
 * @param step value that the first click changes
 * @returns handler for clicks in the capture phase
 */
function useDoubleClickGuard(step: unknown): (event: MouseEvent) => void {
  const changedAt = useRef(-Infinity);
  useEffect(() => {
    changedAt.current = performance.now();
  }, [step]);
  return (event) => {
    if (event.detail < 2 || performance.now() - changedAt.current > doubleClick) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** The steps beside the order summary, or below it on small windows. */
const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(20rem, 26rem)' },
  alignItems: 'start',
  gap: { xs: 4, lg: 16 },
  pb: 'var(--space-section)',
};

function Steps({ checkout, cart }: { checkout: CheckoutControl; cart: Cart }) {
  const isNarrow = useMediaQuery(media.mobileHeader, { noSsr: true });
  const { active } = checkout.state;
  const guardDoubleClick = useDoubleClickGuard(active);
  const summary = <CheckoutSummary cart={cart} isOutdated={checkout.isOutdated} isNarrow={isNarrow} />;
  return (
    <Box sx={layout}>
      {isNarrow && summary}
      <Stepper
        orientation="vertical"
        nonLinear
        activeStep={active === null ? -1 : stepNames.indexOf(active)}
        connector={null}
        onClickCapture={guardDoubleClick}
      >
        <ContactStep checkout={checkout} />
        <AddressStep checkout={checkout} />
        <DeliveryStep checkout={checkout} />
        <MoreInfoStep checkout={checkout} />
        <PaymentStep checkout={checkout} />
      </Stepper>
      {!isNarrow && summary}
    </Box>
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
  return <Steps checkout={checkout} cart={cart} />;
}

function VisitorCheckout() {
  const t = useTranslate();
  const home = useHomeHref();
  return (
    <EmptyState title={t('checkout.visitorTitle')} text={t('checkout.visitorText')}>
      <Button onClick={() => openModal('signIn')}>{t('account.signIn')}</Button>
      <Button component={SafeLink} href={home} variant="outlined">
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
export function Checkout() {
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
