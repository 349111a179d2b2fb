import { z } from 'zod';

/** A text that is not empty. */
export const text = z.string().min(1);

/** A text in each language of the shop. */
export const localized = z.strictObject({ no: z.string(), sv: z.string(), en: z.string() });

/** One of the keys of another file. */
export const keyOf = <Data extends object>(data: Data) =>
  z.enum(Object.keys(data) as (keyof Data & string)[]);

/**
 * Data of the same shape as others: their keys, a text for a text, a list of such items for a list. For files in
 * several languages, which all have the keys of the English one.
 */
export function shapeOf(data: unknown): z.ZodType {
  if (Array.isArray(data)) return z.array(shapeOf(data[0])).min(1);
  if (typeof data !== 'object' || data === null) return text;
  return z.strictObject(
    Object.fromEntries(Object.entries(data).map(([key, value]) => [key, shapeOf(value)])),
  );
}
