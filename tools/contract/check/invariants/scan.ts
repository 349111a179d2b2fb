import type { Received, Run } from '../run';

/** An object in a body. */
export interface Found {
  pointer: string;
  value: Record<string, unknown>;
}

/**
 * Report an object that breaks an invariant.
 * @param rule requirement, and pointer within the object: `CARD-08 /amount`
 */
export type Verify = (rule: string, holds: boolean, expected: string, found: unknown) => void;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The last body that was scanned: every invariant scans the same one. */
let last: { body: unknown; found: readonly Found[] } = { body: undefined, found: [] };

/** All objects in a body, outermost first. */
export function objectsIn(body: unknown): readonly Found[] {
  if (isObject(body) && last.body === body) return last.found;
  const found: Found[] = [];
  const visit = (value: unknown, pointer: string) => {
    if (!isObject(value)) return;
    if (!Array.isArray(value)) found.push({ pointer, value: value as Record<string, unknown> });
    for (const [key, inner] of Object.entries(value)) if (isObject(inner)) visit(inner, `${pointer}/${key}`);
  };
  visit(body, '');
  last = { body, found };
  return found;
}

/** Verify an invariant of an object of a response. */
export const verifierOf =
  (run: Run, { operation, body }: Received, pointer = ''): Verify =>
  (rule, ...holds) => {
    const [requirement, place = ''] = rule.split(' ');
    run.verify(body, `${operation} ${requirement} ${pointer}${place}`, ...holds);
  };
