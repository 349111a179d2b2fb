import type { Schema } from './description';
import { refName } from './shape';

/** JSON Schema for the validator compiler. */
export type JsonSchema = Record<string, unknown>;

/** Keywords whose value is a schema, a list of schemas, or a map of schemas. */
const nested = new Set([
  ...['items', 'not', 'additionalProperties', 'unevaluatedProperties', 'propertyNames', 'contains'],
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems', 'if', 'then', 'else'],
]);
const maps = new Set(['properties', 'patternProperties']);
/** Keywords of OpenAPI without an effect on validation. */
const annotations = new Set([
  'discriminator',
  'example',
  'examples',
  'xml',
  'externalDocs',
  'description',
  'x-fallback',
]);

/** The compiler's name for a shared schema. */
export const schemaId = (name: string): string => `contract:/${name}`;

/**
 * A schema of the contract as plain JSON Schema, with references by the compiler's names. A choice with a discriminator
 * becomes conditions, so that the errors of an invalid body name its fault instead of listing every branch that does
 * not match.
 */
export function toJsonSchema(schema: Schema): JsonSchema {
  const { discriminator, oneOf, ...rest } = schema;
  if (discriminator?.mapping)
    return { ...keywords(rest), ...chosenBy(discriminator.propertyName, discriminator.mapping) };
  const [choice, ...others] = oneOf?.filter(({ type }) => type !== 'null') ?? [];
  if (choice === undefined || others.length > 0) return keywords(schema);
  const isNullable = oneOf?.length === 2;
  return {
    ...keywords(rest),
    ...(isNullable ? { if: { type: 'null' }, else: toJsonSchema(choice) } : toJsonSchema(choice)),
  };
}

function chosenBy(property: string, mapping: Record<string, string>): JsonSchema {
  return {
    type: 'object',
    required: [property],
    properties: { [property]: { enum: Object.keys(mapping) } },
    allOf: Object.entries(mapping).map(([value, ref]) => ({
      if: { properties: { [property]: { const: value } } },
      then: { $ref: schemaId(refName(ref)) },
    })),
  };
}

function keywords(schema: Schema): JsonSchema {
  const kept = Object.entries(schema).filter(([keyword]) => !annotations.has(keyword));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, valueOf(keyword, value)]));
}

function valueOf(keyword: string, value: unknown): unknown {
  if (keyword === '$ref') return schemaId(refName(String(value)));
  if (maps.has(keyword) && isSchema(value))
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, nestedSchema(schema)]));
  if (nested.has(keyword)) return Array.isArray(value) ? value.map(nestedSchema) : nestedSchema(value);
  return value;
}

const nestedSchema = (value: unknown) => (isSchema(value) ? toJsonSchema(value) : value);

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
