import type { Observer, Received } from '../run';
import type { Shopper } from '../run';

export interface Found {
  pointer: string;
  value: Record<string, unknown>;
}

/** A claim about an object: requirement and pointer within the object, as `CARD-08 /amount`; then as for a run. */
export type Claim = readonly [rule: string, holds: boolean, expected: string, found?: unknown];

/** Rules by the field of the objects that they are about. */
export type Rules = readonly (readonly [
  field: string,
  claims: (value: Found['value'], shopper: Shopper) => Iterable<Claim>,
])[];

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

/** Verify a claim about an object of a response. */
export function claim(
  shopper: Shopper,
  { operation, body }: Received,
  pointer: string,
  [rule, ...holds]: Claim,
  requirement?: string,
) {
  const [own, place = ''] = rule.split(' ');
  shopper.verify(body, `${operation} ${requirement ?? own} ${pointer}${place}`, ...holds);
}

/** Observer of the objects of every success; some operations have one requirement for all rules. */
export const observing =
  (rules: Rules, requirements: Readonly<Record<string, string>> = {}): Observer =>
  (shopper, received) => {
    const requirement = requirements[received.operation];
    for (const { value, pointer } of received.status === 200 ? objectsIn(received.body) : [])
      for (const [field, claims] of rules)
        if (field in value)
          for (const each of claims(value, shopper)) claim(shopper, received, pointer, each, requirement);
  };
