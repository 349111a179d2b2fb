import type { ColorKey } from '../../../media/colors';
import type { Material } from '../../../media/model';
import type { Style } from '../assortment/brands';

/** Room of a product. */
export type Room = 'living-room' | 'dining-room' | 'kitchen' | 'bedroom' | 'home-office' | 'hallway';

/** Delivery time of products that are not in stock. */
export type Delivery = 'days' | 'weeks' | 'made-to-order';

/** Badge of a card. */
export type Highlight = 'offer' | 'new' | 'best-seller' | 'recommended';

/** Keys of the facets of a listing. */
export type FacetKey =
  | 'Active'
  | 'ProductType'
  | 'Color'
  | 'Price'
  | 'Brand'
  | 'Material'
  | 'Width'
  | 'Height'
  | 'Room'
  | 'Style'
  | 'Series'
  | 'Highlight'
  | 'Delivery';

/** The labels of a specification. */
type SpecificationWord =
  | 'measures'
  | 'width'
  | 'depth'
  | 'height'
  | 'seatHeight'
  | 'size'
  | 'sizes'
  | 'weight'
  | 'materials'
  | 'mainMaterial'
  | 'otherMaterials'
  | 'color'
  | 'colors'
  | 'product'
  | 'articleNumber'
  | 'variants'
  | 'elNumber'
  | 'ean'
  | 'series'
  | 'brand'
  | 'style'
  | 'type'
  | 'assembly'
  | 'assembled'
  | 'toAssemble'
  | 'care'
  | 'careInstructions'
  | 'disposal'
  | 'guarantee';

/** The names of the catalogue in one language. */
export interface CatalogueWords {
  and: string;
  /** Words that longer ones end in, as `sofa` ends `hjørnesofa`: a search for one matches the other. */
  heads: readonly string[];
  /** Alternative text of the second picture of a product, after its name. */
  angleView: string;
  /** Alternative text of the picture of a product in a room, after its name. */
  roomView: string;
  /** Alternative text of the close-up of a product, after its name. */
  detailView: string;
  /** Last segment of the address of a product's data sheet. */
  dataSheetSlug: string;
  dataSheet: string;
  colors: Readonly<Record<ColorKey, string>>;
  materials: Readonly<Record<Material, string>>;
  /** @param wood in lower case */
  lacqueredWood: (wood: string) => string;
  styles: Readonly<Record<Style, string>>;
  rooms: Readonly<Record<Room, string>>;
  /** Delivery times of sold-out products (waitingDays in shipping.ts). */
  deliveries: Readonly<Record<Delivery, string>>;
  highlights: Readonly<Record<Highlight, string>>;
  facets: Readonly<Record<FacetKey, string>>;
  availability: Readonly<Record<'True' | 'False', string>>;
  specifications: Readonly<Record<SpecificationWord, string>>;
  /** Shipping information, as rich text. */
  orderInformation: (packages: number, weight: string, isHeavy: boolean) => string;
  guarantee: (years: number) => string;
  /** The guarantee among other reasons to buy, where it has no label. */
  guaranteeUsp: (years: number) => string;
  /** Disposal of a product of one material, and of one of several, as rich text. */
  disposal: Readonly<Record<'whole' | 'apart', string>>;
  usps: readonly string[];
  globalUsps: readonly string[];
  /** Delivery of a parcel, and of goods too heavy for one. */
  deliveryUsps: Readonly<Record<'parcel' | 'carriedIn', string>>;
  soldSingly: string;
  madeByHand: string;
}
