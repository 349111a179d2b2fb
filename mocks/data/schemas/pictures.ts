import { z } from 'zod';
import colorNames from '../catalogue/colors.json' with { type: 'json' };
import families from '../catalogue/families.json' with { type: 'json' };
import materials from '../catalogue/texts/en.json' with { type: 'json' };
import { keyOf, localized, text } from './text';

const hex = z.templateLiteral(['#', z.string().regex(/^[0-9a-f]{6}$/)]);
const color = keyOf(colorNames);
const family = keyOf(families);

/** Swatches of the colours, by the names that pictures and product data have. */
export const colors = z.record(text, hex);

/** A model with pictures. */
const model = z.strictObject({
  /** Stable name, also the folder of its pictures. */
  id: text,
  family,
  /** Ids of other shapes of its size: with other arms, legs and cushions; they share its close-ups. */
  shapes: z.array(text).optional(),
  /** Outer dimensions in cm. */
  size: z.strictObject({ width: z.number(), depth: z.number(), height: z.number() }),
  /** Main material first. A wood is the material as such; the colour may stain it. */
  materials: z.array(keyOf(materials.materials)),
  /** Available colours, beginning with the default. */
  colors: z.array(color),
  /** Number of seats, drawers and doors in its picture, where the names or specifications of its products say it. */
  parts: z.strictObject({ seats: z.number(), drawers: z.number(), doors: z.number() }).partial(),
});

/** Pictures of one kind: their widths in px, and the largest width of WebP; wider ones are AVIF. */
const files = z.strictObject({ widths: z.array(z.number()).readonly(), webp: z.number() });

const shown = z.strictObject({ model: text, color });
const share = z.number().min(0).max(1);

/** A room: its description, and the models in it, with their places as shares of the picture from its upper left corner. */
const room = z.strictObject({
  alt: localized,
  /** The most important first. */
  things: z.array(shown.extend({ at: z.tuple([share, share]).readonly().optional() })).readonly(),
});

/** The models, in the order of the families. */
export const models = z.array(model);

/** The pictures of the mock shop: their files and what they show. */
export const pictures = z.strictObject({
  /** Square pictures of every model in every colour, by view. */
  products: z.strictObject({ front: files, angle: files, room: files, detail: files }),
  /** Low, wide pictures of categories and campaigns, by code or id: a product in its room. */
  categories: files.extend({ shows: z.record(text, shown) }),
  /** Pictures of rooms, 16:9, by id. */
  rooms: files.extend({ shows: z.record(text, room) }),
});

export type Family = z.infer<typeof family>;
/** A material as named on a product page. */
export type Material = keyof typeof materials.materials;
export type Model = z.infer<typeof model>;
/** A model in a picture. */
export type Shown = z.infer<typeof shown>;
export type Pictures = z.infer<typeof pictures>;
