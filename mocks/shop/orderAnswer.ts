import type { Order } from '../../src/api/generated/types';
import type { OrderRecord } from '../state';
import { itemsIncVat, totals } from './cartAnswer';
import { paymentMethods, shippingMethods } from './content/delivery';
import type { ShopContext } from './context';
import { lineItem } from './lines';
import { freight } from './shipping';

const nameOf = (methods: readonly { id: string; name: string }[], id: string): string =>
  methods.find((method) => method.id === id)?.name ?? id;

/** An order as the contract has it, in its own market's money. */
export function orderAnswer(order: OrderRecord, asked: ShopContext): Order {
  const context = { ...asked, market: order.market };
  const orderItems = order.lines.map((line) => lineItem(line, context));
  const shipment = {
    lines: order.lines,
    itemsIncVat: itemsIncVat(orderItems),
    destination: order.shippingAddress,
    market: order.market,
  };
  const price = totals(orderItems, freight(order.shippingMethod, shipment), order.market);
  const { orderNumber, orderDate, billingAddress, shippingAddress, email, phoneNumber, note, status } = order;
  return {
    orderNumber,
    orderDate,
    orderItems,
    numberOfItems: orderItems.reduce((total, { quantity }) => total + quantity, 0),
    billingAddress,
    shippingAddress,
    email,
    phoneNumber,
    paymentMethod: nameOf(paymentMethods(context.language), order.paymentMethod),
    shippingMethod: nameOf(shippingMethods(context.language), order.shippingMethod),
    totalFreightPrice: price.shipping,
    totalPrice: price.totalPrice,
    totalPriceForItems: price.totalPriceForItems,
    totalVat: price.totalVat,
    note,
    status,
    ...(order.requestedDeliveryDate === null ? {} : { requestedDeliveryDate: order.requestedDeliveryDate }),
  };
}
