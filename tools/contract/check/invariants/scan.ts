/** An object in a body. */
export interface Found {
  pointer: string;
  value: Record<string, unknown>;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** All objects in a body, outermost first. */
export function* objectsIn(body: unknown, pointer = ''): Generator<Found> {
  if (!isObject(body)) return;
  if (!Array.isArray(body)) yield { pointer, value: body as Record<string, unknown> };
  for (const [key, inner] of Object.entries(body)) yield* objectsIn(inner, `${pointer}/${key}`);
}
