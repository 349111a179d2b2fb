import { deliveryLimits, earliestDelivery } from '../../../../src/features/delivery/deliveryDate';
import { list, number, text } from '../read';
import { type Flow, countryOf, person, sampleAddress } from './changes';

/** Days after the lead time on which delivery is requested. */
const laterDays = 21;

/** A day of delivery that is late enough for a method of a cart. */
export function deliveryDay({ run, shopper }: Flow, cart: unknown, shippingMethod: string): string {
  const method = list(cart, 'shippingMethods').find((each) => text(each, 'id') === shippingMethod);
  const leadTimeDays = (number(method, 'leadTimeDays') ?? 0) + laterDays;
  const market = { currentCountry: countryOf(run, shopper), timeZone: 'UTC' };
  return earliestDelivery(deliveryLimits(market, leadTimeDays));
}

/** An order of the cart, as createOrder takes it. */
export type Checkout = ReturnType<typeof checkout>;

/** Create an order of the cart. */
export function checkout(
  flow: Flow,
  shippingMethod: string,
  paymentMethod: string,
  requestedDeliveryDate: string | null,
) {
  return {
    contact: person,
    address: {
      billingAddress: sampleAddress(flow, 'Oslo'),
      deliveryAddress: { ...sampleAddress(flow, 'Oslo'), address: 'Storgata 2' },
    },
    delivery: { shippingMethod, requestedDeliveryDate },
    moreInfo: { title: 'Contract check', description: 'Not a real order.' },
    payment: { paymentMethod },
  };
}
