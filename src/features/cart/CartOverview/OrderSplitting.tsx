import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { failureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { useOrderSplitting } from '../useOrderSplitting';

/** CART-04: offer to ship items in stock first. A choice shows at once and is rolled back on failure. */
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
