import type { LineItem, LinePrice, Order } from '../../src/api/generated/types';
import type { OrderLineRecord, OrderRecord } from '../store/state';
import { addressAnswer } from './addressAnswer';
import { totals } from './cartAnswer';
import { documentName } from './catalogue/documents';
import { wordsIn } from './catalogue/words';
import { paymentMethods, shippingMethods } from './content/delivery';
import { urlOfPage } from './content/pageUrls';
import type { Market, ShopContext } from './context';
import { lineItem, linePrice, pricePair } from './lines';
import { money, priceAnswer } from './money';
import { eventsOf } from './orderStatus';

const nameOf = (methods: readonly { id: string; name: string }[], id: string): string =>
  methods.find((method) => method.id === id)?.name ?? id;

type PricedLine = Pick<OrderLineRecord, 'regularPrice' | 'price' | 'quantity'>;

/** The recorded price of a line, independent of the article's current price. */
export const recordedPrice = ({ regularPrice, price, quantity }: PricedLine, market: Market): LinePrice =>
  linePrice(priceAnswer(pricePair(regularPrice, price), market), quantity, market);

function orderItem(line: OrderLineRecord, context: ShopContext): LineItem {
  return {
    ...lineItem(line, context),
    price: recordedPrice(line, context.market),
    ...(line.price === 0 && { isGift: true }),
    ...(line.returnedQuantity > 0 && { returnedQuantity: line.returnedQuantity }),
    ...(line.returnRequestedQuantity && { returnRequestedQuantity: line.returnRequestedQuantity }),
  };
}

const arrived: readonly OrderRecord['status'][] = [
  'delivered',
  'returnRequested',
  'partlyReturned',
  'returned',
];

const finished: readonly OrderRecord['status'][] = [...arrived, 'cancelled', 'declined'];

const sent: readonly OrderRecord['status'][] = ['shipped', ...arrived];

/** Pages and files of an order that has left the warehouse. */
function afterDispatch({ status, orderNumber, collectionAddress }: OrderRecord, asked: ShopContext) {
  if (!sent.includes(status)) return {};
  const { language, route } = asked;
  return {
    ...(status === 'shipped' &&
      !collectionAddress && { trackingUrl: `https://sporing.furulia.example/${orderNumber}` }),
    ...(status !== 'shipped' && { returnUrl: urlOfPage('returns', route) }),
    documents: [
      {
        text: `${wordsIn(language).specifications.careInstructions} (PDF)`,
        url: `/mock-media/documents/${documentName('care', language)}`,
        title: null,
        target: null,
      },
    ],
  };
}

/** An order in the contract's form, in its market's currency and with names in the requested language. */
export function orderAnswer(order: OrderRecord, asked: ShopContext): Order {
  const { language } = asked;
  const { market, requestedDeliveryDate, expectedDeliveryDate, collectionAddress, status } = order;
  const orderItems = order.lines.map((line) => orderItem(line, { ...asked, market }));
  const price = totals(orderItems, order.freight, market);
  return {
    orderNumber: order.orderNumber,
    orderDate: order.orderDate,
    orderItems,
    numberOfItems: orderItems.reduce((total, { quantity }) => total + quantity, 0),
    billingAddress: addressAnswer(order.billingAddress, language),
    shippingAddress: addressAnswer(order.shippingAddress, language),
    email: order.email,
    phoneNumber: order.phoneNumber,
    paymentMethod: nameOf(paymentMethods(language), order.paymentMethod),
    shippingMethod: nameOf(shippingMethods(language), order.shippingMethod),
    totalFreightPrice: price.shipping,
    totalFreightPriceIncVat: price.shippingIncVat,
    totalPrice: price.totalPrice,
    totalPriceForItems: price.totalPriceForItems,
    totalPriceForItemsIncVat: price.totalPriceForItemsIncVat,
    totalVat: price.totalVat,
    totalPriceExVat: money(price.totalPriceForItems.amount + price.shipping.amount, market),
    note: order.note,
    placedBy: order.placedBy,
    ...(order.costCenter && { costCenter: order.costCenter }),
    status,
    statusDate: order.statusDate,
    ...(collectionAddress && { collectionAddress }),
    ...(requestedDeliveryDate !== null && { requestedDeliveryDate }),
    ...(!finished.includes(status) && { expectedDeliveryDate }),
    events: eventsOf(order),
    ...afterDispatch(order, asked),
  };
}
