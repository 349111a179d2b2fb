import {
  allSoldOut,
  discontinued,
  fewLeft,
  gift,
  hasNoPrice,
  inStock,
  limited,
  manySizes,
  pathOf,
  reduced,
} from '../articles';
import type { Scenario } from '../scenario';

/** Scenarios of the group “Products”, by the name that a link gives each (DEV-04). */
export const products = {
  productInStock: {
    title: 'Product in stock',
    path: () => pathOf(inStock),
    sees: 'Add to cart',
    customer: 'ingrid@furulia.example',
  },
  productFewLeft: {
    title: 'Product of which few are left',
    path: () => pathOf(fewLeft),
    sees: 'Few left',
    customer: 'ingrid@furulia.example',
  },
  soldOutProduct: {
    title: 'Product that is sold out',
    path: () => pathOf(allSoldOut),
    sees: 'Not in stock',
    customer: 'ingrid@furulia.example',
  },
  discontinuedProduct: {
    title: 'Discontinued product',
    path: () => pathOf(discontinued),
    sees: 'Discontinued',
    customer: 'ingrid@furulia.example',
  },
  priceOnRequest: {
    title: 'Product with its price on request',
    path: () => pathOf(hasNoPrice),
    sees: 'Contact for price',
    customer: 'ingrid@furulia.example',
  },
  giftProduct: {
    title: 'Product that is a gift',
    path: () => pathOf(gift),
    sees: 'Free gift with a campaign, not sold separately',
    customer: 'ingrid@furulia.example',
  },
  reducedProduct: {
    title: 'Product at a reduced price',
    path: () => pathOf(reduced),
    sees: 'Regular price',
    customer: 'ingrid@furulia.example',
  },
  productWithVariations: {
    title: 'Product in several sizes',
    path: () => pathOf(manySizes),
    sees: 'Size',
    customer: 'ingrid@furulia.example',
  },
  limitedProduct: {
    title: 'Product with a limited quantity',
    path: () => pathOf(limited),
    sees: 'Add to cart',
    customer: 'ingrid@furulia.example',
  },
  productOfVisitor: {
    title: 'Product as a visitor sees it',
    path: () => pathOf(inStock),
    sees: 'Sign in to see prices',
  },
} satisfies Record<string, Scenario>;
