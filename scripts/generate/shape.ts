import type { Contract } from './contract';
import type { Schema } from './description';

/** Name of the component a `$ref` points to. */
export const refName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/**
 * A schema with its reference resolved and its allOf parts merged; "this or null" becomes "this". For code that reads
 * properties and limits, not for validation.
 */
export function flatten(contract: Contract, schema: Schema): Schema {
  const { $ref, allOf = [], oneOf = [], anyOf = [], ...own } = schema;
  const choices = [...oneOf, ...anyOf].filter(({ type }) => type !== 'null');
  const parts = [
    ...($ref === undefined ? [] : [contract.schemas[refName($ref)] ?? {}]),
    ...allOf,
    ...(choices.length === 1 ? choices : []),
  ];
  return parts.map((part) => flatten(contract, part)).reduceRight(join, own);
}

function join(schema: Schema, part: Schema): Schema {
  return {
    ...part,
    ...schema,
    ...(part.properties || schema.properties
      ? { properties: { ...part.properties, ...schema.properties } }
      : {}),
    ...(part.required || schema.required
      ? { required: [...new Set([...(part.required ?? []), ...(schema.required ?? [])])] }
      : {}),
  };
}

/** JSON type of a schema apart from null; an enum has the type of its first value. */
export function typeOf(contract: Contract, schema: Schema): string {
  const { type, enum: values, const: value = values?.[0] } = flatten(contract, schema);
  const named = [type ?? []].flat().find((name) => name !== 'null');
  return named ?? (value === undefined ? 'string' : typeof value);
}
