import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { classNames } from '../../../components/plain/classNames';
import { LoadFailure } from '../../../components/mui/LoadFailure';
import { openModal } from '../../../components/plain/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { usePricesShown } from '../../pricing/usePricesShown';
import { may, useSession } from '../../session/customer';
import { SessionUnknown } from '../../session/SessionUnknown';
import { PaymentMarks } from '../../settings/PaymentMarks';
import { useHomeHref, useSettings } from '../../settings/settings';
import type { LineItem } from '../cartCache';
import { CartLines } from '../lines/CartLines';
import { nonGiftItems } from '../cartEvents';
import { ownLines } from '../cartStatus';
import { SaveToList } from '../SaveToList';
import { QuickAdd } from './QuickAdd';
import { useCart } from '../useCart';
import { useCartChanges } from '../useCartChanges';
import { useViewCart } from '../useViewCart';
import { CartDownload } from './CartDownload';
import { CartTotals } from './CartTotals';
import { CheckoutAction } from './CheckoutAction';
import { CouponCode } from './CouponCode';
import styles from './CartOverview.module.css';

interface CartOverviewProps {
  /** Contact details of customer service. */
  support: ReactNode;
  /** Render an additional action of a line, such as saving it to favourites. */
  lineAction?: (line: LineItem) => ReactNode;
  /** Rendered below an empty cart. */
  suggestions?: ReactNode;
}

/** Below the checkout link: returns, payment methods, a link back to the shop, and customer service. */
function Reassurance({ support }: Pick<CartOverviewProps, 'support'>) {
  const t = useTranslate();
  const home = useHomeHref();
  const { returnsPage } = useSettings().staticPages;
  return (
    <div className={styles.reassurance}>
      <SafeLink href={home}>{t('cart.continueShopping')}</SafeLink>
      {returnsPage && <SafeLink href={returnsPage.url}>{returnsPage.title}</SafeLink>}
      <PaymentMarks />
      <div className={styles.support}>
        <p>{t('cart.orderWithUs')}</p>
        {support}
      </div>
    </div>
  );
}

function CustomerCart({ support, lineAction, suggestions }: CartOverviewProps) {
  const t = useTranslate();
  const pricesShown = usePricesShown();
  const home = useHomeHref();
  const { customer, isUnknown: isSessionUnknown } = useSession();
  const { cart, isPending, isUnknown, retry, isChanging, changing } = useCart();
  const changes = useCartChanges();
  const mayAskForPrice = useSettings().quotes && customer?.organizationId && may(customer, 'placeOrders');
  const lines = cart?.lineItems ?? [];
  const empty = lines.length === 0;
  const isOrderable = pricesShown && cart && !empty;
  if (isPending) return <Skeleton height="20rem" />;
  return (
    <>
      <div className={classNames(styles.cart, empty && styles.withoutLines)}>
        <div>
          {customer?.organizationId && cart?.quoteNumber === undefined && <QuickAdd />}
          {isUnknown ? (
            <LoadFailure message={t('cart.unknown')} query={{ refetch: retry }} />
          ) : (
            <CartLines
              lines={lines}
              quoteNumber={cart?.quoteNumber}
              changes={changes}
              isChanging={isChanging}
              level={2}
              lineAction={lineAction}
            />
          )}
          {pricesShown && !empty && (
            <div className={styles.actions}>
              <CartDownload lines={lines} outdated={changing} />
              <SaveToList
                variant="text"
                size="small"
                sx={{ color: 'text.secondary' }}
                lines={nonGiftItems(ownLines(lines))}
              />
            </div>
          )}
        </div>
        <div className={classNames(styles.aside, isOrderable && styles.panel)}>
          {isOrderable && (
            <>
              <div className={styles.summary}>
                {cart.price && (
                  <CartTotals
                    price={cart.price}
                    promotions={cart.promotions}
                    cart={cart}
                    outdated={changing}
                    elsewhere="total"
                  />
                )}
                {cart.couponCode !== undefined && <CouponCode code={cart.couponCode} />}
              </div>
              <CheckoutAction cart={cart} change={changes.change} outdated={changing} />
              {mayAskForPrice && cart.quoteNumber === undefined && (
                <Button variant="outlined" disabled={changing} onClick={() => openModal('askForPrice')}>
                  {t('quotes.ask')}
                </Button>
              )}
            </>
          )}
          {isSessionUnknown && <SessionUnknown />}
          {!pricesShown && !isSessionUnknown && (
            <Button onClick={() => openModal('signIn')}>{t('account.signIn')}</Button>
          )}
          {isOrderable ? (
            <Reassurance support={support} />
          ) : (
            <Button component={SafeLink} href={home} variant={pricesShown ? 'contained' : 'outlined'}>
              {t('cart.continueShopping')}
            </Button>
          )}
        </div>
      </div>
      {empty && <div className={styles.suggestions}>{suggestions}</div>}
    </>
  );
}

/** CART-01, NAV-10: the cart page: lines, totals and the link to the checkout. Prices and actions where they are shown (CARD-03). */
export function CartOverview(props: CartOverviewProps) {
  const { customer } = useSession();
  useViewCart(useCart().cart);
  // Failures and removed lines belong to the customer who caused them (AUTH-03).
  return <CustomerCart key={customer?.id} {...props} />;
}
