import type { Contract, Operation } from '../contract';
import type { Schema } from '../description';
import { isSuccess } from '../operationCode';
import { literal, typescript, type GeneratedFile } from '../print';
import { flatten, refName, typeOf } from '../shape';

/**
 * Types by name, each as it stands in the generated file: `Item[]`, `Item[]?`, the name of an object, `Name{}` for a
 * required collection, `count` for the number of a collection's entries.
 */
type Types = Record<string, string>;

interface Tables {
  contract: Contract;
  /** The objects met, with those of their fields that are lists or objects. */
  fields: Record<string, Types>;
  /** The objects with a discriminator met so far. */
  unions: Record<string, { property: string; types: Types }>;
}

const preamble = `
/**
 * Types by name: \`Item[]\`, \`Item[]?\` where there may be no list, or the name of an object. \`Name{}\` is a required
 * object that only has lists and counts, \`count\` how many entries its first list stands for.
 */
type Types = Readonly<Record<string, string>>;
`;

/** Where the contract's answers hold lists, for the client to check them. */
export function emitLists(contract: Contract): Promise<GeneratedFile> {
  const tables: Tables = { contract, fields: {}, unions: {} };
  const answers = Object.fromEntries(
    contract.operations.flatMap((operation) => {
      const schema = successSchema(operation);
      return schema ? [[operation.id, enter(tables, schema, operation.id)]] : [];
    }),
  );
  simplify(tables, answers);
  return typescript(
    'src/api/generated/lists.ts',
    `${preamble}
/** What every call answers with; \`object\` is one without lists. */
export const answerTypes: Types = ${literal(answers)};

/** Objects with a discriminator. */
export const listUnions: Readonly<Record<string, { property: string; types: Types }>> = ${literal(tables.unions)};

/** Objects with lists, however deep, and the fields that lead to them; one name stands for all that have the same. */
export const listFields: Readonly<Record<string, Types>> = ${literal(tables.fields)};`,
  );
}

/** What an operation gives when it succeeds; undefined when that is nothing. */
function successSchema({ answers }: Operation): Schema | undefined {
  return answers.find(({ status, body }) => isSuccess(status) && body)?.body?.schema;
}

/**
 * Follows references and choices to the schema that says what a value holds: past "or null" to the only choice, else
 * to the one that has a discriminator. Without a discriminator no list is certain.
 */
function resolve(contract: Contract, schema: Schema, name: string): { name: string; schema: Schema } {
  if (schema.$ref) {
    const target = refName(schema.$ref);
    return resolve(contract, contract.schemas[target] ?? {}, target);
  }
  if (schema.discriminator) return { name, schema };
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
    .filter(({ type }) => type !== 'null')
    .map((choice) => resolve(contract, choice, name));
  const [only] = choices.length === 1 ? choices : choices.filter((choice) => choice.schema.discriminator);
  if (only) return only;
  return choices.length > 1
    ? { name, schema: { type: choices[0]?.schema.type ?? 'object' } }
    : { name, schema };
}

/** Enters a value's type, and all it holds, into the tables; returns its name. */
function enter(tables: Tables, given: Schema, path: string): string {
  const { name, schema } = resolve(tables.contract, given, path);
  if (schema.discriminator) return enterUnion(tables, name, schema.discriminator);
  const type = typeOf(tables.contract, schema);
  const { items = {} } = flatten(tables.contract, schema);
  if (type === 'array') return `${enter(tables, items, `${name}Item`)}[]`;
  if (type === 'object') return enterObject(tables, name, schema);
  return type === 'integer' ? 'number' : type;
}

function enterObject(tables: Tables, name: string, schema: Schema): string {
  if (tables.fields[name]) return name;
  const fields: Types = (tables.fields[name] = {});
  const { properties = {}, required = [] } = flatten(tables.contract, schema);
  for (const [key, property] of Object.entries(properties)) {
    const type = enter(tables, property, name + key);
    if (type === 'number' && required.includes(key) && isCollection(tables.contract, schema)) {
      fields[key] = 'count';
      continue;
    }
    const isOptional = !required.includes(key) || isNullable(tables.contract, property);
    if (type.endsWith('[]')) fields[key] = isOptional ? `${type}?` : type;
    else if (!isOptional && isCollection(tables.contract, property)) fields[key] = `${type}{}`;
    else if (tables.fields[type] || tables.unions[type]) fields[key] = type;
  }
  return name;
}

/** Whether all that an object must have are lists and counts, at least one list among them: it can be empty. */
function isCollection(contract: Contract, given: Schema): boolean {
  const { properties = {}, required = [] } = flatten(contract, resolve(contract, given, '').schema);
  const types = required.map((key) => typeOf(contract, flatten(contract, properties[key] ?? {})));
  return types.includes('array') && types.every((type) => type === 'array' || type === 'integer');
}

function enterUnion(tables: Tables, name: string, given: NonNullable<Schema['discriminator']>): string {
  if (tables.unions[name]) return name;
  const types: Types = {};
  tables.unions[name] = { property: given.propertyName, types };
  for (const [value, $ref] of Object.entries(given.mapping ?? {}))
    types[value] = enter(tables, { $ref }, name);
  return name;
}

function isNullable(contract: Contract, { $ref, type, oneOf = [] }: Schema): boolean {
  if ($ref) return isNullable(contract, contract.schemas[refName($ref)] ?? {});
  return [type ?? []].flat().includes('null') || oneOf.some((choice) => choice.type === 'null');
}

/** Objects that need no name of their own: those without fields, and those with the fields of another. */
function replacements({ fields }: Tables): Map<string, string> {
  const byContent = new Map([[literal({}), 'object']]);
  return new Map(
    Object.entries(fields).flatMap(([name, own]) => {
      const same = byContent.get(literal(own));
      if (same === undefined) byContent.set(literal(own), name);
      return same === undefined ? [] : [[name, same]];
    }),
  );
}

/** Takes objects out of the tables until each that is left holds lists, and no two hold the same. */
function simplify(tables: Tables, answers: Types): void {
  const { fields, unions } = tables;
  for (let names = replacements(tables); names.size > 0; names = replacements(tables)) {
    for (const name of names.keys()) Reflect.deleteProperty(fields, name);
    const replaceIn = (types: Types) => {
      for (const [key, type] of Object.entries(types))
        types[key] = type.replace(/^\w+/, (name) => names.get(name) ?? name);
    };
    replaceIn(answers);
    for (const { types } of Object.values(unions)) replaceIn(types);
    for (const own of Object.values(fields)) {
      replaceIn(own);
      for (const [key, type] of Object.entries(own)) if (type === 'object') Reflect.deleteProperty(own, key);
    }
  }
}
