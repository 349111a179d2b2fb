import type { Family, Material } from '../../../pictures/model';
import type { Style } from '../assortment/brands';

/** The categories that hold categories. */
export type BranchCode =
  | 'all'
  | 'furniture'
  | 'living-room'
  | 'sofas'
  | 'armchairs'
  | 'coffee-tables'
  | 'sideboards'
  | 'dining-room'
  | 'dining-tables'
  | 'dining-chairs'
  | 'stools-and-benches'
  | 'bedroom'
  | 'beds'
  | 'bedside-tables'
  | 'wardrobes'
  | 'dressers'
  | 'home-office'
  | 'desks'
  | 'office-chairs'
  | 'storage'
  | 'shelving'
  | 'bookcases'
  | 'wall-storage'
  | 'hallway'
  | 'hall-furniture'
  | 'baskets'
  | 'woven-baskets'
  | 'lighting'
  | 'ceiling-lamps'
  | 'pendants'
  | 'standing-lamps'
  | 'table-lamps'
  | 'floor-lamps'
  | 'textiles'
  | 'rugs'
  | 'large-rugs'
  | 'small-rugs'
  | 'cushions'
  | 'decorative-cushions'
  | 'decoration'
  | 'vases'
  | 'vessels'
  | 'mirrors'
  | 'wall-mirrors';

/** What is said of every product of a family. */
interface FamilyTexts {
  /** One of them stands on the card. */
  marketing: readonly [string, string, string];
  /** Two or three sentences for the product page. */
  about: string;
}

/** The sentences of the catalogue in one language. */
export interface CatalogueTexts {
  /** What stands under the heading of a category. */
  intros: Readonly<Record<BranchCode, string>>;
  /** The same for a sub-category: the types it holds, what they are made of, and what a card says of them. */
  leafIntro: (types: string, materials: string, promise: string) => string;
  families: Readonly<Record<Family, FamilyTexts>>;
  /** How a material behaves and is cared for. */
  materials: Readonly<Record<Material, string>>;
  /** How lacquered wood is cared for. */
  lacqueredWood: string;
  styles: Readonly<Record<Style, string>>;
  /** The series, its maker and its taste in a sentence. */
  series: (name: string, brand: string, style: string) => string;
}
