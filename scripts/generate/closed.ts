import type { Contract } from './contract';
import type { Schema } from './description';
import { flatten, refName } from './shape';

/** Name of the closed form of a shared schema; the underscore keeps it apart from all type names. */
export const closedName = (name: string): string => `${name}_closed`;

/**
 * Closed form of a response schema: no object has properties beyond those described. The contract leaves responses open
 * to additions of a real backend; the mocks' responses are validated in this form, which finds misspelt fields. Objects
 * joined by allOf become one object, and a choice with a discriminator is decided by the discriminator alone.
 */
export function close(contract: Contract, schema: Schema): Schema {
  const { $ref, allOf, anyOf, oneOf, discriminator, items, properties, patternProperties, ...rest } = schema;
  if (allOf) return close(contract, flatten(contract, { ...schema, $ref: undefined, oneOf: [], anyOf: [] }));
  const inner = (part: Schema) => close(contract, part);
  const isMap = typeof rest.additionalProperties === 'object';
  return {
    ...rest,
    ...($ref === undefined ? {} : { $ref: closedRef($ref) }),
    ...(oneOf ? { oneOf: oneOf.map(inner) } : {}),
    ...(anyOf ? closeChoice(contract, anyOf) : {}),
    ...(discriminator ? { discriminator: closeMapping(discriminator) } : {}),
    ...(items ? { items: inner(items) } : {}),
    ...(isMap ? { additionalProperties: inner(Object(rest.additionalProperties)) } : {}),
    ...((properties ?? patternProperties)
      ? { additionalProperties: rest.additionalProperties ?? false }
      : {}),
    ...(properties ? { properties: mapValues(properties, inner) } : {}),
    ...(patternProperties ? { patternProperties: mapValues(patternProperties, inner) } : {}),
  };
}

const closedRef = (ref: string): string => ref.slice(0, ref.lastIndexOf('/') + 1) + closedName(refName(ref));

const mapValues = (map: Record<string, Schema>, change: (schema: Schema) => Schema) =>
  Object.fromEntries(Object.entries(map).map(([key, schema]) => [key, change(schema)]));

const closeMapping = ({ propertyName, mapping = {} }: NonNullable<Schema['discriminator']>) => ({
  propertyName,
  mapping: Object.fromEntries(Object.entries(mapping).map(([value, ref]) => [value, closedRef(ref)])),
});

/**
 * Closed form of a choice whose member has a discriminator: a value that the mapping names is validated as that member
 * only.
 */
function closeChoice(contract: Contract, choices: Schema[]): Schema {
  const closed = (parts: Schema[]) => parts.map((part) => close(contract, part));
  const discriminated = choices.find((choice) => discriminatorOf(contract, choice)?.mapping);
  const { propertyName = '', mapping = {} } = discriminated
    ? (discriminatorOf(contract, discriminated) ?? {})
    : {};
  if (discriminated === undefined) return { anyOf: closed(choices) };
  return {
    if: {
      type: 'object',
      required: [propertyName],
      properties: { [propertyName]: { enum: Object.keys(mapping) } },
    },
    then: close(contract, discriminated),
    else: { anyOf: closed(choices.filter((choice) => choice !== discriminated)) },
  };
}

const discriminatorOf = (contract: Contract, { $ref, discriminator }: Schema) =>
  discriminator ?? ($ref === undefined ? undefined : contract.schemas[refName($ref)]?.discriminator);
