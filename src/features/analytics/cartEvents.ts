import type { components } from '../../api/generated/types';
import { PartError } from '../../components/plain/readEach';
import { isDataLayerOpen } from '../../lib/dataLayer';
import { readPrivateList, writePrivate } from '../../lib/privateStorage';
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
 * @throws PartError naming the line that violates the contract
 */
const itemsOf = (lines: readonly LineItem[], part: string) =>
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

type Order = Pick<
  components['schemas']['Order'],
  'orderNumber' | 'orderItems' | 'totalPriceForItems' | 'totalFreightPrice' | 'totalVat'
>;

const storageKey = 'pushedPurchases';
const isText = (value: unknown): value is string => typeof value === 'string';

/** Push purchase after an order was placed or paid (ANA-01), once per order and browser session. */
export function pushPurchase(order: Order): void {
  if (!isDataLayerOpen()) return;
  const { orderNumber } = order;
  const pushed = readPrivateList(storageKey, isText);
  if (pushed.includes(orderNumber)) return;
  writePrivate(storageKey, [...pushed, orderNumber]);
  pushEcommerce('purchase', () => {
    const { orderItems, totalPriceForItems, totalFreightPrice, totalVat } = order;
    const currency = orderItems.find(({ price }) => price)?.price?.currency;
    return {
      transaction_id: orderNumber,
      ...(currency && { currency }),
      value: totalPriceForItems.amount,
      ...(totalVat && { tax: totalVat.amount }),
      shipping: totalFreightPrice.amount,
      items: itemsOf(orderItems, 'getOrder /orderItems'),
    };
  });
}
