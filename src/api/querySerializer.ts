const encode = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/** Parameters of one property: an object (the filters) is one parameter per entry, an array one per item. */
function pairsOf(name: string, value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.map((item) => [name, item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [[name, value]];
}

/**
 * Query of a call, each parameter exploded in form style: `{ take: 24, filters: { 'filter::Color': 'oak;ash' } }`
 * becomes `take=24&filter::Color=oak;ash`, names and values percent-encoded. Null and undefined are left out, and a lone
 * surrogate, which no address can carry, is replaced.
 */
export function serializeQuery(query: Readonly<Record<string, unknown>>): string {
  return Object.entries(query)
    .flatMap(([name, value]) => pairsOf(name, value))
    .filter(([, value]) => value != null)
    .map((pair) => pair.map((part) => encode(String(part))).join('='))
    .join('&');
}
