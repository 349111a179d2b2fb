import type { PageType, Store } from '../../../src/api/generated/types';
import type { Language, Localized } from '../context';

/** Types of editors' pages; products, categories and data sheets are pages of the catalogue. */
export type ContentPageType = Exclude<
  PageType,
  'ProductBase' | 'ProductPage' | 'CategoryBase' | 'CategoryPage' | 'FdvPage'
>;
/** A text in each language of the shop. */
export type Text = Localized;

/** A store, with the texts of its special opening days in each language. */
export type StoreFacts = Omit<Store, 'exceptions'> & { exceptions: { date: string; text: Text }[] };

/** A store in the contract's form, in one language. */
export const storeIn = (store: StoreFacts, language: Language): Store => ({
  ...store,
  exceptions: store.exceptions.map(({ date, text }) => ({ date, text: text[language] })),
});

/**
 * Target of a link: `page:<id>` of this folder, `category:<id>` of the catalogue, or an absolute URL (https, mailto,
 * tel). Also allowed as href in rich text.
 */
export type Target =
  `page:${string}` | `category:${string}` | `https:${string}` | `mailto:${string}` | `tel:${string}`;

/** One call to action: written out, or for a page, with that page's title, lead and picture. */
export type CallSource =
  { heading: Text; text: Text; link: Target; label: Text; room?: string } | { page: string; label: Text };

/** A tile for a category, with a picture of its products, or for a page, with the page's picture. */
export type TileSource = { category: string } | { page: string };

/** A block as an editor writes it; render/blocks.ts converts it to the contract's form. Texts named body are HTML. */
export type BlockSource =
  | { type: 'text'; heading?: Text; body: Text }
  | { type: 'imageText'; heading: Text; body: Text; room: string; side: 'left' | 'right' }
  | { type: 'quote'; quote: Text; author: Text; room?: string }
  | { type: 'faq'; heading: Text; items: { question: Text; answer: Text }[] }
  | { type: 'tiles'; heading: Text; tiles: TileSource[] }
  | { type: 'carousel' | 'listing'; heading: Text; category: string; campaign?: string }
  | { type: 'cta'; heading?: Text; items: CallSource[] }
  | { type: 'video'; title: Text; text: Text; src: string; room: string };

/** A page as an editor writes it. Its address is its slug under its parent's; the start page has an empty slug. */
export interface PageSource {
  id: string;
  type: ContentPageType;
  parent?: string;
  slug: Text;
  title: Text;
  /** The paragraph under the heading, and the description for search engines. */
  lead: Text;
  /** Picture at the top: the name of one of tools/pictures' rooms. */
  room?: string;
  /** Heading, text and link over the picture. */
  hero?: { heading: Text; text: Text; link: Target; label: Text };
  /** True for a page hidden from search engines, such as the cart. */
  hidden?: boolean;
  blocks: BlockSource[];
  store?: StoreFacts;
}
