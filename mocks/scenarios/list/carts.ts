import { bringsGift, discontinued, fewLeft, inStock, linesOf, soldOut } from '../articles';
import type { Scenario } from '../scenario';

/** Scenarios of the group “Carts”, by the name that a link gives each (DEV-04). */
export const carts = {
  emptyCart: {
    title: 'Empty cart',
    path: '/en/cart',
    sees: 'Your cart is empty',
    customer: 'ingrid@furulia.example',
    cart: () => [],
  },
  fullCart: {
    title: 'Cart with three lines in stock',
    path: '/en/cart',
    sees: 'In stock',
    customer: 'ingrid@furulia.example',
    cart: () => linesOf(3, inStock),
  },
  longCart: {
    title: 'Cart with forty lines',
    path: '/en/cart',
    sees: 'Go to checkout',
    customer: 'ingrid@furulia.example',
    cart: () => linesOf(40, inStock),
  },
  soldOutCart: {
    title: 'Cart with a line that is sold out',
    path: '/en/cart',
    sees: 'Out of stock',
    customer: 'ingrid@furulia.example',
    cart: () => [...linesOf(1, inStock), ...linesOf(1, soldOut)],
  },
  shortCart: {
    title: 'Cart with more than there is in stock',
    path: '/en/cart',
    sees: 'Only',
    customer: 'ingrid@furulia.example',
    cart: () => linesOf(1, fewLeft, 11),
  },
  discontinuedCart: {
    title: 'Cart with a line that is no longer for sale',
    path: '/en/cart',
    sees: 'No longer sold',
    customer: 'ingrid@furulia.example',
    cart: () => [...linesOf(1, inStock), ...linesOf(1, discontinued)],
  },
  giftCart: {
    title: 'Cart with a gift',
    path: '/en/cart',
    sees: 'Gift',
    customer: 'ingrid@furulia.example',
    cart: () => linesOf(1, bringsGift),
  },
  failingCart: {
    title: 'The cart fails',
    path: '/en/cart',
    sees: 'Your cart could not be loaded.',
    customer: 'ingrid@furulia.example',
    faults: { getCart: 500 },
  },
} satisfies Record<string, Scenario>;
