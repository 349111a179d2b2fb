import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { classNames } from '../../../components/classNames';
import { LoadFailure } from '../../../components/LoadFailure/LoadFailure';
import { openModal } from '../../../components/Modal/modalStore';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import type { LineItem } from '../cartCache';
import { useCart } from '../useCart';
import { useCartChanges } from '../useCartChanges';
import { useViewCart } from '../useViewCart';
import { useSession, useSignedIn } from '../../session/customer';
import { SessionUnknown } from '../../session/SessionUnknown';
import { useHomeHref } from '../../settings/settings';
import { CartLines } from '../lines/CartLines';
import { QuickAdd } from '../QuickAdd/QuickAdd';
import styles from './CartOverview.module.css';
import { CartTotals } from './CartTotals';
import { CheckoutAction } from './CheckoutAction';
import { CouponCode } from './CouponCode';

interface CartOverviewProps {
  /** Contact details of customer service. */
  support: ReactNode;
  /** Render an additional action of a line, such as saving it to favourites. */
  lineAction?: (line: LineItem) => ReactNode;
  /** Rendered below an empty cart. */
  suggestions?: ReactNode;
}

function CustomerCart({ support, lineAction, suggestions }: CartOverviewProps) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const home = useHomeHref();
  const { customer, isUnknown: isSessionUnknown } = useSession();
  const { cart, isPending, isUnknown, retry, isChanging, changing } = useCart();
  const changes = useCartChanges();
  const lines = cart?.lineItems ?? [];
  const empty = lines.length === 0;
  if (isPending) return <Skeleton height="20rem" />;
  return (
    <>
      <div className={classNames(styles.cart, empty && styles.withoutLines)}>
        <div>
          {customer?.organizationId && <QuickAdd />}
          {isUnknown ? (
            <LoadFailure message={t('cart.unknown')} query={{ refetch: retry }} />
          ) : (
            <CartLines
              lines={lines}
              changes={changes}
              isChanging={isChanging}
              level={2}
              lineAction={lineAction}
            />
          )}
        </div>
        <div className={styles.aside}>
          {/* Above the totals, to which a code adds a line. */}
          {signedIn && cart?.couponCode !== undefined && !empty && <CouponCode code={cart.couponCode} />}
          {signedIn && cart?.price && !empty && (
            <CartTotals
              price={cart.price}
              promotions={cart.promotions}
              cart={cart}
              outdated={changing}
              elsewhere="total"
            />
          )}
          {signedIn && cart && !empty && (
            <CheckoutAction cart={cart} change={changes.change} outdated={changing} />
          )}
          {isSessionUnknown && <SessionUnknown />}
          {!signedIn && !isSessionUnknown && (
            <Button onClick={() => openModal('signIn')}>{t('account.signIn')}</Button>
          )}
          <Button component={SafeLink} href={home} variant={signedIn && empty ? 'contained' : 'outlined'}>
            {t('cart.continueShopping')}
          </Button>
          {signedIn && !empty && (
            <div className={styles.support}>
              <p>{t('cart.orderWithUs')}</p>
              {support}
            </div>
          )}
        </div>
      </div>
      {empty && <div className={styles.suggestions}>{suggestions}</div>}
    </>
  );
}

/** CART-01, NAV-10: the cart page: lines, totals and the link to the checkout. Visitors see no prices (CARD-03). */
export function CartOverview(props: CartOverviewProps) {
  const { customer } = useSession();
  useViewCart(useCart().cart);
  // Failures and removed lines belong to the customer who caused them (AUTH-03).
  return <CustomerCart key={customer?.id} {...props} />;
}
