import type { AddressInput, Checkout } from '../../src/api/generated/types';
import {
  deliveryDateProblem,
  deliveryLimits,
  earliestDelivery,
} from '../../src/features/delivery/deliveryDate';
import { shopTime } from '../../src/features/settings/shopTime';
import type { Behaviours } from '../msw/runtime/behaviour';
import { isPaidOnline, paymentMethods } from '../shop/content/delivery';
import { priceIncVat, regularPrice } from '../shop/catalogue/prices/priceTags';
import { countryName } from '../shop/content/settings';
import { marketPlaces, type Market, type ShopContext } from '../shop/context';
import { giftsWith } from '../shop/gifts';
import { findArticle, isForSale, lineItem } from '../shop/lines';
import { itemsIncVat } from '../shop/cartAnswer';
import { orderAnswer } from '../shop/orderAnswer';
import { permissionsOf } from '../shop/roles';
import { collectionAddressOf, freight, isOffered, leadTime, type Shipment } from '../shop/shipping';
import {
  orderStatuses,
  type AddressRecord,
  type CustomerRecord,
  type LineRecord,
  type OrderLineRecord,
  type OrderRecord,
} from '../store/state';
import type { Store } from '../store/store';
import { forbidden, invalid, notFound } from './answers';
import { cartOf } from './cartState';
import { nextAddress, orderWithKey, placeOrder } from './placedOrders';
import { customerOf, languageOf, shopContext } from './shopContext';
import { visibleOrder, visibleOrders } from './visibleOrders';

const isMarket = (code: string): code is Market => code === 'NO' || code === 'SE';

/** An address from a form, with the name of its country. */
export function addressRecord(id: string, input: AddressInput, { language }: ShopContext): AddressRecord {
  const { countryCode } = input;
  return {
    id,
    ...input,
    countryName: isMarket(countryCode) ? countryName(countryCode, language) : countryCode,
  };
}

/** Record of a line, with the current unit price. */
function recordedLine({ code, quantity }: LineRecord, { market, couponCode }: ShopContext): OrderLineRecord {
  const article = findArticle(code);
  if (!article) throw new Error(`There is no article ${code}`);
  return {
    code,
    quantity,
    regularPrice: regularPrice(article.product, article.size, market),
    price: priceIncVat(article.product, article.size, market, couponCode),
    returnedQuantity: 0,
  };
}

/** Limits of the day of delivery: the lead time, and the delivery days of the market. */
const limitsOf = ({ delivery }: Checkout, shipment: Shipment) =>
  deliveryLimits(marketPlaces[shipment.market], leadTime(delivery.shippingMethod, shipment));

function orderRecord(
  checkout: Checkout,
  cartLines: LineRecord[],
  buyer: CustomerRecord,
  sequence: number,
  context: ShopContext,
  idempotencyKey: string | null,
): OrderRecord {
  const { contact, address, delivery, moreInfo, payment } = checkout;
  const now = new Date();
  const year = shopTime(marketPlaces[context.market], now).day.slice(0, 4);
  const { title, description } = moreInfo;
  const { customerId, firstName, lastName, organizationId } = buyer;
  const lines = [
    ...cartLines.map((line) => recordedLine(line, context)),
    ...giftsWith(cartLines).map((line) => ({ ...recordedLine(line, context), price: 0 })),
  ];
  const shipment = shipmentOf(checkout, cartLines, context);
  return {
    orderNumber: `F-${year}-9000${String(sequence).padStart(4, '0')}`,
    orderDate: now.toISOString(),
    market: context.market,
    organizationId,
    placedBy: { customerId, firstName, lastName },
    lines,
    freight: freight(delivery.shippingMethod, shipment),
    billingAddress: addressRecord(`O-${sequence}-B`, address.billingAddress, context),
    shippingAddress: addressRecord(`O-${sequence}-D`, address.deliveryAddress, context),
    email: contact.email,
    phoneNumber: contact.phoneNumber,
    shippingMethod: delivery.shippingMethod,
    collectionAddress: collectionAddressOf(delivery.shippingMethod),
    requestedDeliveryDate: delivery.requestedDeliveryDate,
    expectedDeliveryDate: delivery.requestedDeliveryDate ?? earliestDelivery(limitsOf(checkout, shipment)),
    paymentMethod: payment.paymentMethod,
    status: isPaidOnline(payment.paymentMethod) ? 'awaitingPayment' : 'received',
    statusDate: now.toISOString(),
    idempotencyKey,
    note:
      title === null && description === null ? null : { title: title ?? '', description: description ?? '' },
  };
}

