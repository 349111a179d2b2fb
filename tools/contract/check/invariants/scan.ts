/** An object in a body. */
export interface Found {
  pointer: string;
  value: Record<string, unknown>;
}

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
