import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getCustomerQuery } from '../../api/generated/queries';
import { Button } from '../../components/Button/Button';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { openModal } from '../../components/Modal/modalStore';
import { ViewSkeleton } from '../../components/Skeleton/ViewSkeleton';
import { useTranslate } from '../../i18n/useTranslate';
import { media } from '../../theme/breakpoints';
import { useMediaQuery } from '../../theme/useMediaQuery';
import type { Cart } from '../cart/cartCache';
import { CartUnknown } from '../cart/lines/CartUnknown';
import { useSession, type Customer } from '../session/customer';
import { SessionUnknown } from '../session/SessionUnknown';
import { useHomeHref } from '../settings/settings';
import { AddressStep } from './address/AddressStep';
import styles from './Checkout.module.css';
import { ContactStep } from './contact/ContactStep';
import { DeliveryStep } from './delivery/DeliveryStep';
import { MoreInfoStep } from './moreInfo/MoreInfoStep';
import { NothingToOrder } from './order/NothingToOrder';
import { PaymentStep } from './payment/PaymentStep';
import { useDoubleClickGuard } from './steps/useDoubleClickGuard';
import { CheckoutSummary } from './summary/CheckoutSummary';
import { useBeginCheckout } from './useBeginCheckout';
import { useCheckout, type CheckoutControl } from './useCheckout';

function Steps({ checkout, cart }: { checkout: CheckoutControl; cart: Cart }) {
  const isNarrow = useMediaQuery(media.mobileHeader);
  const guardDoubleClick = useDoubleClickGuard(checkout.state.active);
  const summary = <CheckoutSummary cart={cart} isOutdated={checkout.isOutdated} isNarrow={isNarrow} />;
  return (
    <div className={styles.checkout}>
      {isNarrow && summary}
      <ol className={styles.steps} onClickCapture={guardDoubleClick}>
        <ContactStep checkout={checkout} />
        <AddressStep checkout={checkout} />
        <DeliveryStep checkout={checkout} />
        <MoreInfoStep checkout={checkout} />
        <PaymentStep checkout={checkout} />
      </ol>
      {!isNarrow && summary}
    </div>
  );
}

function CustomerCheckout({ customer }: { customer: Customer }) {
  const checkout = useCheckout(customer);
  const { cart, isPending, isUnknown, retry } = checkout.cart;
  useBeginCheckout(cart);
  if (isPending) return <ViewSkeleton shape="form" />;
  if (isUnknown || !cart) return <CartUnknown onRetry={retry} />;
  // While the order is on its way, its answer decides what shows, not the cart that it has emptied.
  const isOnItsWay = ['loading', 'succeeded'].includes(checkout.state.submission);
  if (cart.lineItems.length === 0 && !isOnItsWay) return <NothingToOrder checkout={checkout} />;
  return <Steps checkout={checkout} cart={cart} />;
}

function VisitorCheckout() {
  const t = useTranslate();
  const home = useHomeHref();
  return (
    <EmptyState title={t('checkout.visitorTitle')} text={t('checkout.visitorText')}>
      <Button onClick={() => openModal('signIn')}>{t('account.signIn')}</Button>
      <ButtonLink href={home} variant="secondary">
        {t('cart.continueShopping')}
      </ButtonLink>
    </EmptyState>
  );
}

/** How often the browser has restored the page from its back/forward cache, as it was when the order was sent. */
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

/** CHK-01 to CHK-06: the checkout; customers order, visitors are asked to sign in (CARD-03). */
export function Checkout() {
  const { customer, isUnknown } = useSession();
  const { isPending } = useQuery(getCustomerQuery());
  const restorations = useRestorations();
  if (isPending) return <ViewSkeleton shape="form" />;
  if (isUnknown) return <SessionUnknown />;
  if (!customer?.authenticated) return <VisitorCheckout />;
  const key = `${customer.id} ${restorations}`;
  return <CustomerCheckout key={key} customer={customer} />;
}
