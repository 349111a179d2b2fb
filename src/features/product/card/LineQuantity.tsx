import { type ReactNode, useEffect, useRef } from 'react';
import { QuantityInput } from '../../../components/plain/QuantityInput';
import { fieldFailureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCart } from '../../cart/useCart';
import { useCartChanges } from '../../cart/useCartChanges';
import type { CardArticle } from './cardProduct';
import styles from './LineQuantity.module.css';

interface LineQuantityProps {
  article: CardArticle;
  /** Accessible name of the field. */
  label: string;
  /** True to move the focus here, as from the button that was in this place. */
  takesFocus: boolean;
  /** The button, shown again once the line is gone. */
  button: ReactNode;
}

/** CARD-03, CART-02: quantity of an article in the cart, in the place of the button that has added it. */
export function LineQuantity({ article, label, takesFocus, button }: LineQuantityProps) {
  const t = useTranslate();
  const { cart } = useCart();
  const { change, error } = useCartChanges();
  const field = useRef<HTMLDivElement>(null);
  const line = cart?.lineItems.find(({ code }) => code === article.code);
  useEffect(() => {
    if (takesFocus) field.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, [takesFocus]);
  if (!line) return button;
  return (
    <div ref={field} className={styles.line}>
      <QuantityInput
        size="small"
        label={label}
        value={line.quantity}
        onChange={(quantity) => quantity !== null && change({ line, quantity })}
        rules={article}
      />
      {error && (
        <p className={styles.failure} role="alert">
          {fieldFailureText(t, error, 'quantity', 'cart.notChanged')}
        </p>
      )}
    </div>
  );
}
