import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { confirmed } from '../../../api/confirmed';
import { bulkUpdateCartMutation } from '../../../api/generated/mutations';
import { announce } from '../../../components/LiveRegion/announce';
import { busyButton } from '../../../components/busyButton';
import { Field } from '../../../components/Form/Field';
import { fieldFailureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { refetchChangedCart } from '../cartCache';
import { selectionSaved } from '../cartOutcomes';
import { normalizeText } from '../../../lib/normalizeText';

const rowLayout = { display: 'flex', alignItems: 'end', gap: 3 };

/**
 * CART-01: the coupon code of the cart, or a field for one (bulkUpdateCart). The cart is refetched afterwards, since
 * its prices change.
 * @param code null without one
 */
export function CouponCode({ code }: { code: string | null }) {
  const t = useTranslate();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const { mutate, reset, error, isPending } = useMutation({
    ...confirmed(bulkUpdateCartMutation(), selectionSaved),
    scope: { id: 'cart' },
    onSuccess: (_, { body: { couponCode } }) => {
      setText('');
      announce(couponCode ? t('cart.couponAdded') : t('cart.couponRemoved'));
    },
    onSettled: () => refetchChangedCart(client),
  });
  const problem = error && fieldFailureText(t, error, 'couponCode', 'cart.couponFailed');
  const set = (couponCode: string | null) => mutate({ body: { lineitems: [], couponCode } });
  const type = (typed: string) => {
    setText(typed);
    if (error) reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const coupon = normalizeText(text);
    if (coupon !== '' && !isPending) set(coupon);
  };
  if (code !== null) {
    return (
      <Box sx={{ ...rowLayout, alignItems: 'center', justifyContent: 'space-between' }}>
        <span>{t('cart.couponApplied', [code])}</span>
        <Button variant="text" size="small" {...busyButton(isPending, () => set(null))}>
          {t('cart.couponRemove')}
        </Button>
      </Box>
    );
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ ...rowLayout, alignItems: 'start' }}>
      <Field
        label={t('cart.coupon')}
        value={text}
        error={problem !== null}
        helperText={problem ?? undefined}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        inputProps={{ maxLength: 40, autoCapitalize: 'characters', enterKeyHint: 'done' }}
        sx={{ flex: 1 }}
      />
      <Button type="submit" variant="outlined" sx={{ mt: '1.5625rem' }} {...busyButton(isPending)}>
        {t('cart.couponUse')}
      </Button>
    </Box>
  );
}
