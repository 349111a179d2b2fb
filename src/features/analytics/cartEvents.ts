import type { components } from '../../api/generated/types';
import { PartError } from '../../components/plain/readEach';
import { ecommerceItem, pushEcommerce } from './ecommerce';

type Schemas = components['schemas'];
type LineItem = Schemas['LineItem'];
type Cart = Pick<Schemas['Cart'], 'lineItems' | 'price' | 'totalPrice'>;

/** Article of a line with its quantity, for {@link ecommerceItem}; the line's name includes the variant. */
export function lineArticle({ code, categoryPath, quantity, price, item }: LineItem) {
  const { name, brand, color } = item;
  return { code, name, categoryPath, brand, color, price, quantity };
}

/**
 * Event items of the visible lines; an invisible line, such as a fee, counts in the totals only.
 * @param part operation and path of the lines, such as `getCart /lineItems`
 * @throws PartError naming the line that violates the contract
 */
export const itemsOf = (lines: readonly LineItem[], part: string) =>
  lines.flatMap((line, index) => {
    try {
      return line.item.visible ? [ecommerceItem(lineArticle(line))] : [];
    } catch (error) {
      throw new PartError(`${part}/${index}`, error);
    }
  });

const goodsOf = ({ lineItems, price }: Cart) => ({
  ...(price && { currency: price.currency, value: price.totalPriceForItems.amount }),
  items: itemsOf(lineItems, 'getCart /lineItems'),
});

/** Push view_cart (ANA-01) with the cart's total; call it once per opened cart and listing page. */
export function pushViewCart(cart: Cart): void {
  pushEcommerce('view_cart', () => {
    const { totalPrice } = cart;
    return { ...(totalPrice && { total: totalPrice.amount }), ...goodsOf(cart) };
  });
}

/** Push begin_checkout (ANA-01); call it once each time the checkout opens with a cart that is not empty. */
export function pushBeginCheckout(cart: Cart): void {
  pushEcommerce('begin_checkout', () => goodsOf(cart));
}
