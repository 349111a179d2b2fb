import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmed } from '../../../api/confirmed';
import { bulkUpdateCartMutation } from '../../../api/generated/mutations';
import { failureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { cachedCart, refetchCartAfter, setCachedCart } from '../cartCache';
import { selectionSaved } from '../cartOutcomes';

/**
 * CART-04: store with the cart on the server that items in stock may ship first (bulkUpdateCart). The cart is
 * refetched afterwards: totals may change, and a failed request may still have been applied.
 */
function useOrderSplitting() {
  const client = useQueryClient();
  const { mutate, error, isPending, variables } = useMutation({
    ...confirmed(bulkUpdateCartMutation(), selectionSaved),
    scope: { id: 'cart' },
    onSuccess: (_, { body: { AcceptOrderSplitting } }) => {
      const cart = cachedCart(client);
      if (cart && AcceptOrderSplitting !== undefined)
        setCachedCart(client, { ...cart, AcceptOrderSplitting });
    },
    onSettled: () => refetchCartAfter(client),
  });
  return {
    set: (AcceptOrderSplitting: boolean) => mutate({ body: { lineitems: [], AcceptOrderSplitting } }),
    error,
    pending: isPending ? variables.body.AcceptOrderSplitting : undefined,
  };
}

/** CART-04: offer to ship items in stock first. A change shows at once and is rolled back on failure. */
export function OrderSplitting({ accepted }: { accepted: boolean }) {
  const t = useTranslate();
  const { set, error, pending } = useOrderSplitting();
  const checked = pending ?? accepted;
  return (
    <div>
      <FormControlLabel
        label={t('cart.splitting')}
        control={<Checkbox checked={checked} onChange={(_, accepts) => set(accepts)} />}
      />
      <FormHelperText aria-live="polite" sx={{ mt: '-4px', marginInlineStart: '29px' }}>
        {t(checked ? 'cart.splittingOn' : 'cart.splittingOff')}
      </FormHelperText>
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failureText(t, error, 'cart.splittingFailed')}
        </Alert>
      )}
    </div>
  );
}
