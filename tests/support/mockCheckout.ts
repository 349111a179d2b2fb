import { catalogue } from '../../mocks/shop/catalogue/catalogue';
import type { Product } from '../../mocks/shop/catalogue/product';
import { articlesOf } from '../../mocks/shop/catalogue/variations';

/**
 * The first article of a buyable product that matches.
 * @example articleWhere(({ stock }) => stock === 0);
 */
export function articleWhere(isWanted: (product: Product) => boolean): string {
  const product = catalogue().products.find((each) => each.active && !each.hidePrice && isWanted(each));
  if (!product) throw new Error('The catalogue has no such product');
  return articlesOf(product)[0]?.code ?? product.code;
}

/** An article with plenty of stock and no maximum quantity. */
export const plentiful = articleWhere(({ maxQuantity, stock }) => maxQuantity === null && stock > 30);

/** The private customer of the mock shop. */
export const person = {
  firstName: 'Ingrid',
  lastName: 'Solbakken',
  email: 'ingrid@furulia.example',
  phoneNumber: '',
};
const address = {
  ...person,
  address: 'Storgata 14B',
  city: 'Lillehammer',
  postalCode: '2609',
  countryCode: 'NO',
};
/** Checkout data of an order, paid by invoice. */
export const checkout = {
  contact: person,
  address: { billingAddress: address, deliveryAddress: address },
  delivery: { shippingMethod: 'home', requestedDeliveryDate: null },
  moreInfo: { title: 'Hytta', description: 'Ring på hos naboen.' },
  payment: { paymentMethod: 'invoice' },
};
/** The same order with the payment page. */
export const byCard = { ...checkout, payment: { paymentMethod: 'card' } };
