import type { AddressInput, Checkout } from '../../src/api/generated/types';
import type { Behaviours } from '../runtime/behaviour';
import { isPaidOnline, paymentMethods } from '../shop/content/delivery';
import { countryName } from '../shop/content/settings';
import type { Market, ShopContext } from '../shop/context';
import { findArticle, isForSale, lineItem } from '../shop/lines';
import { itemsIncVat } from '../shop/cartAnswer';
import { orderAnswer } from '../shop/orderAnswer';
import { orderByNumber, ordersOf } from '../shop/orderHistory';
import { isOffered } from '../shop/shipping';
import type { AddressRecord, LineRecord, OrderRecord } from '../state';
import type { Store } from '../store';
import { invalid, notFound } from './answers';
import { cartOf } from './cartState';
import { nextAddress, orderWithKey, placeOrder } from './placedOrders';
import { customerOf, languageOf, shopContext } from './shopContext';

const isMarket = (code: string): code is Market => code === 'NO' || code === 'SE';

/** An address a person filled in, with the name of its country. */
export function addressRecord(id: string, input: AddressInput, { language }: ShopContext): AddressRecord {
  const { countryCode } = input;
  return {
    id,
    ...input,
    countryName: isMarket(countryCode) ? countryName(countryCode, language) : countryCode,
  };
}

function orderRecord(
  checkout: Checkout,
  lines: LineRecord[],
  sequence: number,
  context: ShopContext,
  idempotencyKey: string | null,
): OrderRecord {
  const { contact, address, delivery, moreInfo, payment } = checkout;
  const now = new Date();
  const { title, description } = moreInfo;
  return {
    orderNumber: `F-${now.getUTCFullYear()}-9${String(sequence).padStart(4, '0')}`,
    orderDate: now.toISOString(),
    market: context.market,
    lines,
    billingAddress: addressRecord(`O-${sequence}-B`, address.billingAddress, context),
    shippingAddress: addressRecord(`O-${sequence}-D`, address.deliveryAddress, context),
    email: contact.email,
    phoneNumber: contact.phoneNumber,
    shippingMethod: delivery.shippingMethod,
    requestedDeliveryDate: delivery.requestedDeliveryDate,
    paymentMethod: payment.paymentMethod,
    status: isPaidOnline(payment.paymentMethod) ? 'awaitingPayment' : 'received',
    idempotencyKey,
    note:
      title === null && description === null ? null : { title: title ?? '', description: description ?? '' },
  };
}

/** What stands in the way of an order, if anything. */
function objection(
  { address, delivery, payment }: Checkout,
  lines: readonly LineRecord[],
  context: ShopContext,
) {
  const { language, market } = context;
  if (lines.length === 0) return invalid('lineItems', 'emptyCart', language);
  const unavailable = lines.findIndex(({ code }) => {
    const article = findArticle(code);
    return !article || !isForSale(article);
  });
  if (unavailable >= 0) return invalid(`lineItems.${unavailable}.code`, 'notForSale', language);
  const goods = itemsIncVat(lines.map((line) => lineItem(line, context)));
  const shipment = { lines, itemsIncVat: goods, destination: address.deliveryAddress, market };
  if (!isOffered(delivery.shippingMethod, shipment))
    return invalid('delivery.shippingMethod', 'unknownMethod', language);
  if (!paymentMethods(language).some(({ id }) => id === payment.paymentMethod))
    return invalid('payment.paymentMethod', 'unknownMethod', language);
  return undefined;
}

const placed = (order: OrderRecord, { route }: ShopContext) => ({
  status: 200 as const,
  body: { orderNumber: order.orderNumber, redirectUrl: nextAddress(order, route) },
});

/** Order history and placing an order. */
export const orderBehaviours = {
  getAllOrders(call) {
    const customer = customerOf(call);
    const { year, skip, take } = call.input.query;
    const all = ordersOf(customer, call.store.read());
    const chosen = year === undefined ? all : all.filter((entry) => entry.year === year);
    const context = shopContext(call);
    return {
      status: 200,
      body: {
        orders: chosen.slice(skip, skip + take).map(({ order }) => orderAnswer(order(), context)),
        totalOrderCount: chosen.length,
        years: [...new Set(all.map((entry) => entry.year))],
      },
    };
  },

  getOrder(call) {
    const customer = customerOf(call);
    const order = orderByNumber(customer, call.input.path.orderNumber, call.store.read());
    return order ? { status: 200, body: orderAnswer(order, shopContext(call)) } : notFound(languageOf(call));
  },

  createOrder(call) {
    const { store, input } = call;
    const { customerId } = customerOf(call);
    const context = shopContext(call);
    const key = input.headers['Idempotency-Key'] ?? null;
    const known = orderWithKey(store, customerId, key);
    if (known) return placed(known, context);
    const { lines } = cartOf(store, customerId);
    const refused = objection(input.body, lines, context);
    if (refused) return refused;
    const order = orderRecord(input.body, lines, store.read().sequence + 1, context, key);
    placeOrder(store, customerId, order);
    return placed(order, context);
  },
} satisfies Behaviours<Store>;
