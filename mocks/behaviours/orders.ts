import type { AddressInput, Checkout } from '../../src/api/generated/types';
import {
  deliveryDateProblem,
  deliveryLimits,
  earliestDelivery,
} from '../../src/features/delivery/deliveryDate';
import { shopTime } from '../../src/features/settings/shopTime';
import type { Behaviours } from '../msw/runtime/behaviour';
import { cartPrices } from '../shop/cartAnswer';
import { paymentMethods } from '../shop/content/delivery';
import { countryName } from '../shop/content/settings';
import { marketPlaces, type Market, type ShopContext } from '../shop/context';
import { findArticle, isForSale } from '../shop/lines';
import { orderAnswer } from '../shop/orderAnswer';
import { permissionsOf } from '../shop/roles';
import { collectionAddressOf, freight, isOffered, leadTime, type Shipment } from '../shop/shipping';
import type { AddressRecord, CartRecord, CustomerRecord, LineRecord, OrderRecord } from '../store/state';
import { orderStatuses } from '../store/statuses';
import type { Store } from '../store/store';
import { forbidden, invalid, notFound } from './answers';
import { cartOf } from './cartState';
import { creditFor } from './invoices';
import { mayDecide } from './orderApproval';
import { answered } from './orderChanges';
import { placedStatus, recordedLines, shipmentTo } from './orderQuote';
import { nextAddress, orderWithKey, placeOrder } from './placedOrders';
import { customerOf, languageOf, shopContext } from './shopContext';
import { isBeyondLimits } from './spendingLimits';
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

/** Three digits of a customer in the numbers of orders and quotes: over HTTP two sessions share no other sequence. */
export const ownDigits = (customerId: string) =>
  String(Number(customerId.replaceAll(/\D/g, '')) % 997).padStart(3, '0');

/** Limits of the day of delivery: the lead time, and the delivery days of the market. */
const limitsOf = ({ delivery }: Checkout, shipment: Shipment) =>
  deliveryLimits(marketPlaces[shipment.market], leadTime(delivery.shippingMethod, shipment));

function orderRecord(
  checkout: Checkout,
  { lines: cartLines, quote }: CartRecord,
  buyer: CustomerRecord,
  sequence: number,
  context: ShopContext,
  idempotencyKey: string | null,
): OrderRecord {
  const { contact, address, delivery, moreInfo, payment, forApproval } = checkout;
  const now = new Date();
  const year = shopTime(marketPlaces[context.market], now).day.slice(0, 4);
  const { title, description } = moreInfo;
  const { customerId, firstName, lastName, organizationId, costCenter } = buyer;
  const shipment = shipmentOf(checkout, cartLines, context);
  return {
    orderNumber: `F-${year}-9${ownDigits(customerId)}${String(sequence).padStart(4, '0')}`,
    orderDate: now.toISOString(),
    market: context.market,
    organizationId,
    placedBy: { customerId, firstName, lastName },
    ...(costCenter && { costCenter }),
    lines: recordedLines(cartLines, context),
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
    status: forApproval ? 'awaitingApproval' : placedStatus(payment.paymentMethod),
    couponCode: context.couponCode,
    ...(quote && { quoteNumber: quote.quoteNumber }),
    statusDate: now.toISOString(),
    idempotencyKey,
    note:
      title === null && description === null ? null : { title: title ?? '', description: description ?? '' },
  };
}

const shipmentOf = ({ address }: Checkout, lines: readonly LineRecord[], context: ShopContext) =>
  shipmentTo(address.deliveryAddress, lines, context);

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

/** Order history and order placement. */
export const orderBehaviours = {
  getAllOrders(call) {
    const customer = customerOf(call);
    const { year, status, buyer, costCenter, from, to, decidable, skip, take } = call.input.query;
    const context = shopContext(call);
    const visible = visibleOrders(customer, call.store.read());
    const all = decidable ? visible.filter(({ order }) => mayDecide(customer, order())) : visible;
    const isDated = ({ time }: { time: number }) => {
      const { day } = shopTime(marketPlaces[context.market], new Date(time));
      return (from ?? day) <= day && (to ?? day) >= day;
    };
    const ofYear = year === undefined ? all : all.filter((entry) => entry.year === year);
    const dated = from === undefined && to === undefined ? ofYear : ofYear.filter(isDated);
    const charged = dated.filter(
      (entry) =>
        (buyer ?? entry.placedBy.customerId) === entry.placedBy.customerId &&
        (costCenter ?? entry.costCenter) === entry.costCenter,
    );
    const found = status === undefined ? charged : charged.filter(({ order }) => order().status === status);
    const buyers = new Map(all.map(({ placedBy }) => [placedBy.customerId, placedBy]));
    const costCenters = [...new Set(all.flatMap((entry) => entry.costCenter ?? []))].sort();
    return {
      status: 200,
      body: {
        orders: found.slice(skip, skip + take).map(({ order }) => answered(order(), call, context)),
        totalOrderCount: found.length,
        years: [...new Set(all.map((entry) => entry.year))],
        ...(all.length > 0 && { statuses: [...orderStatuses], buyers: [...buyers.values()] }),
        ...(costCenters.length > 0 && { costCenters }),
      },
    };
  },

  getOrder(call) {
    const customer = customerOf(call);
    const order = visibleOrder(customer, call.input.path.orderNumber, call.store.read());
    return order ? { status: 200, body: answered(order, call) } : notFound(languageOf(call));
  },

  createOrder(call) {
    const { store, input } = call;
    const customer = customerOf(call);
    const { customerId } = customer;
    const cart = cartOf(store, customerId);
    const { lines } = cart;
    const context = { ...shopContext(call), ...cartPrices(cart) };
    const key = input.headers['Idempotency-Key'] ?? null;
    const known = orderWithKey(store, customerId, key);
    if (known) return placed(known, context);
    if (permissionsOf(customer)?.placeOrders === false) return forbidden(languageOf(call), 'mayNotOrder');
    const { organizations } = store.read();
    const isReferenceMissing = input.body.moreInfo.title === null;
    if (isReferenceMissing && organizations[customer.organizationId ?? '']?.referenceRequired)
      return invalid('moreInfo.title', 'referenceRequired', languageOf(call));
    const refused = objection(input.body, lines, context);
    if (refused) return refused;
    const order = orderRecord(input.body, cart, customer, store.read().sequence + 1, context, key);
    const { totalPrice } = orderAnswer(order, context);
    const { expectedTotal = totalPrice.amount } = input.body;
    if (expectedTotal !== totalPrice.amount)
      return invalid('expectedTotal', 'otherTotal', languageOf(call), totalPrice.formattedString);
    const credit = order.paymentMethod === 'invoice' ? creditFor(customer, store.read()) : undefined;
    if (credit && totalPrice.amount > credit.available.amount)
      return invalid(
        'payment.paymentMethod',
        'overCredit',
        languageOf(call),
        credit.available.formattedString,
      );
    if (!input.body.forApproval && isBeyondLimits(totalPrice.amount, customer, store.read()))
      return invalid('forApproval', 'needsApproval', languageOf(call));
    placeOrder(store, customerId, order);
    return placed(order, context);
  },
} satisfies Behaviours<Store>;
