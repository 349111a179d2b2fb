import type { Behaviours } from '../msw/runtime/behaviour';
import { cartAnswer } from '../shop/cartAnswer';
import { campaigns } from '../shop/catalogue/prices/campaigns';
import { findArticle, findProduct, isForSale, quantityProblem } from '../shop/lines';
import { shippingSources } from '../shop/content/delivery';
import { homeOf } from '../shop/shipping';
import type { CartRecord, CustomerRecord } from '../store/state';
import type { Store } from '../store/store';
import { invalid, noContent, refused } from './answers';
import { addLines } from './bulk';
import { type CartOwner, cartOf, maxLines, quantityIn, saveCart, withQuantity } from './cartState';
import { languageOf, shopContext, signedInCustomer, type Call } from './shopContext';

const ownerOf = ({ store }: Call): CartOwner => signedInCustomer(store)?.customerId;

type ItemCall = Call & { input: { body: { code: string; quantity: number; getPrice?: boolean } } };

function answer(call: Call, cart: CartRecord, customer: CustomerRecord | null, withPrices = true) {
  const destination = cart.shippingDestination ?? (customer && homeOf(customer));
  return { status: 200 as const, body: cartAnswer(cart, destination, shopContext(call), withPrices) };
}

/** Set the quantity of a line, 0 to remove it, and respond with the cart. */
function setQuantity(call: ItemCall, quantity: number) {
  const { store, input } = call;
  const customer = signedInCustomer(store);
  const language = languageOf(call);
  const article = findArticle(input.body.code);
  if (!article) {
    const { code } = input.body;
    return invalid('code', findProduct(code) ? 'chooseVariation' : 'unknownCode', language, code);
  }
  if (quantity > 0 && !isForSale(article)) return invalid('code', 'notForSale', language);
  const problem = quantityProblem(article, quantity, shopContext(call));
  if (problem) return invalid('quantity', problem[0], language, problem[1]);
  const before = cartOf(store, customer?.customerId);
  if (before.quote) return refused('quoteCart', language, before.quote.quoteNumber);
  if (quantityIn(before, article.code) === 0 && before.lines.length >= maxLines)
    return invalid('code', 'cartFull', language, maxLines);
  const cart = withQuantity(before, article.code, quantity);
  saveCart(store, customer?.customerId, cart);
  return answer(call, cart, customer, input.body.getPrice ?? true);
}

/** The cart; that of a visitor is empty and read-only, unless visitors see prices. */
export const cartBehaviours = {
  getCart(call) {
    const customer = signedInCustomer(call.store);
    return answer(call, cartOf(call.store, customer?.customerId), customer);
  },

  addToCart(call) {
    const { code, quantity } = call.input.body;
    return setQuantity(call, quantityIn(cartOf(call.store, ownerOf(call)), code) + quantity);
  },

  updateCart(call) {
    return setQuantity(call, call.input.body.quantity);
  },

  deleteCart(call) {
    const owner = ownerOf(call);
    const cart = cartOf(call.store, owner);
    if (cart.quote) return refused('quoteCart', languageOf(call), cart.quote.quoteNumber);
    saveCart(call.store, owner, { ...cart, lines: [] });
    return noContent;
  },

  bulkUpdateCart(call) {
    const { store, input } = call;
    const owner = ownerOf(call);
    const cart = cartOf(store, owner);
    const {
      lineitems,
      AcceptOrderSplitting = cart.acceptOrderSplitting,
      shippingMethod = cart.shippingMethod,
      shippingDestination = cart.shippingDestination,
    } = input.body;
    if (input.body.shippingMethod !== undefined && !shippingSources.some(({ id }) => id === shippingMethod))
      return invalid('shippingMethod', 'unknownMethod', languageOf(call));
    if (cart.quote && input.body.couponCode)
      return invalid('couponCode', 'quoteCart', languageOf(call), cart.quote.quoteNumber);
    const couponCode = input.body.couponCode?.toUpperCase();
    if (couponCode !== undefined && !campaigns.some((campaign) => campaign.couponCode === couponCode))
      return invalid('couponCode', 'unknownCoupon', languageOf(call));
    saveCart(store, owner, {
      ...cart,
      ...(input.body.couponCode !== undefined && { couponCode }),
      acceptOrderSplitting: AcceptOrderSplitting,
      shippingMethod,
      shippingDestination,
    });
    return { status: 200, body: addLines(store, owner, lineitems, shopContext(call)) };
  },

  addMultipleToCart(call) {
    return { status: 200, body: addLines(call.store, ownerOf(call), call.input.body, shopContext(call)) };
  },
} satisfies Behaviours<Store>;
