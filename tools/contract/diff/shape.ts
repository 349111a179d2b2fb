import { property, type Source, type SourceNode } from '../contract/source';

/** Limits of numbers, texts and lists to compare; `min…` are lower bounds. */
const limitNames = [
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'],
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'multipleOf'],
] as const;

/** A schema normalised from all of OpenAPI's spellings. */
export interface Shape {
  node: SourceNode;
  /** JSON types besides null; empty when any is allowed. `integer` implies `number`, which is also listed. */
  types: Set<string>;
  nullable: boolean;
  properties: Map<string, SourceNode>;
  required: Set<string>;
  items?: SourceNode;
  /** True when undescribed properties are allowed; a node when they have a schema. */
  additional: boolean | SourceNode;
  values?: unknown[];
  format?: string;
  pattern?: string;
  limits: Map<string, number>;
  /** Value of an absent parameter or field. */
  default?: unknown;
  uniqueItems: boolean;
  /** Alternatives without null; empty when only one is left. */
  choices: SourceNode[];
  discriminator?: string;
  /** Alternatives by the value of the discriminator. */
  mapping: Map<string, SourceNode>;
  /** `readOnly`: in responses only. `writeOnly`: in requests only. */
  only: Set<string>;
  /** Schemas of properties by the pattern of their names. */
  patterns: Map<string, SourceNode>;
  /** Keywords that are not compared, with their values as JSON. */
  uncompared: Map<string, string>;
}

/** Keywords of JSON Schema that a comparison does not understand. */
const unknownKeywords = [
  ...['not', 'if', 'then', 'else', 'dependentRequired', 'dependentSchemas', 'propertyNames'],
  ...['prefixItems', 'contains', 'unevaluatedProperties', 'unevaluatedItems', '$dynamicRef'],
];

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Read a schema: references resolved, allOf merged, every spelling of "or null" normalised. */
export function readShape(source: Source, given: SourceNode): Shape {
  const beside = siblingsOf(source, given);
  if (beside)
    return { ...join(ownShape(source, beside), readShape(source, targetOf(source, given))), node: given };
  const node = source.follow(given);
  const own = ownShape(source, node);
  if (node.value === undefined) return { ...own, node: given };
  const parts = childrenOf(source, node, 'allOf').map((part) => readShape(source, part));
  const alternatives = [...childrenOf(source, node, 'oneOf'), ...childrenOf(source, node, 'anyOf')];
  const choices = alternatives.filter((choice) => !isNull(source.follow(choice).value));
  const orNull = choices.length < alternatives.length;
  const [only] = choices;
  const joined = [...parts, ...(choices.length === 1 && only ? [readShape(source, only)] : [])].reduce(
    join,
    own,
  );
  joined.nullable ||= orNull;
  if (choices.length > 1) joined.choices = choices;
  return joined;
}

const annotations = ['$ref', 'description', 'title', 'summary', 'deprecated', 'example', 'examples'];

const targetOf = (source: Source, given: SourceNode): SourceNode =>
  source.target(given, String(property(given.value, '$ref')));

/** The keywords beside a reference, which count in 3.1 and not in 3.0. */
function siblingsOf(source: Source, given: SourceNode): SourceNode | undefined {
  if (!isObject(given.value) || typeof given.value.$ref !== 'string') return undefined;
  const { $ref, ...others } = given.value;
  // Loops end here.
  source.follow(given);
  const counts = !String(property(source.root.value, 'openapi')).startsWith('3.0');
  const isMeant = Object.keys(others).some((key) => !annotations.includes(key) && !key.startsWith('x-'));
  return counts && isMeant && $ref !== '' ? { ...given, value: others } : undefined;
}

/** True for a schema that allows null only: `type: null`, `type: [null]`, `const: null` or `enum: [null]`. */
function isNull(schema: unknown): boolean {
  const all = [property(schema, 'type'), property(schema, 'enum')].map((each) => [each ?? []].flat());
  if (isObject(schema) && 'const' in schema) return schema.const === null;
  return all.some((values) => values.length > 0 && values.every((each) => each === 'null' || each === null));
}

/** Formats of numbers that only name their size in memory, which JSON does not know. */
const sizes = ['int32', 'int64', 'float', 'double'];

/**
 * Limits in the spelling of 3.1. Exclusive bounds of integers become inclusive ones, those of 3.0, which are booleans,
 * numbers.
 */
