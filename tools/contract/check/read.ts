import { property } from '../contract/source';

/** Readers of responses that may violate the contract: missing and mistyped values are undefined or empty. */

export const at = (value: unknown, ...path: string[]): unknown => path.reduce(property, value);

/** @example text(page, 'breadcrumb', '0', 'url'); */
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

/** The item of the list at a path whose property has a value. */
export const itemOf = (value: unknown, key: string, wanted: unknown, ...path: string[]): unknown =>
  list(value, ...path).find((each) => at(each, key) === wanted);
