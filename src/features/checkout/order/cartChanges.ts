import type { TranslationKey } from '../../../i18n/english';
import type { Cart, LineItem } from '../../cart/cartCache';
import { acceptsSplitting, isOutOfStock } from '../../cart/cartStatus';

/** A difference between two carts: a text key and its values. */
export interface CartChange {
  key: TranslationKey;
  values: (string | number)[];
}

function lineChanges(before: LineItem | undefined, line: LineItem): CartChange[] {
  const { active, price, quantity, inStockQuantity } = line;
  const { name } = line.item;
  if (!before) return [{ key: 'checkout.lineAdded', values: [name, quantity] }];
  const changes: CartChange[] = [];
  if (before.active && !active) changes.push({ key: 'checkout.lineInactive', values: [name] });
  if (before.quantity !== quantity)
    changes.push({ key: 'checkout.lineQuantity', values: [name, quantity, before.quantity] });
  if (price && before.price?.unitPrice.amount !== price.unitPrice.amount)
    changes.push({ key: 'checkout.linePrice', values: [name] });
  if (active && !isOutOfStock(before) && isOutOfStock(line))
    changes.push({ key: 'checkout.lineShort', values: [name, Math.max(0, inStockQuantity)] });
  return changes;
}

/** Differences between two carts: lines, quantities, prices and stock; otherwise the total. */
export function cartChanges(before: Cart, after: Cart): CartChange[] {
  const lineOf = ({ lineItems }: Cart, code: string) => lineItems.find((line) => line.code === code);
  const changes = [
    ...before.lineItems
      .filter(({ code }) => !lineOf(after, code))
      .map(({ item }): CartChange => ({ key: 'checkout.lineRemoved', values: [item.name] })),
    ...after.lineItems.flatMap((line) => lineChanges(lineOf(before, line.code), line)),
  ];
  const isOther = before.totalPrice?.amount !== after.totalPrice?.amount;
  return isOther && after.totalPrice
    ? [...changes, { key: 'checkout.newTotal', values: [after.totalPrice.formattedString] }]
    : changes;
}

/** Everything in a cart that an order depends on, as a comparable string. */
export const cartContent = (cart: Cart): string =>
  JSON.stringify([
    cart.lineItems.map((line) => [line.code, line.quantity, line.price?.unitPrice.amount]),
    cart.totalPrice?.amount,
    cart.price?.currency,
    cart.shippingMethod,
    acceptsSplitting(cart),
  ]);
