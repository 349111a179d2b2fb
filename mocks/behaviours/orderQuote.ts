import type { ShippingDestination } from '../../src/api/generated/types';
import { itemsIncVat } from '../shop/cartAnswer';
import { regularPrice } from '../shop/catalogue/prices/priceTags';
import { isPaidOnline } from '../shop/content/delivery';
import type { ShopContext } from '../shop/context';
import { giftsWith } from '../shop/gifts';
import { findArticle, lineItem } from '../shop/lines';
import { freight, type Shipment } from '../shop/shipping';
import type { LineRecord, OrderLineRecord, OrderRecord } from '../store/state';

/** Record of a line, with the current unit price of its quantity; a gift is free. */
function recordedLine({ code, quantity }: LineRecord, context: ShopContext): OrderLineRecord {
  const article = findArticle(code);
  if (!article) throw new Error(`There is no article ${code}`);
  const { price } = lineItem({ code, quantity }, context);
  return {
    code,
    quantity,
    regularPrice:
      price?.regularPriceIncVat.amount ?? regularPrice(article.product, article.size, context.market),
    price: price?.priceIncVat.amount ?? 0,
    returnedQuantity: 0,
  };
}

/** Records of lines and of the gifts that they earn. */
export const recordedLines = (lines: readonly LineRecord[], context: ShopContext): OrderLineRecord[] =>
  [...lines, ...giftsWith(lines)].map((line) => recordedLine(line, context));

/** The goods of an order and their destination. */
export const shipmentTo = (
  destination: ShippingDestination,
  lines: readonly LineRecord[],
  context: ShopContext,
): Shipment => ({
  lines,
  itemsIncVat: itemsIncVat(lines.map((line) => lineItem(line, context))),
  destination,
  market: context.market,
  sold: context.sold,
});

/** Status of an order that is placed. */
export const placedStatus = (paymentMethod: string) =>
  isPaidOnline(paymentMethod) ? ('awaitingPayment' as const) : ('received' as const);

/** Lines that were ordered, without gifts. */
export const boughtLines = ({ lines }: OrderRecord): LineRecord[] =>
  lines.filter(({ code }) => !findArticle(code)?.product.isGift);

/** An order that awaits approval at the prices of now, or of its quote. */
export function quoted(
  order: OrderRecord,
  { couponCode: _own, ...asked }: ShopContext,
  lines: readonly LineRecord[] = boughtLines(order),
): OrderRecord {
  const { market, couponCode, quoteNumber, shippingMethod, shippingAddress } = order;
  const context: ShopContext = {
    ...asked,
    market,
    seesPrices: true,
    isOrganization: true,
    ...(couponCode !== undefined && { couponCode }),
    ...(quoteNumber !== undefined && {
      offeredPrices: Object.fromEntries(order.lines.map(({ code, price }) => [code, price])),
    }),
  };
  return {
    ...order,
    lines: recordedLines(lines, context),
    freight: freight(shippingMethod, shipmentTo(shippingAddress, lines, context)),
  };
}
