import { z } from 'zod';
import type { PageType, Store } from '../../../src/api/generated/types';
import { localized, text } from './text';

/** Types of editors' pages; products, categories and data sheets are pages of the catalogue. */
export type ContentPageType = Exclude<
  PageType,
  'ProductBase' | 'ProductPage' | 'CategoryBase' | 'CategoryPage' | 'FdvPage'
>;

/** A store, with the texts of its special opening days in each language. */
export type StoreFacts = Omit<Store, 'exceptions'> & {
  exceptions: { date: string; text: z.infer<typeof localized> }[];
};

const pageType = z.enum([
  'StartPage',
  'StandardPage',
  'InformationPage',
  'InspirationPage',
  'CampaignPage',
  'StorefrontPage',
  'SearchPage',
  'CartPage',
  'CheckoutPage',
  'OrderConfirmationPage',
  'AccountPage',
  'ForgotPasswordPage',
  'QuickOrderPage',
  'NotFoundPage',
  'ErrorPage',
  'StorybookPage',
  'BlockPreviewPage',
] satisfies ContentPageType[]);

/**
 * Target of a link: `page:<id>` of another page, `category:<id>` of the catalogue, or an absolute URL (https, mailto,
 * tel). Also allowed as href in rich text.
 */
const target = z.string().regex(/^(page|category|https|mailto|tel):/);

/** One call to action: written out, or for a page, with that page's title, lead and picture. */
const call = z.union([
  z.strictObject({ page: text, label: localized }),
  z.strictObject({
    heading: localized,
    text: localized,
    link: target,
    label: localized,
    room: text.optional(),
  }),
]);

/** A tile for a category, with a picture of its products, or for a page, with the page's picture. */
const tile = z.union([z.strictObject({ category: text }), z.strictObject({ page: text })]);

/** A block as an editor writes it; render/blocks.ts converts it to the contract's form. Texts named body are HTML. */
const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), heading: localized.optional(), body: localized }),
  z.strictObject({
    type: z.literal('imageText'),
    heading: localized,
    body: localized,
    room: text,
    side: z.enum(['left', 'right']),
  }),
  z.strictObject({ type: z.literal('quote'), quote: localized, author: localized, room: text.optional() }),
  z.strictObject({
    type: z.literal('faq'),
    heading: localized,
    items: z.array(z.strictObject({ question: localized, answer: localized })),
  }),
  z.strictObject({ type: z.literal('tiles'), heading: localized, tiles: z.array(tile) }),
  z.strictObject({
    type: z.enum(['carousel', 'listing']),
    heading: localized,
    category: text,
    campaign: text.optional(),
  }),
  z.strictObject({ type: z.literal('cta'), heading: localized.optional(), items: z.array(call) }),
  z.strictObject({ type: z.literal('video'), title: localized, text: localized, src: text, room: text }),
]);

const weekday = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);

const store = z.strictObject({
  name: text,
  address: text,
  postalCode: text,
  city: text,
  countryCode: z.enum(['NO', 'SE']),
  phoneNumber: text,
  email: text,
  mapUrl: text,
  openingHours: z.array(z.strictObject({ day: weekday, opens: text, closes: text })),
  exceptions: z.array(z.strictObject({ date: text, text: localized })),
}) satisfies z.ZodType<StoreFacts>;

/** A page as an editor writes it. Its address is its slug under its parent's; the start page has an empty slug. */
export const page = z.strictObject({
  id: text,
  type: pageType,
  parent: text.optional(),
  /** True for a page hidden from search engines, such as the cart. */
  hidden: z.boolean().optional(),
  /** Picture at the top, by its name in pictures/rooms.json. */
  room: text.optional(),
  slug: localized,
  title: localized,
  /** The paragraph under the heading, and the description for search engines. */
  lead: localized,
  /** Heading, text and link over the picture. */
  hero: z.strictObject({ heading: localized, text: localized, link: target, label: localized }).optional(),
  store: store.optional(),
  blocks: z.array(block),
});

export type PageSource = z.infer<typeof page>;
export type BlockSource = z.infer<typeof block>;
export type CallSource = z.infer<typeof call>;
export type TileSource = z.infer<typeof tile>;
