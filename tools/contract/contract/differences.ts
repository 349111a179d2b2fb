import type { ErrorObject } from 'ajv';
import { property, unescapePointer } from './source';

/** Kind of violation; stable names for machine-readable reports. */
export type Rule =
  | 'missing-field'
  | 'wrong-type'
  | 'unexpected-null'
  | 'unknown-value'
  | 'wrong-format'
  | 'out-of-range'
  | 'duplicate'
  | 'extra-field'
  | 'undeclared-status'
  | 'refused'
  | 'accepted'
  | 'server-error'
  | 'wrong-status'
  | 'redirect'
  | 'media-type'
  | 'empty-body'
  | 'not-json'
  | 'header'
  | 'cors'
  | 'no-answer'
  | 'behaviour'
  | 'known-drift';

/** One violation in a body: its place, the expected value and the actual one. */
export interface Difference {
  rule: Rule;
  /** JSON pointer into the body; for a missing field, its expected place. */
  pointer: string;
  expected: string;
  found: string;
}

/** A value in a report: short, on one line. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** The value at a JSON pointer; undefined without one. */
const valueAt = (body: unknown, pointer: string): unknown =>
  pointer.split('/').slice(1).map(unescapePointer).reduce<unknown>(property, body);

const typeName = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const typesOf = (type: unknown): string => [type].flat().join(' or ');

/** Keywords for which the validator's message is sufficient. */
const limits = new Set([
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'minProperties', 'maxProperties'],
]);

/** A validator's error as a difference. */
function differenceOf(error: ErrorObject, body: unknown): Difference {
  const { instancePath, keyword, params } = error;
  const value = valueAt(body, instancePath);
  const at = (rule: Rule, expected: string, found = show(value)): Difference => ({
    rule: value === null ? 'unexpected-null' : rule,
    pointer: instancePath,
    expected,
    found,
  });
  if (keyword === 'required') return missing(error);
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return extra(error, value);
  if (keyword === 'uniqueBy') return at('duplicate', `a ${params.name} of its own`, `${show(value)} again`);
  if (keyword === 'type')
    return at(
      'wrong-type',
      typesOf(params.type),
      value === null ? 'null' : `${typeName(value)} ${show(value)}`,
    );
  if (keyword === 'const') return at('unknown-value', show(params.allowedValue));
  if (keyword === 'enum') {
    const allowed: unknown[] = params.allowedValues;
    const known = allowed.some((each) => typeName(each) === typeName(value));
    return at(known ? 'unknown-value' : 'wrong-type', `one of ${allowed.map(show).join(', ')}`);
  }
  if (keyword === 'format') return at('wrong-format', `format ${params.format}`);
  if (keyword === 'pattern') return at('wrong-format', `text that matches ${params.pattern}`);
  if (limits.has(keyword)) return at('out-of-range', error.message ?? keyword, shownSize(keyword, value));
  return at('wrong-type', error.message ?? keyword);
}

const shownSize = (keyword: string, value: unknown): string =>
  /Items|Length/.test(keyword) ? `${Object(value).length}: ${show(value)}` : show(value);

const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

function missing({ instancePath, params }: ErrorObject): Difference {
  const pointer = `${instancePath}/${escapePointer(params.missingProperty)}`;
  return { rule: 'missing-field', pointer, expected: 'a required field', found: 'nothing' };
}

function extra({ instancePath, params }: ErrorObject, value: unknown): Difference {
  const name: string = params.additionalProperty ?? params.unevaluatedProperty;
  const pointer = `${instancePath}/${escapePointer(name)}`;
  return { rule: 'extra-field', pointer, expected: 'no such field', found: show(property(value, name)) };
}

/** One difference per place: a wrong type is more informative than the limits that the value violates because of it. */
export function differencesOf(errors: readonly ErrorObject[], body: unknown): Difference[] {
  const all = errors.map((error) => differenceOf(error, body));
  const mistyped = new Set(
    all
      .filter(({ rule }) => rule === 'wrong-type' || rule === 'unexpected-null')
      .map(({ pointer }) => pointer),
  );
  const seen = new Set<string>();
  return all.filter(({ rule, pointer }) => {
    const key = mistyped.has(pointer) ? `${pointer} type` : `${pointer} ${rule}`;
    return !seen.has(key) && seen.add(key);
  });
}
