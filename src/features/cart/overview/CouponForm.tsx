import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { bulkUpdateCartBody } from '../../../api/generated/schemas';
import { busyButton } from '../../../components/mui/busyButton';
import { FormTextField } from '../../../components/mui/form/FormTextField';
import { useContractForm } from '../../../components/mui/form/useContractForm';
import { useTranslate } from '../../../i18n/useTranslate';
import { normalizeText } from '../../../lib/normalizeText';

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

/** CART-01: field for a coupon code, focused when it opens. */
export function CouponForm({ send }: { send: (couponCode: string | null) => Promise<unknown> }) {
  const t = useTranslate();
  const form = useContractForm({
    schema: couponSchema,
    defaultValues: { couponCode: '' },
    field: 'couponCode',
    send: ({ couponCode }) => send(couponCode),
    failed: 'cart.couponFailed',
  });
  const { setFocus } = form;
  useEffect(() => setFocus('couponCode'), [setFocus]);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      noValidate
      sx={{ display: 'flex', alignItems: 'start', gap: 3 }}
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