function shipmentOf({ address }: Checkout, lines: readonly LineRecord[], context: ShopContext): Shipment {
  return {
    lines,
    itemsIncVat: itemsIncVat(lines.map((line) => lineItem(line, context))),
    destination: address.deliveryAddress,
    market: context.market,
    sold: context.sold,
  };
}

/** The reason to refuse an order, if any. */
function objection(checkout: Checkout, lines: readonly LineRecord[], context: ShopContext) {
  const { delivery, payment } = checkout;
  const { language } = context;
  if (lines.length === 0) return invalid('lineItems', 'emptyCart', language);
  const unavailable = lines.findIndex(({ code }) => {
    const article = findArticle(code);
    return !article || !isForSale(article);
  });
  if (unavailable >= 0) return invalid(`lineItems.${unavailable}.code`, 'notForSale', language);
  const shipment = shipmentOf(checkout, lines, context);
  if (!isOffered(delivery.shippingMethod, shipment))
    return invalid('delivery.shippingMethod', 'unknownMethod', language);
  if (deliveryDateProblem(delivery.requestedDeliveryDate ?? '', limitsOf(checkout, shipment)))
    return invalid('delivery.requestedDeliveryDate', 'notDelivered', language);
  if (!paymentMethods(language).some(({ id }) => id === payment.paymentMethod))
    return invalid('payment.paymentMethod', 'unknownMethod', language);
  return undefined;
}

const placed = (order: OrderRecord, { route }: ShopContext) => ({
  status: 200 as const,
  body: { orderNumber: order.orderNumber, redirectUrl: nextAddress(order, route) },
});

/** An order in the contract's form, with its payment page while it awaits payment. */
const answered = (order: OrderRecord, context: ShopContext) => ({
  ...orderAnswer(order, context),
  ...(order.status === 'awaitingPayment' && { paymentUrl: nextAddress(order, context.route) }),
});

/** Order history and order placement. */
export const orderBehaviours = {
  getAllOrders(call) {
    const customer = customerOf(call);
    const { year, status, from, to, skip, take } = call.input.query;
    const context = shopContext(call);
    const all = visibleOrders(customer, call.store.read());
    const isDated = ({ time }: { time: number }) => {
      const { day } = shopTime(marketPlaces[context.market], new Date(time));
      return (from ?? day) <= day && (to ?? day) >= day;
    };
    const ofYear = year === undefined ? all : all.filter((entry) => entry.year === year);
    const dated = from === undefined && to === undefined ? ofYear : ofYear.filter(isDated);
    const chosen = status === undefined ? dated : dated.filter(({ order }) => order().status === status);
    return {
      status: 200,
      body: {
        orders: chosen.slice(skip, skip + take).map(({ order }) => answered(order(), context)),
        totalOrderCount: chosen.length,
        years: [...new Set(all.map((entry) => entry.year))],
        ...(all.length > 0 && { statuses: [...orderStatuses] }),
      },
    };
  },

  getOrder(call) {
    const customer = customerOf(call);
    const order = visibleOrder(customer, call.input.path.orderNumber, call.store.read());
    return order ? { status: 200, body: answered(order, shopContext(call)) } : notFound(languageOf(call));
  },

  createOrder(call) {
    const { store, input } = call;
    const customer = customerOf(call);
    const { customerId } = customer;
    const { lines, couponCode } = cartOf(store, customerId);
    const context = { ...shopContext(call), couponCode };
    const key = input.headers['Idempotency-Key'] ?? null;
    const known = orderWithKey(store, customerId, key);
    if (known) return placed(known, context);
    if (permissionsOf(customer)?.placeOrders === false) return forbidden(languageOf(call), 'mayNotOrder');
    const refused = objection(input.body, lines, context);
    if (refused) return refused;
    const order = orderRecord(input.body, lines, customer, store.read().sequence + 1, context, key);
    const { totalPrice } = orderAnswer(order, context);
    const { expectedTotal = totalPrice.amount } = input.body;
    if (expectedTotal !== totalPrice.amount)
      return invalid('expectedTotal', 'otherTotal', languageOf(call), totalPrice.formattedString);
    placeOrder(store, customerId, order);
    return placed(order, context);
  },
} satisfies Behaviours<Store>;
