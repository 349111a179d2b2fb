import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { confirmed } from '../../../api/confirmed';
import { bulkUpdateCartMutation } from '../../../api/generated/mutations';
import { Button } from '../../../components/plain/Button';
import { failureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { isPageKey } from '../../../routing/page/page';
import { refetchChangedCart } from '../../cart/cartCache';
import { useCart } from '../../cart/useCart';
import { useSettings } from '../../settings/settings';
import styles from './DeliveryDestination.module.css';
import { selectionSaved } from '../../cart/cartConfirmations';
import { normalizeText } from '../../../lib/normalizeText';

/** PDP-01, CART-06: postal code of the delivery, the cart's destination; shipping methods depend on it. */
export function DeliveryDestination() {
  const t = useTranslate();
  const client = useQueryClient();
  const { currentCountry } = useSettings();
  const current = useCart().cart?.shippingDestination;
  const { mutate, reset, error, isPending } = useMutation({
    ...confirmed(bulkUpdateCartMutation(), selectionSaved),
    scope: { id: 'cart' },
    onSettled: async () => {
      await refetchChangedCart(client);
      await client.invalidateQueries({ predicate: ({ queryKey }) => isPageKey(queryKey) });
    },
  });
  if (current === undefined) return null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const postalCode = normalizeText(String(new FormData(event.currentTarget).get('postalCode')));
    if (postalCode === '' || postalCode === current?.postalCode || isPending) return;
    mutate({ body: { lineitems: [], shippingDestination: { postalCode, countryCode: currentCountry } } });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.label}>
        {t('forms.postalCode')}
        <input
          key={current?.postalCode}
          name="postalCode"
          className={styles.input}
          defaultValue={current?.postalCode}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
          onChange={() => error && reset()}
          aria-invalid={error !== null}
        />
      </label>
      <Button type="submit" variant="secondary" size="small" loading={isPending}>
        {t('product.updateDelivery')}
      </Button>
      <p role="status" className={styles.problem}>
        {error && failureText(t, error, 'product.deliveryFailed')}
      </p>
    </form>
  );
}
