import type { AddressInput, Checkout } from '../../src/api/generated/types';
import type { Behaviours } from '../runtime/behaviour';
import { paymentMethods, shippingMethods } from '../shop/content/delivery';
import { urlOfPage } from '../shop/content/pageUrls';
import { countryName } from '../shop/content/settings';
import type { Market, ShopContext } from '../shop/context';
import { findArticle, isForSale } from '../shop/lines';
import { orderAnswer } from '../shop/orderAnswer';
import { orderByNumber, ordersOf } from '../shop/orderHistory';
import type { AddressRecord, LineRecord, OrderRecord } from '../state';
import type { Store } from '../store';
import { invalid, notFound, unauthorized } from './answers';
import { cartOf, saveCart } from './cartState';
import { languageOf, shopContext, signedInCustomer } from './shopContext';

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
    status: 'received',
    note:
      title === null && description === null ? null : { title: title ?? '', description: description ?? '' },
  };
}

/** What stands in the way of an order, if anything. */
function objection({ delivery, payment }: Checkout, lines: readonly LineRecord[], context: ShopContext) {
  const { language } = context;
  const offers = (methods: readonly { id: string }[], chosen: string) =>
    methods.some(({ id }) => id === chosen);
  if (lines.length === 0) return invalid('lineItems', 'emptyCart', language);
  const unavailable = lines.findIndex(({ code }) => {
    const article = findArticle(code);
    return !article || !isForSale(article);
  });
  if (unavailable >= 0) return invalid(`lineItems.${unavailable}.code`, 'notForSale', language);
  if (!offers(shippingMethods(context), delivery.shippingMethod))
    return invalid('delivery.shippingMethod', 'unknownMethod', language);
  if (!offers(paymentMethods(language), payment.paymentMethod))
    return invalid('payment.paymentMethod', 'unknownMethod', language);
  return undefined;
}

/** Order history and placing an order. */
export const orderBehaviours = {
  getAllOrders(call) {
    const customer = signedInCustomer(call.store);
    if (!customer) return unauthorized(languageOf(call));
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
    const customer = signedInCustomer(call.store);
    if (!customer) return unauthorized(languageOf(call));
    const order = orderByNumber(customer, call.input.path.orderNumber, call.store.read());
    return order ? { status: 200, body: orderAnswer(order, shopContext(call)) } : notFound(languageOf(call));
  },

  createOrder(call) {
    const { store, input } = call;
    const customer = signedInCustomer(store);
    if (!customer) return unauthorized(languageOf(call));
    const { customerId } = customer;
    const context = shopContext(call);
    const cart = cartOf(store, customerId);
    const refused = objection(input.body, cart.lines, context);
    if (refused) return refused;
    const state = store.read();
    const sequence = state.sequence + 1;
    const order = orderRecord(input.body, cart.lines, sequence, context);
    const orders = { ...state.orders, [customerId]: [order, ...(state.orders[customerId] ?? [])] };
    store.write({ ...state, sequence, orders });
    saveCart(store, customerId, { ...cart, lines: [] });
    const { orderNumber } = order;
    const confirmation = urlOfPage('order-confirmation', context.language);
    return { status: 200, body: { orderNumber, redirectUrl: `${confirmation}?orderNumber=${orderNumber}` } };
  },
} satisfies Behaviours<Store>;
