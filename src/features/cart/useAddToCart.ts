import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmed } from '../../api/confirmed';
import { addToCartMutation } from '../../api/generated/mutations';
import { showNotice } from '../../components/Notice/noticeStore';
import { useLanguage } from '../settings/language';
import { useSettings } from '../settings/settings';
import { addedNotice } from './addedNotice';
import { setCachedCart } from './cartCache';
import { pushAdded, type CartItem } from './cartEvents';
import { articleAdded } from './cartOutcomes';

/**
 * CART-02: add an article to the cart (addToCart) and cache the returned cart. Mutations of the cart run in sequence,
 * so that an older response never replaces a newer one.
 * @example const { mutate: addToCart, isPending } = useAddToCart();
 */
export function useAddToCart() {
  const client = useQueryClient();
  const language = useLanguage();
  const settings = useSettings();
  const { mutateAsync: addToCart } = useMutation({
    ...confirmed(addToCartMutation(), articleAdded),
    meta: { isStep: true },
  });
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: ({ code, quantity }: CartItem) => addToCart({ body: { code, quantity, getPrice: true } }),
    onSuccess: (cart, addition) => {
      setCachedCart(client, cart);
      pushAdded(cart, [addition]);
      showNotice(addedNotice(cart, addition, { language, settings }));
    },
  });
}
