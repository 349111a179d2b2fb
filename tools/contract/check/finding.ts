import type { HttpCall, Reply } from './client';
import type { Severity } from './judge';
import type { Difference, Rule } from '../contract/differences';
import type { Place } from '../contract/source';

/** A request and its response, for reports; a long body is cut. */
export interface Exchange {
  request: { method: string; url: string; headers: Record<string, string>; body?: string };
  response: { status: number; headers: Record<string, string>; body: string };
}

/** One finding, with its number of occurrences. */
export interface Finding {
  operation: string;
  severity: Severity;
  rule: Rule;
  /** ID of the requirement of a behavioural check. */
  requirement?: string;
  pointer: string;
  expected: string;
  found: string;
  /** The first request with this finding. */
  request: string;
  place: Place;
  count: number;
  known?: { reason: string; expires: string };
  exchange?: Exchange;
}

const longestBody = 20_000;

/** A request and its response as an exchange. */
export const exchangeOf = (
  { method, headers, body }: HttpCall,
  url: string,
  reply: Extract<Reply, { answered: true }>,
): Exchange => ({
  request: { method, url, headers, body },
  response: {
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    body: reply.text.length > longestBody ? `${reply.text.slice(0, longestBody)}…` : reply.text,
  },
});

/** A JSON pointer with * for each index. */
export const anyIndex = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** Findings with different statuses are different; other values do not distinguish them. */
const statusOf = (found: string): string => /^[1-5]\d\d\b/.exec(found)?.[0] ?? '';

/** True for the same finding at another item of a list. */
const isSame = (finding: Finding, other: Difference & { operation: string; requirement?: string }): boolean =>
  finding.operation === other.operation &&
  finding.rule === other.rule &&
  finding.requirement === other.requirement &&
  anyIndex(finding.pointer) === anyIndex(other.pointer) &&
  (!['header', 'cors'].includes(finding.rule) || finding.expected === other.expected) &&
  (finding.rule === 'behaviour' || statusOf(finding.found) === statusOf(other.found));

/**
 * Add a finding to a list, or count the same one once more: at another item of a list, it is the same.
 * @returns the finding, if it is new
 */
export function addFinding(findings: Finding[], found: Omit<Finding, 'count'>): Finding | undefined {
  const known = findings.find((finding) => isSame(finding, found));
  if (known) {
    known.count += 1;
    return undefined;
  }
  const finding: Finding = { ...found, count: 1 };
  findings.push(finding);
  return finding;
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
  const maskText = (text: string) =>
    hidden
      .reduce((masked, secret) => masked.replaceAll(secret, mask), text)
      .replaceAll(sensitiveField, (_, name: string) => `"${name}":"${mask}"`);
  const maskAll = (inner: unknown): unknown => {
    if (typeof inner === 'string') return maskText(inner);
    if (Array.isArray(inner)) return inner.map(maskAll);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, maskAll(each)]));
  };
  return maskAll(value) as Value;
}
