import { addToCart } from './addToCart';
import { commands } from './commands';
import { filterAndSort } from './filterAndSort';
import { memory } from './navigations';
import { productAndBack } from './productAndBack';
import { quickSearch } from './quickSearch';
import type { Measurement } from './reading';
import { rendering } from './rendering';
import { repeatVisit } from './repeatVisit';
import { scrollAll } from './scrollAll';

/** Measurements besides first visits, by the name of their part. */
export const measurements = {
  scroll: scrollAll,
  filter: filterAndSort,
  keystroke: quickSearch,
  'product-and-back': productAndBack,
  cart: addToCart,
  repeat: repeatVisit,
  memory,
  rendering,
  commands,
} satisfies Record<string, Measurement>;
