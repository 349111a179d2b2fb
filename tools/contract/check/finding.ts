import type { Answered, HttpCall } from './client';
import type { Severity } from './judge';
import type { Difference } from '../contract/differences';
import type { Place } from '../contract/source';

export interface Finding extends Difference {
  operation: string;
  severity: Severity;
  requirement?: string;
  request: string;
  place: Place;
  count: number;
  known?: { reason: string; expires: string };
  exchange?: ReturnType<typeof exchangeOf>;
}

const longestBody = 20_000;

/** A request and its response, for reports; a long body is cut. */
export const exchangeOf = ({ method, headers, body }: HttpCall, url: string, reply: Answered) => ({
  request: { method, url, headers, ...(body !== undefined && { body }) },
  response: {
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    body: reply.text.length > longestBody ? `${reply.text.slice(0, longestBody)}…` : reply.text,
  },
});

/** A JSON pointer with * for each index. */
export const anyIndex = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** Findings with the same key are one: the same rule at another item of a list, or with other values of the same status. */
export function keyOf(finding: Difference & { operation: string; requirement?: string }): string {
  const { operation, rule, requirement, pointer, expected, found } = finding;
  const status = rule === 'behaviour' ? '' : (/^[1-5]\d\d\b/.exec(found)?.[0] ?? '');
  const header = ['header', 'cors'].includes(rule) ? expected : '';
  return JSON.stringify([operation, rule, requirement, anyIndex(pointer), status, header]);
}

const mask = '•••';

/** Encodings in which a text may occur inside another one. */
const spellings = (secret: string): string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  Buffer.from(secret, 'utf8').toString('base64'),
];

/** Pattern of a secret, or of its beginning at the point where a report truncated it. */
function expressionOf(secret: string): RegExp {
  const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (secret.length < 16) return new RegExp(quoted(secret), 'g');
  return new RegExp(`${quoted(secret)}|${quoted(secret.slice(0, 12))}[\\w.=+/%~-]*`, 'g');
}

const sensitiveField = /"(\w*(?:password|token|secret|authorization|cookie)\w*)":"(?:[^"\\]|\\.)*("|…|$)/gi;

/** A value with all secrets in its texts masked, and the values of fields with secret names. */
export function maskSecrets<Value>(value: Value, secrets: ReadonlySet<string>): Value {
  const hidden = [...secrets]
    .filter((secret) => secret.length >= 4)
    .flatMap(spellings)
    .toSorted((a, b) => b.length - a.length)
    .map(expressionOf);
  // Many findings have the same request and response.
  const known = new Map<string, string>();
  const maskText = (text: string) =>
    hidden
      .reduce((masked, secret) => masked.replaceAll(secret, mask), text)
      .replaceAll(sensitiveField, (_, name: string) => `"${name}":"${mask}"`);
  const maskAll = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(maskAll);
    if (typeof inner === 'object' && inner !== null)
      return Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, maskAll(each)]));
    if (typeof inner !== 'string') return inner;
    if (!known.has(inner)) known.set(inner, maskText(inner));
    return known.get(inner);
  };
  return maskAll(value) as Value;
}
