/** `__proto__` as a key, including the spellings with JSON escapes. */
const SUSPECT = /__proto__|\\u00(5f|6f|7[024])/i;

const withoutProto = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

/**
 * Parse a response's JSON as the type of the contract. The only place where the contract is trusted unchecked. Drops
 * a `__proto__` key: copied by assignment, it would become the copy's prototype.
 * @throws SyntaxError for text that is not JSON
 */
export function parseJson<Data>(text: string): Data {
  return JSON.parse(text, SUSPECT.test(text) ? withoutProto : undefined);
}
