import { z } from 'zod';
import families from '../catalogue/families.json' with { type: 'json' };
import materials from '../catalogue/texts/en.json' with { type: 'json' };
import swatches from '../pictures/colors.json' with { type: 'json' };
import { keyOf, text } from './text';

/** Composition of a room picture: the whole room, a corner of two walls, by a window, or close to a few objects. */
export const setups = ['wide', 'corner', 'window', 'material', 'detail'] as const;

/** Times of day of a room picture; at dusk and by lamplight its lamps are lit. */
export const lights = ['morning', 'day', 'dusk', 'lamp'] as const;

const hex = z.templateLiteral(['#', z.string().regex(/^[0-9a-f]{6}$/)]);
const color = keyOf(swatches);
const family = keyOf(families);
const point = z.tuple([z.number(), z.number(), z.number()]).readonly();

/** Swatches of the colours, by the names that pictures and product data have. */
export const colors = z.record(text, hex);

/** A model with pictures: plain data, without its geometry. */
const model = z.strictObject({
  /** Stable name, also the folder of its pictures. */
  id: text,
  family,
  /** Outer dimensions in cm. */
  size: z.strictObject({ width: z.number(), depth: z.number(), height: z.number() }),
  /** Main material first. A wood is the material as such; the colour may stain it. */
  materials: z.array(keyOf(materials.materials)),
  /** Available colours, beginning with the default. */
  colors: z.array(color),
  /** Number of seats, drawers and doors in its picture, where the names or specifications of its products say it. */
  parts: z.strictObject({ seats: z.number(), drawers: z.number(), doors: z.number() }).partial(),
});

/** A model of the shop placed in a room. */
const thing = z.strictObject({
  model: text,
  color,
  /** Position of its foot in cm: right, up, towards the viewer; the back wall is at z = 0. */
  at: point,
  /** Rotation round the vertical axis in degrees. */
  turn: z.number().optional(),
});

/** An object that is not for sale, placed like a model. */
const extra = z.strictObject({
  extra: z.enum([
    'plant',
    'oliveTree',
    'snakePlant',
    'branches',
    'art',
    'landscape',
    'drawing',
    'curtain',
    'stack',
    'counter',
    'window',
    'platform',
    'sign',
    'tray',
  ]),
  color,
  at: point,
  turn: z.number().optional(),
  /** Scale factor. */
  scale: z.number().optional(),
});

/** A room: a back wall, a floor, daylight from the left, and its objects. */
const room = z.strictObject({
  id: text,
  /** Wide by default; not used for rendering. */
  setup: z.enum(setups).optional(),
  things: z.array(thing).readonly(),
  extras: z.array(extra).readonly(),
  wall: hex,
  floor: z.enum(['oak', 'walnut', 'ash', 'stone']),
  /** Morning by default. */
  light: z.enum(lights).optional(),
  /** Exposure factor in relation to others of its light, 1 by default. */
  exposure: z.number().optional(),
  /** Position of a second wall, in cm to the right of the centre; none by default. */
  side: z.number().optional(),
  /** Position of the sun: degrees to the left and up from straight ahead of the wall. */
  sun: z.strictObject({ left: z.number(), height: z.number() }),
  camera: z.strictObject({
    from: point,
    to: point,
    /** Vertical angle of view, in degrees. */
    view: z.number(),
  }),
});

/** The models, in the order of the families. */
export const models = z.array(model);
/** The room scenes of heroes and campaigns. */
export const rooms = z.array(room);
/** The wide pictures of categories and campaigns: the category's code or the page's id, and a product in its room. */
export const heroes = z.array(z.strictObject({ id: text, model: text, color }));

/** A colour as used in picture names and product data. */
export type ColorKey = z.infer<typeof color>;
export type Family = z.infer<typeof family>;
/** A material as named on a product page. */
export type Material = keyof typeof materials.materials;
export type PictureModel = z.infer<typeof model>;
/** Countable parts of a model in its picture. */
export type CountedPart = keyof PictureModel['parts'];
export type Thing = z.infer<typeof thing>;
export type Extra = z.infer<typeof extra>;
export type ExtraName = Extra['extra'];
export type Room = z.infer<typeof room>;
/** A room without its camera, and the name that seeds its random numbers. */
export type Scenery = Omit<Room, 'setup' | 'camera'>;
