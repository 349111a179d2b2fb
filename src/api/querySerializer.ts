/** How the contract writes a query parameter that is an array or an object. */
interface QueryStyle {
  explode: boolean;
  type: 'array' | 'object';
}

/** The parameters of an operation that are arrays or objects, by name. */
export type QueryStyles = Readonly<Record<string, QueryStyle>>;

/** The pairs one parameter turns into. An exploded object (the filters) is one parameter per property. */
function pairsOf(name: string, value: unknown, style: QueryStyle | undefined): [string, unknown][] {
  if (value == null) return [];
  if (style?.type === 'object' && style.explode) return Object.entries(value);
  if (Array.isArray(value)) {
    return style?.explode === false ? [[name, value.join(',')]] : value.map((item) => [name, item]);
  }
  return [[name, value]];
}

/**
 * Writes a query the way the contract declares each parameter: `{ take: 24, filters: { 'filter::Color': 'oak;ash' } }`
 * becomes `take=24&filter::Color=oak;ash`, percent-encoded. Null and undefined are left out.
 *
 * @param styles the operation's parameters that are arrays or objects
 * @throws URIError for a lone surrogate, which no address can carry
 */
export function serializeQuery(query: Readonly<Record<string, unknown>>, styles: QueryStyles): string {
  const styleOf = new Map(Object.entries(styles));
  return Object.entries(query)
    .flatMap(([name, value]) => pairsOf(name, value, styleOf.get(name)))
    .filter(([, value]) => value != null)
    .map((pair) => pair.map((part) => encodeURIComponent(String(part))).join('='))
    .join('&');
}
