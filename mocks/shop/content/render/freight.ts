import type { Market } from '../../context';
import { money } from '../../money';
import { shippingSources, type ShippingSource } from '../delivery';

/** Placeholders for facts of a shipping method, in one market. */
const facts: Readonly<Record<string, (source: ShippingSource, market: Market) => string>> = {
  days: ({ leadTimeDays, remote }) => `${leadTimeDays}–${leadTimeDays + remote.days}`,
  price: ({ price }, market) => inKroner(price[market], market),
  perExtraWeight: ({ perExtraWeight }, market) => inKroner(perExtraWeight[market], market),
  remote: ({ remote }, market) => inKroner(remote.price[market], market),
  freeFrom: ({ freeFrom }, market) => inKroner(freeFrom ?? 0, market),
};

/** An amount with non-breaking spaces. */
const inKroner = (amount: number, market: Market): string =>
  money(amount, market).formattedString.replaceAll(' ', '\u00a0');

/** An editor's text with placeholders such as `{parcel.price}` replaced by delivery times and prices of the market. */
export const withFreight = (text: string, market: Market): string =>
  text.replace(/\{(\w+)\.(\w+)\}/g, (placeholder, id, fact) => {
    const source = shippingSources.find((each) => each.id === id);
    return (source && facts[fact]?.(source, market)) ?? placeholder;
  });
