/** Replacement of a secret. */
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
