import type { WholeView } from '../../media/pictures';
import type { ColorKey } from '../../media/colors';
import type { Category } from './categories/categories';
import type { Kind } from './assortment/kinds';
import type { Prices } from './prices/prices';
import type { Series } from './assortment/series';
import type { Campaign, Size } from '../../data/schemas/catalogue';
import type { Delivery } from './words';

/** A product independent of language, market and customer. */
export interface Product {
  /** Six digits, at the end of its address. */
  id: number;
  /** Article number: the id. A variation's has a hyphen and two more digits. */
  code: string;
  elNumber: string | null;
  /** The EAN. */
  alternativeProductNumber: string;
  kind: Kind;
  category: Category;
  series: Series;
  /** Colours, beginning with that of the main picture. */
  colors: readonly [ColorKey, ...ColorKey[]];
  /** View of the main picture. */
  view: WholeView;
  /** Smallest first. */
  sizes: readonly [Size, ...Size[]];
  /** The regular price of the first size. */
  prices: Prices;
  campaign: Campaign | null;
  /** Pieces in stock, the sum of all variations. */
  stock: number;
  active: boolean;
  hidePrice: boolean;
  /** True for a gift of a campaign, which is not sold separately. */
  isGift: boolean;
  /** False for products hidden from lists, text search and rows; their pages and article numbers work. */
  visible: boolean;
  maxQuantity: number | null;
  delivery: Delivery;
  /** From 0 to 1. */
  popularity: number;
  /** Rank by launch, the newest being 0. */
  age: number;
  bestSeller: boolean;
  newProduct: boolean;
  recommended: boolean;
}
