import type { Order } from '../orderQueries';

/** Lower case without diacritics. */
const folded = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ø', 'o');

/** Searchable text of an order. */
function wordsOf({ orderNumber, orderItems, note, placedBy, shippingAddress }: Order): string {
  const items = orderItems.flatMap(({ code, elNumber, item }) => [code, elNumber, item.name, item.brand]);
  const { firstName, lastName, address, city } = shippingAddress;
  const buyer = placedBy ? [placedBy.firstName, placedBy.lastName] : [];
  const texts = [
    orderNumber,
    ...items,
    note?.title,
    note?.description,
    ...buyer,
    firstName,
    lastName,
    address,
    city,
  ];
  return folded(texts.filter(Boolean).join('\n'));
}

/**
 * True when every word of a search occurs in the order: its number, goods, note, buyer or delivery address (ORD-01).
 */
export function matchesOrder(order: Order, query: string): boolean {
  const text = wordsOf(order);
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Format of an order number, with its digits replaced: the order numbers of a shop share a format. */
export const shapeOf = (number: string): string => number.toUpperCase().replaceAll(/\d/g, '0');
