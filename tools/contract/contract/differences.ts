import type { ErrorObject } from 'ajv';
import { escapePointer, valueAt } from './source';

/** Rules by what they break: first what breaks every page, then what breaks one, last what breaks a field at most. */
export const rules = [
  ...(['no-answer', 'server-error', 'accepted', 'refused', 'undeclared-status', 'cors', 'not-json'] as const),
  ...(['empty-body', 'media-type', 'missing-field', 'wrong-type', 'unexpected-null', 'behaviour'] as const),
  ...(['wrong-status', 'unknown-value', 'wrong-format', 'out-of-range', 'duplicate', 'header'] as const),
  ...(['known-drift', 'redirect', 'extra-field'] as const),
];
export type Rule = (typeof rules)[number];

/** Something about a response as a whole: true when it holds, else the difference. */
export type Condition = readonly [holds: boolean, rule: Rule, expected: string, found?: string | null];

/** The conditions that do not hold, as differences of a response as a whole. */
export const broken = (...conditions: readonly Condition[]): Difference[] =>
  conditions
    .filter(([holds]) => !holds)
    .map(([, rule, expected, found]) => ({ rule, pointer: '', expected, found: found ?? 'no such header' }));

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

const typeName = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Rule and texts of an error; found is the value, unless said otherwise. */
type Explanation = readonly [rule: Rule, expected: string, found?: string];
type Explain = (params: ErrorObject['params'], value: unknown) => Explanation;

const addition: Explain = () => ['extra-field', 'no such field'];

/** Explanations of the validator's errors, by keyword. */
const explanations: Readonly<Record<string, Explain>> = {
  required: () => ['missing-field', 'a required field'],
  additionalProperties: addition,
  unevaluatedProperties: addition,
  uniqueBy: ({ name }, value) => ['duplicate', `a ${name} of its own`, `${show(value)} again`],
  type({ type }, value) {
    const found = value === null ? 'null' : `${typeName(value)} ${show(value)}`;
    return ['wrong-type', [type].flat().join(' or '), found];
  },
  const: ({ allowedValue }) => ['unknown-value', show(allowedValue)],
  enum({ allowedValues }, value) {
    const allowed: unknown[] = allowedValues;
    const isKnown = allowed.some((each) => typeName(each) === typeName(value));
    return [isKnown ? 'unknown-value' : 'wrong-type', `one of ${allowed.map(show).join(', ')}`];
  },
  format: ({ format }) => ['wrong-format', `format ${format}`],
  pattern: ({ pattern }) => ['wrong-format', `text that matches ${pattern}`],
};

/** Explain an error by the validator's own message: a limit, or a keyword of which the contract makes no use. */
function explainByMessage({ keyword, message = keyword }: ErrorObject, value: unknown): Explanation {
  if (!/^(exclusive)?(min|max)|^multipleOf$/i.test(keyword)) return ['wrong-type', message];
  const isSize = /Items|Length/.test(keyword);
  return ['out-of-range', message, isSize ? `${Object(value).length}: ${show(value)}` : show(value)];
}

function differenceOf(error: ErrorObject, body: unknown): Difference {
  const { instancePath, keyword, params } = error;
  const name: unknown = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  const pointer = name === undefined ? instancePath : `${instancePath}/${escapePointer(String(name))}`;
  const value = valueAt(body, pointer);
  const explained = explanations[keyword]?.(params, value) ?? explainByMessage(error, value);
  const [rule, expected, found = show(value)] = explained;
  return { rule: name === undefined && value === null ? 'unexpected-null' : rule, pointer, expected, found };
}

/** One difference per place: a wrong type is more informative than the limits that the value violates because of it. */
export function differencesOf(errors: readonly ErrorObject[], body: unknown): Difference[] {
  const all = errors.map((error) => differenceOf(error, body));
  const isMistyped = ({ rule }: Difference) => rule === 'wrong-type' || rule === 'unexpected-null';
  const mistyped = new Set(all.filter(isMistyped).map(({ pointer }) => pointer));
  const seen = new Set<string>();
  return all.filter(({ rule, pointer }) => {
    const key = mistyped.has(pointer) ? `${pointer} type` : `${pointer} ${rule}`;
    return !seen.has(key) && seen.add(key);
  });
}
