import type { Family, Material } from '../../../media/model';
import type { Style } from '../assortment/brands';

/** Codes of the categories with child categories. */
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

/** Codes of the sub-categories, which have products. */
export type LeafCode =
  | 'three-seat-sofas'
  | 'two-seat-sofas'
  | 'corner-sofas'
  | 'lounge-chairs'
  | 'easy-chairs'
  | 'poufs'
  | 'rectangular-coffee-tables'
  | 'round-coffee-tables'
  | 'side-tables'
  | 'low-sideboards'
  | 'cabinets'
  | 'tv-benches'
  | 'rectangular-tables'
  | 'round-tables'
  | 'wooden-chairs'
  | 'upholstered-chairs'
  | 'bar-stools'
  | 'stools'
  | 'benches'
  | 'double-beds'
  | 'single-beds'
  | 'bedside-tables-with-drawer'
  | 'open-bedside-tables'
  | 'wardrobes-with-doors'
  | 'wide-wardrobes'
  | 'wide-dressers'
  | 'tall-dressers'
  | 'compact-desks'
  | 'large-desks'
  | 'desk-chairs'
  | 'visitor-chairs'
  | 'tall-bookcases'
  | 'low-bookcases'
  | 'wall-shelves'
  | 'hall-benches'
  | 'hall-cabinets'
  | 'storage-baskets'
  | 'laundry-baskets'
  | 'dome-pendants'
  | 'paper-pendants'
  | 'living-room-lamps'
  | 'bedside-lamps'
  | 'mood-lamps'
  | 'reading-lamps'
  | 'wool-rugs'
  | 'flat-rugs'
  | 'runners'
  | 'sofa-cushions'
  | 'bed-cushions'
  | 'ceramic-vases'
  | 'glass-vases'
  | 'small-mirrors'
  | 'large-mirrors';

/** Texts for all products of a family. */
export interface FamilyTexts {
  /** One of them is on the card. */
  marketing: readonly [string, string, string];
  /** Two or three sentences for the product page. */
  about: string;
  /** A paragraph about construction and use, for large furniture. */
  made?: string;
}

/** The sentences of the catalogue in one language. */
export interface CatalogueTexts {
  /** Texts under the headings of categories. */
  intros: Readonly<Record<BranchCode | LeafCode, string>>;
  families: Readonly<Record<Family, FamilyTexts>>;
  /** Texts for bar stools, which differ from other stools. */
  barStools: FamilyTexts;
  /** Properties and care of a material. */
  materials: Readonly<Record<Material, string>>;
  /** Care of lacquered wood. */
  lacqueredWood: string;
  styles: Readonly<Record<Style, string>>;
  /** A sentence about a series, its brand and its style. */
  series: (name: string, brand: string, style: string) => string;
}
