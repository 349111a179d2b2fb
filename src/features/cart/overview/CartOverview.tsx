import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { confirmed } from '../../../api/confirmed';
import { bulkUpdateCartMutation } from '../../../api/generated/mutations';
import { bulkUpdateCartBody } from '../../../api/generated/schemas';
import { busyButton } from '../../../components/mui/busyButton';
import { classNames } from '../../../components/plain/classNames';
import { FormTextField } from '../../../components/mui/form/FormTextField';
import { useContractForm } from '../../../components/mui/form/useContractForm';
import { announce } from '../../../components/plain/LiveRegion';
import { LoadFailure } from '../../../components/mui/LoadFailure';
import { openModal } from '../../../components/plain/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { normalizeText } from '../../../lib/normalizeText';
import { SafeLink } from '../../../routing/links/SafeLink';
import { usePricesShown } from '../../pricing/usePricesShown';
import { useSession } from '../../session/customer';
import { SessionUnknown } from '../../session/SessionUnknown';
import { useHomeHref } from '../../settings/settings';
import { type LineItem, refetchChangedCart } from '../cartCache';
import { selectionSaved } from '../cartOutcomes';
import { CartLines } from '../lines/CartLines';
import { QuickAdd } from './QuickAdd';
import { useCart } from '../useCart';
import { useCartChanges } from '../useCartChanges';
import { useViewCart } from '../useViewCart';
import { CartTotals } from './CartTotals';
import { CheckoutAction } from './CheckoutAction';
import styles from './CartOverview.module.css';

/** Schema of the form (bulkUpdateCart). */
const couponSchema = z.object({
  couponCode: z.pipe(
    z.pipe(
      z.string().check(z.overwrite(normalizeText)),
      // A request may also have null, which removes the code.
      z.transform((code): string | null => code),
    ),
    z.nonoptional(bulkUpdateCartBody.shape.couponCode),
  ),
});

const noCoupon = { couponCode: '' };

const rowLayout = { display: 'flex', alignItems: 'end', gap: 3 };

/**
 * CART-01: the coupon code of the cart, or a field for one (bulkUpdateCart). The cart is refetched afterwards, since
 * its prices change.
 * @param code null without one
 */
function CouponCode({ code }: { code: string | null }) {
  const t = useTranslate();
  const client = useQueryClient();
  const change = useMutation({
    ...confirmed(bulkUpdateCartMutation(), selectionSaved),
    scope: { id: 'cart' },
    onSuccess: (_, { body: { couponCode } }) =>
      announce(couponCode ? t('cart.couponAdded') : t('cart.couponRemoved')),
    onSettled: () => refetchChangedCart(client),
  });
  const set = (couponCode: string | null) => ({ body: { lineitems: [], couponCode } });
  const form = useContractForm({
    schema: couponSchema,
    defaultValues: noCoupon,
    field: 'couponCode',
    send: ({ couponCode }) => change.mutateAsync(set(couponCode)),
    onSuccess: () => form.reset(noCoupon),
    failed: 'cart.couponFailed',
  });
  if (code !== null) {
    return (
      <Box sx={{ ...rowLayout, alignItems: 'center', justifyContent: 'space-between' }}>
        <span>{t('cart.couponApplied', [code])}</span>
        <Button variant="text" size="small" {...busyButton(change.isPending, () => change.mutate(set(null)))}>
          {t('cart.couponRemove')}
        </Button>
      </Box>
    );
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      noValidate
      sx={{ ...rowLayout, alignItems: 'start' }}
    >
      <FormTextField
        control={form.control}
        name="couponCode"
        autoComplete="off"
        inputProps={{ autoCapitalize: 'characters', enterKeyHint: 'done' }}
        sx={{ flex: 1 }}
      />
      <Button type="submit" variant="outlined" sx={{ mt: '1.5625rem' }} {...busyButton(form.isPending)}>
        {t('cart.couponUse')}
      </Button>
    </Box>
  );
}

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
  const pricesShown = usePricesShown();
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
          {pricesShown && cart?.couponCode !== undefined && !empty && <CouponCode code={cart.couponCode} />}
          {pricesShown && cart?.price && !empty && (
            <CartTotals
              price={cart.price}
              promotions={cart.promotions}
              cart={cart}
              outdated={changing}
              elsewhere="total"
            />
          )}
          {pricesShown && cart && !empty && (
            <CheckoutAction cart={cart} change={changes.change} outdated={changing} />
          )}
          {isSessionUnknown && <SessionUnknown />}
          {!pricesShown && !isSessionUnknown && (
            <Button onClick={() => openModal('signIn')}>{t('account.signIn')}</Button>
          )}
          <Button component={SafeLink} href={home} variant={pricesShown && empty ? 'contained' : 'outlined'}>
            {t('cart.continueShopping')}
          </Button>
          {pricesShown && !empty && (
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

/** CART-01, NAV-10: the cart page: lines, totals and the link to the checkout. Prices and actions where they are shown (CARD-03). */
export function CartOverview(props: CartOverviewProps) {
  const { customer } = useSession();
  useViewCart(useCart().cart);
  // Failures and removed lines belong to the customer who caused them (AUTH-03).
  return <CustomerCart key={customer?.id} {...props} />;
}
