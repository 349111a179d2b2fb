import type { Behaviours } from '../runtime/behaviour';
import { cartAnswer } from '../shop/cartAnswer';
import { findArticle, findProduct, isForSale, mostOf } from '../shop/lines';
import type { Store } from '../store';
import { invalid, noContent, unauthorized } from './answers';
import { addLines } from './bulk';
import { cartOf, quantityIn, saveCart, withQuantity } from './cartState';
import { languageOf, shopContext, signedInCustomer, type Call } from './shopContext';

type ItemCall = Call & { input: { body: { code: string; quantity: number; getPrice?: boolean } } };

/** Sets a line to a quantity, 0 removing it, and answers with the cart. */
function setQuantity(call: ItemCall, owner: string, quantity: number) {
  const { store, input } = call;
  const language = languageOf(call);
  const article = findArticle(input.body.code);
  if (!article) {
    const { code } = input.body;
    return invalid('code', findProduct(code) ? 'chooseVariation' : 'unknownCode', language, code);
  }
  if (quantity > 0 && !isForSale(article)) return invalid('code', 'notForSale', language);
  if (quantity > mostOf(article)) return invalid('quantity', 'tooMany', language, mostOf(article));
  const cart = withQuantity(cartOf(store, owner), article.code, quantity);
  saveCart(store, owner, cart);
  return { status: 200 as const, body: cartAnswer(cart, shopContext(call), input.body.getPrice ?? true) };
}

/** The cart. Visitors have an empty one, and nothing to put into it. */
export const cartBehaviours = {
  getCart(call) {
    const customer = signedInCustomer(call.store);
    return { status: 200, body: cartAnswer(cartOf(call.store, customer?.customerId), shopContext(call)) };
  },

  addToCart(call) {
    const customer = signedInCustomer(call.store);
    if (!customer) return unauthorized(languageOf(call));
    const { code, quantity } = call.input.body;
    const held = quantityIn(cartOf(call.store, customer.customerId), code);
    return setQuantity(call, customer.customerId, held + quantity);
  },

  updateCart(call) {
    const customer = signedInCustomer(call.store);
    if (!customer) return unauthorized(languageOf(call));
    return setQuantity(call, customer.customerId, call.input.body.quantity);
  },

  deleteCart(call) {
    const customer = signedInCustomer(call.store);
    if (!customer) return unauthorized(languageOf(call));
    saveCart(call.store, customer.customerId, { ...cartOf(call.store, customer.customerId), lines: [] });
    return noContent;
  },

  bulkUpdateCart(call) {
    const customer = signedInCustomer(call.store);
    if (!customer) return unauthorized(languageOf(call));
    const { store, input } = call;
    const { lineitems, AcceptOrderSplitting } = input.body;
    const cart = cartOf(store, customer.customerId);
    const acceptOrderSplitting = AcceptOrderSplitting ?? cart.acceptOrderSplitting;
    saveCart(store, customer.customerId, { ...cart, acceptOrderSplitting });
    return { status: 200, body: addLines(store, customer.customerId, lineitems, languageOf(call)) };
  },

  addMultipleToCart(call) {
    const customer = signedInCustomer(call.store);
    if (!customer) return unauthorized(languageOf(call));
    return {
      status: 200,
      body: addLines(call.store, customer.customerId, call.input.body, languageOf(call)),
    };
  },
} satisfies Behaviours<Store>;
