import type { WholeView } from '../../pictures/manifest';
import type { ColorKey } from '../../pictures/colors';
import type { Campaign } from './prices/campaigns';
import type { Category } from './categories/categories';
import type { Kind } from './assortment/kinds';
import type { Prices } from './prices/prices';
import type { Series } from './assortment/series';
import type { Size } from './assortment/sizes';
import type { Delivery } from './words/words';

/** What is known of a product before language, market and customer are. */
export interface Product {
  /** Six digits; ends its address. */
  id: number;
  /** Article number: the id. A variation's goes on with a hyphen and two digits. */
  code: string;
  elNumber: string | null;
  /** The EAN. */
  alternativeProductNumber: string;
  kind: Kind;
  category: Category;
  series: Series;
  /** What it is sold in, the first being on the main picture. */
  colors: readonly [ColorKey, ...ColorKey[]];
  /** How the main picture is taken. */
  view: WholeView;
  /** Smallest first. */
  sizes: readonly [Size, ...Size[]];
  /** The regular price of the first size. */
  prices: Prices;
  campaign: Campaign | null;
  /** Pieces in stock, all variations together. */
  stock: number;
  active: boolean;
  hidePrice: boolean;
  /** It comes with a campaign and is not sold by itself. */
  isGift: boolean;
  /** False for what no list, search by words or row shows; its page and its article number lead to it. */
  visible: boolean;
  maxQuantity: number | null;
  delivery: Delivery;
  /** From 0 to 1. */
  popularity: number;
  /** Place among all products by launch, the newest being 0. */
  age: number;
  bestSeller: boolean;
  newProduct: boolean;
  recommended: boolean;
}