function limitsOf(schema: Record<string, unknown>, types: readonly string[]): Map<string, number> {
  const limits = new Map<string, number>();
  for (const name of limitNames) {
    const value = schema[name];
    const isNoLimit = value === 0 && /^min(Length|Items|Properties)$/.test(name);
    if (typeof value === 'number' && !isNoLimit) limits.set(name, value);
  }
  for (const [inclusive, exclusive, step] of [
    ['minimum', 'exclusiveMinimum', 1],
    ['maximum', 'exclusiveMaximum', -1],
  ] as const) {
    const bound = limits.get(inclusive);
    if (schema[exclusive] === true && bound !== undefined) {
      limits.set(exclusive, bound);
      limits.delete(inclusive);
    }
    const open = limits.get(exclusive);
    if (open === undefined || !types.includes('integer')) continue;
    limits.delete(exclusive);
    limits.set(inclusive, (step > 0 ? Math.floor(open) : Math.ceil(open)) + step);
  }
  return limits;
}

function ownShape(source: Source, node: SourceNode): Shape {
  const schema: Record<string, unknown> = isObject(node.value) ? node.value : {};
  const types = [schema.type ?? []].flat().map(String);
  const values = 'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : undefined;
  const { additionalProperties: additional, format, pattern } = schema;
  const additionalNode = isObject(additional) ? source.child(node, 'additionalProperties') : undefined;
  const items = source.child(node, 'items');
  return {
    node,
    types: new Set(types.filter((type) => type !== 'null')),
    nullable: schema.nullable === true || types.includes('null') || (values?.includes(null) ?? false),
    properties: new Map(
      Object.keys(Object(schema.properties)).map((name) => [name, rawChild(node, 'properties', name)]),
    ),
    patterns: new Map(
      Object.keys(Object(schema.patternProperties)).map((name) => [
        name,
        rawChild(node, 'patternProperties', name),
      ]),
    ),
    required: new Set(listOf(schema.required).map(String)),
    ...(items ? { items } : {}),
    additional: additionalNode ?? additional !== false,
    ...(values ? { values: values.filter((value) => value !== null) } : {}),
    ...(typeof format === 'string' && !sizes.includes(format) ? { format } : {}),
    ...(typeof pattern === 'string' ? { pattern } : {}),
    limits: limitsOf(schema, types),
    uniqueItems: schema.uniqueItems === true,
    ...('default' in schema ? { default: schema.default } : {}),
    choices: [],
    only: new Set(['readOnly', 'writeOnly'].filter((name) => schema[name] === true)),
    uncompared: uncomparedOf(node, schema),
    ...discriminatorOf(source, node),
  };
}

/** Keywords that a comparison does not understand, and an unresolved reference. */
function uncomparedOf({ value }: SourceNode, schema: Record<string, unknown>): Map<string, string> {
  const known = unknownKeywords.flatMap((key): [string, string][] =>
    key in schema ? [[key, JSON.stringify(schema[key])]] : [],
  );
  return new Map([...known, ...(value === undefined ? [['an unresolved $ref', ''] as const] : [])]);
}

function discriminatorOf(source: Source, node: SourceNode): Pick<Shape, 'discriminator' | 'mapping'> {
  const described = property(node.value, 'discriminator');
  const name = property(described, 'propertyName');
  const mapping = Object.entries(Object(property(described, 'mapping'))).map(
    ([value, ref]): [string, SourceNode] => [value, source.target(node, String(ref))],
  );
  return { ...(typeof name === 'string' ? { discriminator: name } : {}), mapping: new Map(mapping) };
}

/** A child without resolving its reference: its own line describes it. */
export function rawChild({ file, path, value }: SourceNode, ...keys: string[]): SourceNode {
  return { file, path: [...path, ...keys], value: keys.reduce(property, value) };
}

const childrenOf = (_source: Source, node: SourceNode, keyword: string): SourceNode[] =>
  listOf(property(node.value, keyword)).map((_, index) => rawChild(node, keyword, String(index)));

/** Both shapes at once, as in allOf. */
function join(one: Shape, other: Shape): Shape {
  return {
    ...other,
    ...one,
    types: one.types.size > 0 ? one.types : other.types,
    nullable: one.nullable || other.nullable,
    properties: new Map([...other.properties, ...one.properties]),
    required: new Set([...other.required, ...one.required]),
    additional: one.additional === true ? other.additional : one.additional,
    limits: new Map([...other.limits, ...one.limits]),
    uniqueItems: one.uniqueItems || other.uniqueItems,
    choices: one.choices.length > 0 ? one.choices : other.choices,
    mapping: one.mapping.size > 0 ? one.mapping : other.mapping,
    patterns: new Map([...other.patterns, ...one.patterns]),
    only: new Set([...one.only, ...other.only]),
    uncompared: new Map([...other.uncompared, ...one.uncompared]),
  };
}

/** The types of a shape, or of its values when it names none. */
export function typesOf({ types, values = [], properties, items }: Shape): Set<string> {
  if (types.size > 0) return types;
  if (values.length > 0) return new Set(values.map((value) => typeof value));
  if (properties.size > 0) return new Set(['object']);
  return new Set(items ? ['array'] : []);
}
