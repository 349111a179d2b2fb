import { useEffect } from 'react';
import Check from 'lucide-react/icons/check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { DOUBLE_CLICK_MS, useSingleFlight } from '../../api/useSingleFlight';
import { Button } from '../../components/Button/Button';
import { CompactLabel } from '../../components/Button/CompactLabel';
import { Icon } from '../../components/Icon/Icon';
import { announce } from '../../components/LiveRegion/announce';
import { useTranslate } from '../../i18n/useTranslate';
import { fieldFailureText } from '../../i18n/failureText';
import styles from './AddToCartButton.module.css';
import type { CartItem } from './cartEvents';
import { useAddToCart } from './useAddToCart';

/** CARD-06: duration of the check mark, in ms. */
const FINISHED_MS = 2500;

interface AddToCartButtonProps {
  /** Article and pieces; quantity is null while its field shows no valid one, and then nothing is added (CARD-05). */
  addition: Omit<CartItem, 'quantity'> & { quantity: number | null };
  /** Small and outlined; shows only its icon where its text does not fit, as on cards. */
  compact?: boolean;
}

/**
 * CARD-06: add to the cart, with a pending and a done state. A failure is shown beside the button.
 * @example <AddToCartButton addition={{ code, name, price, quantity: 1 }} compact />
 */
export function AddToCartButton({ addition, compact = false }: AddToCartButtonProps) {
  const t = useTranslate();
  const { mutate, reset, status, error, submittedAt } = useSingleFlight(useAddToCart(), DOUBLE_CLICK_MS);
  const finished = status === 'success';
  // The accessible name begins with the visible text (WCAG 2.5.3).
  const text = t(finished ? 'cart.added' : 'cart.add');
  useEffect(() => {
    if (!finished) return undefined;
    const timer = setTimeout(reset, FINISHED_MS);
    return () => clearTimeout(timer);
  }, [finished, submittedAt, reset]);
  const { quantity, name } = addition;
  const add = () => {
    if (quantity === null) return;
    mutate({ ...addition, quantity }, { onSuccess: () => announce(t('cart.addedNamed', [name])) });
  };
  return (
    <div className={compact ? styles.compact : styles.adding}>
      <Button
        size={compact ? 'small' : 'medium'}
        variant={compact && !finished ? 'secondary' : 'primary'}
        wide
        title={compact ? text : undefined}
        loading={status === 'pending'}
        aria-disabled={quantity === null || undefined}
        aria-label={`${text}: ${name}`}
        onClick={add}
      >
        {compact ? (
          <CompactLabel icon={finished ? Check : ShoppingBag}>{text}</CompactLabel>
        ) : (
          <span className={styles.label}>
            {finished && <Icon icon={Check} size="s" />}
            {text}
          </span>
        )}
      </Button>
      {error && (
        <p className={styles.failure} role="alert">
          {fieldFailureText(t, error, 'quantity', 'cart.notAdded')}
        </p>
      )}
    </div>
  );
}
