import { z } from 'zod';
import kinds from '../catalogue/kinds.json' with { type: 'json' };
import sizes from '../catalogue/sizes.json' with { type: 'json' };
import texts from '../catalogue/texts/en.json' with { type: 'json' };
import words from '../catalogue/words/en.json' with { type: 'json' };
import { keyOf, localized, text } from './text';

/** Trades of the shop: a series and its brand stay within one. */
const trade = z.enum(['furniture', 'lighting', 'textiles', 'decoration']);
const delivery = keyOf(words.deliveries);
const byTrade = <Schema extends z.ZodType>(schema: Schema) => z.record(trade, schema);
const list = <Schema extends z.ZodType>(schema: Schema) => z.tuple([schema], schema);

/** Facts common to all products of a family. */
const familyFacts = z.strictObject({
  trade,
  rooms: list(keyOf(words.rooms)),
  /** Weight in kg of one cubic metre of the outer dimensions. */
  density: z.number(),
  packages: z.number(),
  deliveries: list(delivery),
  /** Maximum quantity in one cart, or null for the shop's general maximum. */
  maxQuantity: z.number().nullable(),
  guaranteeYears: z.number(),
});

/** Outer dimensions in cm of one size of a product. */
const size = z.strictObject({
  /** Label of the size; empty for a product in one size. */
  label: z.string(),
  width: z.number(),
  depth: z.number(),
  height: z.number(),
  /** Price factor in relation to the first size. */
  factor: z.number(),
});

/** The kind of a product: its type, and the model in its pictures. */
const kindFacts = z.strictObject({
  model: text,
  /** Name of the type as it follows the series in a product name, in lower case. */
  names: localized,
  /** Lowest and highest price in whole NOK with VAT, in its first size. */
  price: z.tuple([z.number(), z.number()]),
  /** Absent for kinds in one size, near that of the model. */
  sizes: keyOf(sizes).optional(),
});

/** A category: with child categories, or with products of some kinds and their number. */
const category = z.strictObject({
  code: keyOf(texts.intros),
  names: localized,
  get children() {
    return z.array(category).optional();
  },
  kinds: list(keyOf(kinds)).optional(),
  count: z.number().optional(),
});

/** A temporary reduction of prices. */
const campaign = z.strictObject({
  key: text,
  /** In per cent. */
  percentage: z.number(),
  /** Null when the price is reduced for everybody; otherwise the regular price applies until the code is entered. */
  couponCode: text.nullable(),
  names: localized,
  descriptions: localized,
  trades: z.array(trade),
  /** The category whose page shows it, in a room of the pictures, and with a link to a page of the content. */
  category: text.nullable(),
  tile: z.strictObject({ room: text, page: text }).optional(),
});

/** Schemas of the files in catalogue/ that are in one language, by name. */
export const catalogueSchemas = {
  families: z.record(text, familyFacts),
  sizes: z.record(text, list(size)),
  kinds: z.record(text, kindFacts),
  tree: category,
  campaigns: z.array(campaign),
  /** Names of series: short ones, and compounds of a stem and an ending like names of farms. */
  series: z.strictObject({
    brands: byTrade(list(text)),
    short: byTrade(z.array(text)),
    stems: byTrade(z.array(text)),
    endings: z.array(text),
  }),
  /** Reviews of any product, by rating. */
  reviews: z.strictObject({
    texts: z.record(z.enum(['1', '2', '3', '4', '5']), z.array(localized)),
    authors: z.array(text),
  }),
};

export type Trade = z.infer<typeof trade>;
export type SeriesNames = z.infer<typeof catalogueSchemas.series>;
export type FamilyFacts = z.infer<typeof familyFacts>;
export type Size = z.infer<typeof size>;
export type KindFacts = z.infer<typeof kindFacts>;
export type CategoryNode = z.infer<typeof category>;
export type Campaign = z.infer<typeof campaign>;
