const encode = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/** Parameters of one property: one per entry of an object (the filters), one per item of an array. */
function pairsOf(name: string, value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.map((item) => [name, item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [[name, value]];
}

/**
 * Query string of a call, each parameter exploded in form style: `{ take: 24, filters: { 'filter::Color': 'oak;ash' }
 * }` becomes `take=24&filter::Color=oak;ash`, names and values percent-encoded. Null and undefined are omitted; a
 * lone surrogate, which a URL cannot contain, is replaced.
 */
export function serializeQuery(query: Readonly<Record<string, unknown>>): string {
  return Object.entries(query)
    .flatMap(([name, value]) => pairsOf(name, value))
    .filter(([, value]) => value != null)
    .map((pair) => pair.map((part) => encode(String(part))).join('='))
    .join('&');
}
