import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { confirmed } from '../../../api/confirmed';
import { bulkUpdateCartMutation } from '../../../api/generated/mutations';
import { busyButton } from '../../../components/mui/busyButton';
import { announce } from '../../../components/plain/LiveRegion';
import { useTranslate } from '../../../i18n/useTranslate';
import { lazyPart } from '../../../routing/lazy/lazyPart';
import { refetchChangedCart } from '../cartCache';
import { selectionSaved } from '../cartConfirmations';

const CouponForm = lazyPart(() => import('./CouponForm').then(({ CouponForm }) => CouponForm));

/**
 * CART-01: the coupon code of the cart, or a field for one, folded until asked for (bulkUpdateCart). The cart is
 * refetched afterwards, since its prices change.
 * @param code null without one
 */
export function CouponCode({ code }: { code: string | null }) {
  const t = useTranslate();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const change = useMutation({
    ...confirmed(bulkUpdateCartMutation(), selectionSaved),
    scope: { id: 'cart' },
    onSuccess: (_, { body: { couponCode } }) => {
      announce(couponCode ? t('cart.couponAdded') : t('cart.couponRemoved'));
      if (!couponCode) setOpen(false);
    },
    onSettled: () => refetchChangedCart(client),
  });
  const set = (couponCode: string | null) => ({ body: { lineitems: [], couponCode } });
  if (code !== null) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3 }}>
        <span>{t('cart.couponApplied', [code])}</span>
        <Button variant="text" size="small" {...busyButton(change.isPending, () => change.mutate(set(null)))}>
          {t('cart.couponRemove')}
        </Button>
      </Box>
    );
  }
  if (isOpen) {
    return (
      <Suspense fallback={null}>
        <CouponForm send={(couponCode) => change.mutateAsync(set(couponCode))} />
      </Suspense>
    );
  }
  return (
    <Button
      variant="text"
      size="small"
      aria-expanded={false}
      onClick={() => setOpen(true)}
      sx={{ justifySelf: 'start', marginInlineStart: -3 }}
    >
      {t('cart.couponAdd')}
    </Button>
  );
}
