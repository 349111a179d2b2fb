import { useMutation, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useEffect, useEffectEvent } from 'react';
import { confirmed, useStep } from '../../api/confirmed';
import { addToCartMutation } from '../../api/generated/mutations';
import type { Product } from '../../api/generated/types';
import { DOUBLE_CLICK_MS, useSingleFlight } from '../../api/sendOnce';
import { Button, CompactLabel } from '../../components/plain/Button';
import { classNames } from '../../components/plain/classNames';
import { ErrorBoundary } from '../../components/plain/ErrorBoundary';
import { Icon } from '../../components/plain/Icon';
import { announce } from '../../components/plain/LiveRegion';
import { type NoticeContent, showNotice } from '../../components/plain/noticeStore';
import { fieldFailureText } from '../../i18n/failureText';
import { useTranslate } from '../../i18n/useTranslate';
import { lazyPart } from '../../routing/lazy/lazyPart';
import { showCart } from './announceOtherCart';
import { type Cart, setCachedCart } from './cartCache';
import { type CartItem, pushAdded } from './cartEvents';
import { articleAdded } from './cartConfirmations';
import styles from './AddToCartButton.module.css';

const AddedArticle = lazyPart(() => import('./AddedArticle').then(({ AddedArticle }) => AddedArticle));

/**
 * CART-02: notice of an article added to the cart; the button has already announced it to screen readers.
 * @param match article that goes with the added one
 */
export function addedNotice(cart: Cart, addition: CartItem, match?: Product): NoticeContent {
  const line = cart.lineItems.find(({ code }) => code === addition.code);
  return {
    tone: 'success',
    title: (t) => t('cart.justAdded'),
    content: (
      <ErrorBoundary operation="addToCart" path="/lineItems" resetKey={cart}>
        <AddedArticle addition={addition} line={line} match={match} />
      </ErrorBoundary>
    ),
    action: showCart,
    announced: false,
  };
}

/**
 * CART-02: add an article to the cart (addToCart) and cache the returned cart. Mutations of the cart run in sequence,
 * so that an older response never replaces a newer one.
 * @example const { mutate: addToCart, isPending } = useAddToCart();
 */
export function useAddToCart(match?: Product) {
  const client = useQueryClient();
  const addToCart = useStep(confirmed(addToCartMutation(), articleAdded));
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: ({ code, quantity }: CartItem) => addToCart({ body: { code, quantity, getPrice: true } }),
    onSuccess: (cart, addition) => {
      setCachedCart(client, cart);
      pushAdded(cart, [addition], 'addToCart');
      showNotice(addedNotice(cart, addition, match));
    },
  });
}

/** CARD-06: duration of the check mark, in ms. */
const FINISHED_MS = 2500;

interface AddToCartButtonProps {
  /** Article and pieces; quantity is null while its field shows no valid one, and then nothing is added (CARD-05). */
  addition: Omit<CartItem, 'quantity'> & { quantity: number | null };
  /**
   * Small and outlined, without a wrapper; shows only its icon where its text does not fit, as on cards. A failure
   * shows below the nearest positioned element.
   */
  compact?: boolean;
  /** Article that goes with this one, for the notice. */
  match?: Product | undefined;
  /** Called when the check mark has been shown. */
  onFinished?: () => void;
}

/**
 * CARD-06: add to the cart, with a pending and a done state. A failure is shown beside the button.
 * @example <AddToCartButton addition={{ code, name, price, quantity: 1 }} compact />
 */
export function AddToCartButton({ addition, compact = false, match, onFinished }: AddToCartButtonProps) {
  const t = useTranslate();
  const { mutate, reset, status, error, submittedAt } = useSingleFlight(useAddToCart(match), DOUBLE_CLICK_MS);
  const finished = status === 'success';
  // The accessible name begins with the visible text (WCAG 2.5.3).
  const text = t(finished ? 'cart.added' : 'cart.add');
  const finish = useEffectEvent(() => {
    reset();
    onFinished?.();
  });
  useEffect(() => {
    if (!finished) return undefined;
    const timer = setTimeout(finish, FINISHED_MS);
    return () => clearTimeout(timer);
  }, [finished, submittedAt]);
  const { quantity, name } = addition;
  const add = () => {
    if (quantity === null) return;
    mutate({ ...addition, quantity }, { onSuccess: () => announce(t('cart.addedNamed', [name])) });
  };
  const button = (
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
  );
  const failure = error && (
    <p className={classNames(styles.failure, compact && styles.overlay)} role="alert">
      {fieldFailureText(t, error, 'quantity', 'cart.notAdded')}
    </p>
  );
  if (!compact)
    return (
      <div className={styles.adding}>
        {button}
        {failure}
      </div>
    );
  return (
    <>
      {button}
      {failure}
    </>
  );
}
