import type { Order, ReturnReason } from '../../src/api/generated/types';
import type { CustomerRecord, OrderLineRecord, OrderRecord } from '../store/state';
import { localized } from './context';
import type { Language } from './languages';
import { eventsOf } from './orderStatus';
import { permissionsOf } from './roles';

/** Days after the delivery in which goods can be returned, as the page about returns says. */
const returnDays = 60;

const reasons = {
  doesNotFit: localized('Passer ikke', 'Passar inte', 'Does not fit'),
  changedMind: localized('Har ombestemt meg', 'Har ångrat mig', 'Changed my mind'),
  damaged: localized('Skadet eller mangelfull', 'Skadad eller felaktig', 'Damaged or faulty'),
  wrongGoods: localized('Fikk feil vare', 'Fick fel vara', 'Received the wrong goods'),
};

/** True for the key of a reason for a return. */
export const isReturnReason = (key: string | undefined): boolean =>
  key !== undefined && Object.hasOwn(reasons, key);

const returnReasons = (language: Language): ReturnReason[] =>
  Object.entries(reasons).map(([key, name]) => ({ key, name: name[language] }));

/** True for an order that has not left the warehouse; until its approval for who placed it only. */
export const isCancellable = ({ status, placedBy }: OrderRecord, { customerId }: CustomerRecord): boolean =>
  ['received', 'processing', 'delayed'].includes(status) ||
  (status === 'awaitingApproval' && placedBy.customerId === customerId);

/** Pieces of a line that can be returned: none of a gift, and none after the period. */
export function returnableQuantity(line: OrderLineRecord, order: OrderRecord): number {
  const delivered = eventsOf(order).find(({ status }) => status === 'delivered');
  const isOpen = delivered && Date.now() - Date.parse(delivered.date) < returnDays * 86_400_000;
  if (!isOpen || line.price === 0) return 0;
  return line.quantity - line.returnedQuantity - (line.returnRequestedQuantity ?? 0);
}

/** True for a customer who may cancel orders and return goods. */
export const mayChangeOrders = (customer: CustomerRecord): boolean =>
  permissionsOf(customer)?.placeOrders !== false;

/** An order with what its reader can change; goods that can no longer be returned have the page about returns. */
export function withChanges(
  answer: Order,
  order: OrderRecord,
  reader: CustomerRecord,
  language: Language,
): Order {
  const quantities = new Map(order.lines.map((line) => [line.code, returnableQuantity(line, order)]));
  const isReturnable = [...quantities.values()].some((quantity) => quantity > 0);
  const { returnUrl, orderItems, ...rest } = answer;
  return {
    ...rest,
    cancellable: isCancellable(order, reader),
    orderItems: orderItems.map((line) => {
      const quantity = quantities.get(line.code) ?? 0;
      return quantity > 0 ? { ...line, returnableQuantity: quantity } : line;
    }),
    ...(isReturnable ? { returnReasons: returnReasons(language) } : returnUrl !== undefined && { returnUrl }),
  };
}
