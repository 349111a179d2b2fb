import type { Contract, Operation } from '../contract';
import type { Schema } from '../description';
import { flatten, refName } from '../shape';
import { literal, typescript, type GeneratedFile } from '../print';
import { operationComment } from '../operationCode';

const limits = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
] as const;

interface Constraints extends Pick<Schema, (typeof limits)[number] | 'enum'> {
  required?: boolean;
  /** Of an object. */
  fields?: Record<string, Constraints>;
  /** Of a list's members. */
  items?: Constraints;
}

/** The limits of every field a call takes, for the forms to read: of its body, and of its query. */
export function emitConstraints(contract: Contract): Promise<GeneratedFile> {
  const constraints = contract.operations.flatMap((operation) => {
    const fields = { ...queryFields(contract, operation), ...bodyFields(contract, operation) };
    if (Object.keys(fields).length === 0) return [];
    return [
      `${operationComment(operation)}\nexport const ${operation.id}Constraints = ${literal(fields)} as const;`,
    ];
  });
  return typescript('src/api/generated/constraints.ts', constraints.join('\n\n'));
}

const queryFields = (contract: Contract, { parameters }: Operation) =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, required, schema }) => [name, constraintsOf(contract, schema, required, [])]),
  );

const bodyFields = (contract: Contract, { body }: Operation) =>
  body ? constraintsOf(contract, body.schema, true, []).fields : {};

/** `seen` holds the schemas already being described: a recursive one is described once. */
function constraintsOf(contract: Contract, schema: Schema, required: boolean, seen: string[]): Constraints {
  const inside = schema.$ref === undefined ? seen : [...seen, refName(schema.$ref)];
  const flat = flatten(contract, schema);
  const nested = (part: Schema, isRequired: boolean) => constraintsOf(contract, part, isRequired, inside);
  const recurs = ({ $ref }: Schema) => $ref !== undefined && inside.includes(refName($ref));
  const properties = Object.entries(flat.properties ?? {}).filter(([, property]) => !recurs(property));
  return {
    required,
    ...Object.fromEntries(
      limits.flatMap((limit) => (flat[limit] === undefined ? [] : [[limit, flat[limit]]])),
    ),
    ...(flat.enum ? { enum: flat.enum } : {}),
    ...(flat.properties
      ? {
          fields: Object.fromEntries(
            properties.map(([name, property]) => [
              name,
              nested(property, flat.required?.includes(name) ?? false),
            ]),
          ),
        }
      : {}),
    ...(flat.items && !recurs(flat.items) ? { items: nested(flat.items, true) } : {}),
  };
}
