import type { Contract, Operation } from '../contract';
import type { Schema } from '../description';
import { DescriptionError } from '../load';
import { isSuccess } from '../operationCode';
import { literal, typescript, type GeneratedFile } from '../print';
import { flatten, refName, typeOf } from '../shape';

/** A property in a response. */
interface Property {
  name: string;
  schema: Schema;
  isRequired: boolean;
  /** Names from the root of the response through objects; null below a list or map. */
  path: string[] | null;
}

/**
 * All properties of a schema, through its parts, choices, lists and maps.
 * @param outer components that enclose the schema
 * @param done components whose properties have been found below a list or map
 */
function* propertiesOf(
  contract: Contract,
  schema: Schema,
  done: Set<string>,
  path: string[] | null = [],
  outer: readonly string[] = [],
): Generator<Property> {
  const {
    $ref,
    properties = {},
    required = [],
    items,
    additionalProperties,
    patternProperties = {},
  } = schema;
  const below = (part: Schema, at: string[] | null, inside = outer) =>
    propertiesOf(contract, part, done, at, inside);
  if ($ref !== undefined) {
    const name = refName($ref);
    if (path ? outer.includes(name) : done.has(name)) return;
    if (!path) done.add(name);
    yield* below(contract.schemas[name] ?? {}, path, [...outer, name]);
  }
  for (const [name, inner] of Object.entries(properties)) {
    const at = path && [...path, name];
    yield { name, schema: flatten(contract, inner), isRequired: required.includes(name), path: at };
    yield* below(inner, at);
  }
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
    yield* below(part, path);
  for (const entry of [items, additionalProperties, ...Object.values(patternProperties)])
    if (typeof entry === 'object') yield* below(entry, null);
}

interface ResponseOf {
  operation: Operation;
  isList: boolean;
  properties: Property[];
}

/** The responses of successes with a body. */
function responsesOf(contract: Contract): ResponseOf[] {
  const done = new Set<string>();
  return contract.operations.flatMap((operation) => {
    const schema = operation.answers.find(({ status }) => isSuccess(status))?.body?.schema;
    if (!schema) return [];
    const properties = [...propertiesOf(contract, schema, done)];
    return [{ operation, isList: typeOf(contract, schema) === 'array', properties }];
  });
}

/** Text of an object literal from names by operation, without empty ones. */
function byOperation(
  responses: readonly ResponseOf[],
  select: (property: Property) => string | undefined,
): string {
  const entries = responses.flatMap(({ operation, properties }) => {
    const names = [...new Set(properties.flatMap((property) => select(property) ?? []))];
    return names.length === 0 ? [] : [`${operation.id}: ${literal(names)}`];
  });
  return `{ ${entries.join(', ')} }`;
}

/** The essential field of an operation: its type, and its maximum length unless the list is a page of a longer one. */
function essentialOf(contract: Contract, { operation, properties }: ResponseOf): string[] {
  const { id, essential: name, paging } = operation;
  if (name === null) return [];
  const schema = properties.find(({ path }) => path?.length === 1 && path[0] === name)?.schema;
  const type = schema && typeOf(contract, schema);
  if (type !== 'string' && type !== 'array')
    throw new DescriptionError(`x-essential of ${id}: ${name} is no text or list of its response`);
  const maxItems = type === 'array' && !paging ? schema?.maxItems : undefined;
  return [
    `${id}: { name: ${literal(name)}, isList: ${type === 'array'}${maxItems === undefined ? '' : `, maxItems: ${maxItems}`} }`,
  ];
}

/** Tables for checking responses while the app runs (CALL-05). */
export function emitResponses(contract: Contract): Promise<GeneratedFile> {
  const responses = responsesOf(contract);
  const all = responses.flatMap(({ properties }) => properties);
  const isList = ({ schema }: Property) => typeOf(contract, schema) === 'array';
  const isText = ({ schema }: Property) => typeOf(contract, schema) === 'string';
  const falls = (to: 'empty' | 'none', property: Property) => property.schema['x-fallback'] === to;
  const isValues = (property: Property) => {
    const { type = [], enum: values } = flatten(contract, property.schema.items ?? {});
    const isValue = (name: string) => ['string', 'number', 'integer'].includes(name);
    return isList(property) && (values !== undefined || [type].flat().some(isValue));
  };
  const isFallbackText = (property: Property) => falls('empty', property) && isText(property);
  /** Names whose properties all have a trait. */
  const namesOf = (has: (property: Property) => boolean) => {
    const others = new Set(all.filter((property) => !has(property)).map(({ name }) => name));
    return [...new Set(all.filter(has).map(({ name }) => name))].filter((name) => !others.has(name));
  };
  const texts = namesOf(isFallbackText);
  const isRoot = ({ path }: Property) => path?.length === 1;
  for (const property of all.filter(({ schema }) => schema['x-fallback'] !== undefined)) {
    const { name } = property;
    const isFound = isText(property)
      ? texts.includes(name) ||
        all.some((other) => other.name === name && other.path && isFallbackText(other))
      : falls('none', property) || all.some((other) => other.name === name && isRoot(other));
    if (!isFound) throw new DescriptionError(`x-fallback of ${name} is out of reach of the check`);
  }
  return typescript(
    'src/api/generated/responses.ts',
    `
/** Operations whose response is a list; all others are objects. */
export const listResponses: ReadonlySet<string> = new Set(${literal(
      responses.filter((response) => response.isList).map(({ operation }) => operation.id),
    )});

interface EssentialField {
  name: string;
  /** False for a text. */
  isList: boolean;
  maxItems?: number;
}

/** Fields without which a response is rejected (x-essential). */
export const essentialFields: Partial<Record<string, EssentialField>> = {
  ${responses.flatMap((response) => essentialOf(contract, response)).join(',\n')}
};

type Names = Partial<Record<string, readonly string[]>>;

/** Lists of a response that are empty where they are missing (x-fallback: empty). */
export const emptyLists: Names = ${byOperation(responses, (property) =>
      isRoot(property) && isList(property) && falls('empty', property) ? property.name : undefined,
    )};

/** Objects of a response whose absence is reported (x-fallback: none). */
export const reportedParts: Names = ${byOperation(responses, (property) =>
      isRoot(property) && !isList(property) && falls('none', property) ? property.name : undefined,
    )};

/** Texts that are empty in place of an object, in every response (x-fallback: empty). */
export const emptyTexts: ReadonlySet<string> = new Set(${literal(texts)});

/** The same by path, where properties of the name are not all such texts. */
export const emptyTextPaths: Names = ${byOperation(responses, (property) =>
      isFallbackText(property) && !texts.includes(property.name) ? property.path?.join('/') : undefined,
    )};

/** Lists that are removed where they are of another type (x-fallback: none). */
export const removedLists: ReadonlySet<string> = new Set(${literal(
      namesOf((property) => isList(property) && falls('none', property)),
    )});

/** Lists of texts or numbers. */
export const valueLists: ReadonlySet<string> = new Set(${literal(namesOf(isValues))});
`,
  );
}
