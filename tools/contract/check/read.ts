import { property } from '../contract/source';

/**
 * Readers of responses that may violate the contract: missing values and those of another type are undefined or empty.
 */

/** The value at a path. */
export const at = (value: unknown, ...path: string[]): unknown => path.reduce(property, value);

/**
 * The text at a path.
 * @example text(page, 'breadcrumb', '0', 'url');
 */
export function text(value: unknown, ...path: string[]): string | undefined {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : undefined;
}

/** The number at a path. */
export function number(value: unknown, ...path: string[]): number | undefined {
  const found = at(value, ...path);
  return typeof found === 'number' ? found : undefined;
}

/** The list at a path. */
export function list(value: unknown, ...path: string[]): unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** The texts of a property of every item of the list at a path. */
export const texts = (value: unknown, key: string, ...path: string[]): string[] =>
  list(value, ...path).flatMap((item) => text(item, key) ?? []);
