import type { ColorKey } from '../../../pictures/colors';
import type { Material } from '../../../pictures/model';
import type { Style } from '../assortment/brands';

/** Where in a home something stands. */
export type Room = 'living-room' | 'dining-room' | 'kitchen' | 'bedroom' | 'home-office' | 'hallway';

/** How soon something is sent. */
export type Delivery = 'days' | 'weeks' | 'made-to-order';

/** What a card makes a point of. */
export type Highlight = 'offer' | 'new' | 'best-seller' | 'recommended';

/** The facets a listing can be narrowed by. */
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
  /** Words that longer ones end in, as `sofa` ends `hjørnesofa`: a search for one finds the other. */
  heads: readonly string[];
  /** The second picture of a product, after its name. */
  angleView: string;
  /** The picture of a product in a room, after its name. */
  roomView: string;
  /** The close-up of a product, after its name. */
  detailView: string;
  /** Follows the address of a product on the way to its data sheet. */
  dataSheetSlug: string;
  dataSheet: string;
  colors: Readonly<Record<ColorKey, string>>;
  materials: Readonly<Record<Material, string>>;
  /** @param wood in lower case */
  lacqueredWood: (wood: string) => string;
  styles: Readonly<Record<Style, string>>;
  rooms: Readonly<Record<Room, string>>;
  /** How long what is sold out takes to come back (waitingDays in shipping.ts). */
  deliveries: Readonly<Record<Delivery, string>>;
  highlights: Readonly<Record<Highlight, string>>;
  facets: Readonly<Record<FacetKey, string>>;
  availability: Readonly<Record<'True' | 'False', string>>;
  specifications: Readonly<Record<SpecificationWord, string>>;
  /** How it is sent, as rich text. */
  orderInformation: (packages: number, weight: string, isHeavy: boolean) => string;
  guarantee: (years: number) => string;
  /** The same beside other reasons to buy, where no label says what it is. */
  guaranteeUsp: (years: number) => string;
  /** What becomes of a product of one material, and of one of several, as rich text. */
  disposal: Readonly<Record<'whole' | 'apart', string>>;
  usps: readonly string[];
  globalUsps: readonly string[];
  /** How what travels as a parcel is delivered, and what is too heavy for one. */
  deliveryUsps: Readonly<Record<'parcel' | 'carriedIn', string>>;
  soldSingly: string;
  madeByHand: string;
}
