/** One violation of the contract in a response. */
export interface Alteration {
  /** Place as a JSON pointer: `/contentArea/0/content`. */
  place: string;
  /** Replacement of the value; `missing` removes it. */
  kind: 'missing' | 'null' | 'emptyObject' | 'emptyArray' | 'wrongType' | 'huge';
}

type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

function wrongType(value: unknown): unknown {
  if (typeof value === 'string') return 42;
  if (isHolder(value)) return 'text';
  return { unexpected: true };
}

const replacements: Record<Exclude<Alteration['kind'], 'missing'>, (value: unknown) => unknown> = {
  null: () => null,
  emptyObject: () => ({}),
  emptyArray: () => [],
  wrongType,
  huge: () => 1e300,
};

function kindsFor(value: unknown, isEntry: boolean): Alteration['kind'][] {
  const kinds: Alteration['kind'][] = isEntry ? ['null', 'wrongType'] : ['missing', 'null', 'wrongType'];
  if (Array.isArray(value)) return value.length > 0 ? [...kinds, 'emptyArray', 'emptyObject'] : kinds;
  return isHolder(value) ? [...kinds, 'emptyObject', 'emptyArray'] : kinds;
}

/** All alterations of the fields of a response, including the response itself (with an empty place). */
export function* alterationsOf(value: unknown, place = '', isEntry = true): Generator<Alteration> {
  for (const kind of kindsFor(value, isEntry)) yield { place, kind };
  if (!isHolder(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* alterationsOf(inner, `${place}/${key}`, Array.isArray(value));
  }
}

/**
 * Copy of a response with one field altered.
 * @throws {Error} for a place that the response does not have
 */
export function alter(answer: unknown, { place, kind }: Alteration): unknown {
  const root: Holder = { '': structuredClone(answer) };
  const keys = place.split('/');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>((inner, key) => (isHolder(inner) ? inner[key] : undefined), root);
  const target = place === '' ? root : holder;
  if (!isHolder(target) || !(last in target)) throw new Error(`The answer has no ${place}`);
  if (kind === 'missing') Reflect.deleteProperty(target, last);
  else target[last] = replacements[kind](target[last]);
  return root[''];
}
