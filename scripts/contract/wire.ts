import { createHash } from 'node:crypto';
import type { Contract } from '../generate/contract';
import type { Description } from '../generate/description';

/** Keywords without meaning on the wire. */
const words = ['description', 'summary', 'example', 'examples', 'x-essential', 'x-fallback'];

/** The contract without its words; a property may have the name of such a keyword. */
function withoutWords(node: unknown, isMap = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutWords(item));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isMap || !words.includes(key))
      .map(([key, value]) => [key, withoutWords(value, !isMap && key === 'properties')]),
  );
}

/** Version of the contract, and the hash of all that is seen on the wire. */
export function contractVersion(description: Description): { version: string; hash: string } {
  const { info, ...contract } = description as Description & { info: { version: string } };
  const text = JSON.stringify(withoutWords(contract));
  return { version: info.version, hash: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}

/** The version after another one, by the section of its entry in the changelog. */
export function nextVersion(before: string, sections: readonly string[]): string {
  const [major = 0, minor = 0, patch = 0] = before.split('.').map(Number);
  if (sections.includes('Breaking')) return `${major + 1}.0.0`;
  return sections.includes('Added') ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Names of all optional fields and parameters, as openapi/optional.md has them: `Image.width`, `search take`. */
export function optionalNames({ schemas, operations }: Contract): { fields: string[]; parameters: string[] } {
  return {
    fields: Object.entries(schemas).flatMap(([name, { properties = {}, required = [] }]) =>
      Object.keys(properties)
        .filter((key) => !required.includes(key))
        .map((key) => `${name}.${key}`),
    ),
    parameters: operations.flatMap(({ id, parameters }) =>
      parameters.filter(({ required }) => !required).map(({ name }) => `${id} ${name}`),
    ),
  };
}
