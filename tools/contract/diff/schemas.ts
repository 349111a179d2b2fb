import { escapePointer, isObject, property, rawChild } from '../contract/source';
import type { Source, SourceNode } from '../contract/source';

export type Direction = 'request' | 'answer';

export interface SchemaDifference<Place = SourceNode> {
  /** True when the storefront breaks on a backend that implements the other description. */
  breaking: boolean;
  /** JSON pointer into the body; `*` for any item, key or alternative. */
  pointer: string;
  message: string;
  ours: Place;
  theirs: Place;
}

export interface Pair {
  ours: Source;
  theirs: Source;
}

/** Beginning of the message about what a comparison cannot look at. */
export const notCompared = 'not compared';

type Nodes = ReadonlyMap<string, SourceNode>;

/** A schema normalised from all of OpenAPI's spellings. */
type Shape = ReturnType<typeof ownShape>;

const unknownKeywords = [
  ...['not', 'if', 'then', 'else', 'dependentRequired', 'dependentSchemas', 'propertyNames'],
  ...['prefixItems', 'contains', 'unevaluatedProperties', 'unevaluatedItems', '$dynamicRef'],
];

const annotations = ['description', 'title', 'summary', 'deprecated', 'example', 'examples'];

/** Read a schema: references resolved, allOf merged, every spelling of "or null" normalised. */
function readShape(source: Source, given: SourceNode): Shape {
  const { $ref, ...beside } = isObject(given.value) ? given.value : {};
  if (typeof $ref === 'string') {
    // Loops end here.
    source.follow(given);
    const target = readShape(source, source.target(given, $ref));
    // Keywords beside a reference count in 3.1 and not in 3.0.
    const counts = !String(property(source.root.value, 'openapi')).startsWith('3.0');
    const isMeant = Object.keys(beside).some((key) => !annotations.includes(key) && !key.startsWith('x-'));
    if (counts && isMeant)
      return { ...join(ownShape(source, { ...given, value: beside }), target), node: given };
    return target.node.value === undefined ? { ...target, node: given } : target;
  }
  const listed = (keyword: string) =>
    Object.keys(Object(beside[keyword])).map((index) => rawChild(given, keyword, index));
  const alternatives = [...listed('oneOf'), ...listed('anyOf')];
  const choices = alternatives.filter((choice) => !isNull(source.follow(choice).value));
  const parts = [...listed('allOf'), ...(choices.length === 1 ? choices : [])];
  const joined = parts.map((part) => readShape(source, part)).reduce(join, ownShape(source, given));
  const nullable = joined.nullable || choices.length < alternatives.length;
  return { ...joined, nullable, choices: choices.length > 1 ? choices : joined.choices };
}

/** True for a schema that allows null only: `type: null`, `type: [null]`, `const: null` or `enum: [null]`. */
function isNull(schema: unknown): boolean {
  if (isObject(schema) && 'const' in schema) return schema.const === null;
  const all = [property(schema, 'type'), property(schema, 'enum')].map((each) => [each ?? []].flat());
  return all.some((values) => values.length > 0 && values.every((each) => each === 'null' || each === null));
}

function ownShape(source: Source, node: SourceNode) {
  const schema: Record<string, unknown> = isObject(node.value) ? node.value : {};
  const types = [schema.type ?? []].flat().map(String);
  const values = 'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : undefined;
  const { additionalProperties: additional, discriminator: described } = schema;
  const name = property(described, 'propertyName');
  const mapped = Object.entries(Object(property(described, 'mapping')));
  const children = (keyword: string): Nodes =>
    new Map(Object.keys(Object(schema[keyword])).map((key) => [key, rawChild(node, keyword, key)]));
  const unknown = unknownKeywords.filter((key) => key in schema);
  return {
    node,
    /** JSON types besides null; empty when any is allowed. */
    types: new Set(types.filter((type) => type !== 'null')) as ReadonlySet<string>,
    nullable: schema.nullable === true || types.includes('null') || (values?.includes(null) ?? false),
    properties: children('properties'),
    required: new Set(Object.values(Object(schema.required)).map(String)) as ReadonlySet<string>,
    items: source.child(node, 'items'),
    /** True when undescribed properties are allowed; a node when they have a schema. */
    additional: (isObject(additional) && source.child(node, 'additionalProperties')) || additional !== false,
    values: values?.filter((value) => value !== null),
    /** Limits in the spelling of 3.1, format, pattern, uniqueItems and default. */
    keywords: keywordsOf(schema, types),
    /** Alternatives without null; empty when only one is left. */
    choices: [] as SourceNode[],
    discriminator: typeof name === 'string' ? name : undefined,
    /** Alternatives by the value of the discriminator. */
    mapping: new Map(mapped.map(([value, ref]) => [value, source.target(node, String(ref))])) as Nodes,
    /** `readOnly`: in responses only. `writeOnly`: in requests only. */
    only: new Set(['readOnly', 'writeOnly'].filter((key) => schema[key] === true)),
    /** Schemas of properties by the pattern of their names. */
    patterns: children('patternProperties'),
    /** Keywords that are not compared, with their values as JSON. */
    uncompared: new Map([
      ...unknown.map((key) => [key, JSON.stringify(schema[key])] as const),
      ...(node.value === undefined ? [['an unresolved $ref', ''] as const] : []),
    ]),
  };
}

/** Limits of numbers, texts and lists to compare; `min…` are lower bounds. */
const limits = [
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'],
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'multipleOf'],
];

/** Formats of numbers that only name their size in memory, which JSON does not know. */
const sizes = ['int32', 'int64', 'float', 'double'];

/** Exclusive bounds of integers become inclusive ones, those of 3.0, which are booleans, numbers. */
function keywordsOf(schema: Record<string, unknown>, types: readonly string[]): Record<string, unknown> {
  const isMeant: Record<string, (value: unknown) => boolean> = {
    format: (value) => typeof value === 'string' && !sizes.includes(value),
    pattern: (value) => typeof value === 'string',
    uniqueItems: (value) => value === true,
    default: () => true,
  };
  const isLimit = (name: string, value: unknown) =>
    limits.includes(name) && typeof value === 'number' && !(value === 0 && /^min[LIP]/.test(name));
  const found = new Map(
    Object.entries(schema).filter(([name, value]) => isMeant[name]?.(value) ?? isLimit(name, value)),
  );
  for (const [inclusive, exclusive, step] of [
    ['minimum', 'exclusiveMinimum', 1],
    ['maximum', 'exclusiveMaximum', -1],
  ] as const) {
    if (schema[exclusive] === true && found.has(inclusive)) {
      found.set(exclusive, found.get(inclusive));
      found.delete(inclusive);
    }
    const open = found.get(exclusive);
    if (typeof open !== 'number' || !types.includes('integer')) continue;
    found.delete(exclusive);
    found.set(inclusive, (step > 0 ? Math.floor(open) : Math.ceil(open)) + step);
  }
  return Object.fromEntries(found);
}

/** Both shapes at once, as in allOf; the first one takes precedence. */
const join = (one: Shape, other: Shape): Shape => ({
  ...one,
  types: one.types.size > 0 ? one.types : other.types,
  nullable: one.nullable || other.nullable,
  properties: new Map([...other.properties, ...one.properties]),
  required: new Set([...other.required, ...one.required]),
  items: one.items ?? other.items,
  additional: one.additional === true ? other.additional : one.additional,
  values: one.values ?? other.values,
  keywords: { ...other.keywords, ...one.keywords },
  choices: one.choices.length > 0 ? one.choices : other.choices,
  discriminator: one.discriminator ?? other.discriminator,
  mapping: one.mapping.size > 0 ? one.mapping : other.mapping,
  only: new Set([...one.only, ...other.only]),
  patterns: new Map([...other.patterns, ...one.patterns]),
  uncompared: new Map([...other.uncompared, ...one.uncompared]),
});

/** The types of a shape, or of its values when it names none. */
function typesOf({ types, values = [], properties, items }: Shape): string[] {
  if (types.size > 0) return [...types];
  if (values.length > 0) return [...new Set(values.map((value) => typeof value))];
  return properties.size > 0 ? ['object'] : items ? ['array'] : [];
}

const listed = (values: Iterable<unknown>): string =>
  [...values].map((value) => JSON.stringify(value)).join(', ');

const both = <Value>(ours: ReadonlyMap<string, Value>, theirs: ReadonlyMap<string, Value>) =>
  [...new Set([...ours.keys(), ...theirs.keys()])].map(
    (name) => [name, ours.get(name), theirs.get(name)] as const,
  );

/** True for a value of the sender's limit that allows more than the receiver's. */
function isBeyond(name: string, given: number, taken: number): boolean {
  if (name === 'multipleOf') return !Number.isInteger(given / taken);
  return name.toLowerCase().includes('min') ? given < taken : given > taken;
}

/** Limit of a shape: its own, an exclusive bound inside it, or the one that follows from an enum. */
function limitOf(name: string, { keywords, values = [] }: Shape): number | undefined {
  const own = keywords[name] ?? keywords[name.replace(/^m/, 'exclusiveM')];
  if (own !== undefined || name === 'multipleOf') return own as number | undefined;
  const found = values.map((value) =>
    name.endsWith('Length') && typeof value === 'string' ? [...value].length : value,
  );
  const numbers = found.filter((value) => typeof value === 'number');
  if (numbers.length === 0) return undefined;
  return name.toLowerCase().includes('min') ? Math.min(...numbers) : Math.max(...numbers);
}

type Message = readonly [breaking: boolean, message: string];

/** Compare two schemas of bodies of one direction; recursive pairs are compared once. */
export class SchemaComparison {
  readonly differences: SchemaDifference[] = [];

  constructor(
    readonly pair: Pair,
    readonly direction: Direction,
    readonly seen = new Set<string>(),
  ) {}

  compare(ours: SourceNode, theirs: SourceNode, pointer = ''): void {
    const one = this.#sent(this.pair.ours, readShape(this.pair.ours, ours));
    const other = this.#sent(this.pair.theirs, readShape(this.pair.theirs, theirs));
    const key = [one, other].map(({ node }) => `${node.file}#${node.path.join('/')}`).join(' ');
    if (this.seen.has(key)) return;
    this.seen.add(key);
    const add = (breaking: boolean, message: string) =>
      this.differences.push({ breaking, pointer, message, ours: one.node, theirs: other.node });
    for (const message of this.#uncompared(pointer, one, other)) add(true, `${notCompared}: ${message}`);
    const isAnswer = this.direction === 'answer';
    const sides: [giver: Shape, taker: Shape] = isAnswer ? [other, one] : [one, other];
    const [givenTypes, takenTypes] = sides.map(typesOf) as [string[], string[]];
    if (takenTypes.length > 0 && one.choices.length === 0 && other.choices.length === 0) {
      const [own, instead] = [one, other].map((shape) => typesOf(shape).join(' or ') || 'anything');
      const isTaken = (type: string) =>
        takenTypes.includes(type) || (type === 'integer' && takenTypes.includes('number'));
      const fits = givenTypes.length > 0 && givenTypes.every(isTaken);
      if (own !== instead) add(!fits, `type ${instead} instead of ${own}`);
      // Nothing else can be compared then.
      if (!fits) return;
    }
    if (one.nullable !== other.nullable)
      add(sides[0].nullable, other.nullable ? 'may be null' : 'may not be null');
    for (const [breaking, message] of [...this.#values(one, other), ...this.#keywords(one, other, sides)])
      add(breaking, message);
    if (one.mapping.size > 0 && other.mapping.size > 0)
      for (const [value, own, their] of both(one.mapping, other.mapping)) {
        if (own && their) this.compare(own, their, `${pointer} (${one.discriminator ?? ''} ${value})`);
        else add(own ? !isAnswer : isAnswer, `${own ? 'no' : 'also an'} alternative ${value}`);
      }
    else if (one.choices.length > 0 || other.choices.length > 0) this.#choices(pointer, one, other, add);
    this.#properties(pointer, one, other);
    for (const part of ['items', 'additional'] as const) {
      const [own, their] = [one[part], other[part]];
      if (typeof own === 'object' && typeof their === 'object') this.compare(own, their, `${pointer}/*`);
    }
  }

  /** A shape without the fields of the other direction: those of responses only, or of requests only. */
  #sent(source: Source, shape: Shape): Shape {
    const other = this.direction === 'request' ? 'readOnly' : 'writeOnly';
    const isSent = ([, node]: [string, SourceNode]) => !readShape(source, node).only.has(other);
    const properties = new Map([...shape.properties].filter(isSent));
    const isLeft = (name: string) => properties.has(name) || !shape.properties.has(name);
    return { ...shape, properties, required: new Set([...shape.required].filter(isLeft)) };
  }

  *#uncompared(pointer: string, one: Shape, other: Shape): Iterable<string> {
    for (const [name, ours, theirs] of both(one.uncompared, other.uncompared))
      if (ours !== theirs || ours === '' || ours?.includes('"$ref"')) yield name;
    for (const [name, ours, theirs] of both(one.patterns, other.patterns))
      if (ours && theirs) this.compare(ours, theirs, `${pointer}/*`);
      else yield `patternProperties ${name}`;
    const areLists = [one, other].every((shape) => typesOf(shape).includes('array'));
    if (areLists && (one.items === undefined) !== (other.items === undefined))
      yield 'the items of a list without a description of them';
  }

  *#values({ values: ours }: Shape, { values: theirs }: Shape): Iterable<Message> {
    const isAnswer = this.direction === 'answer';
    if (ours && theirs) {
      const added = theirs.filter((value) => !ours.includes(value));
      const removed = ours.filter((value) => !theirs.includes(value));
      if (added.length > 0) yield [isAnswer, `also the values ${listed(added)}`];
      if (removed.length > 0) yield [!isAnswer, `not the values ${listed(removed)}`];
    } else if (theirs) yield [!isAnswer, `only the values ${listed(theirs)}`];
    else if (ours) yield [isAnswer, 'any value, not only those of the enum'];
  }

  *#keywords(one: Shape, other: Shape, [giver, taker]: readonly [Shape, Shape]): Iterable<Message> {
    for (const name of ['format', 'pattern', ...limits, 'uniqueItems', 'default']) {
      const [ours, theirs] = [one, other].map(({ keywords }) => keywords[name]);
      const taken = taker.keywords[name];
      if (JSON.stringify(ours) === JSON.stringify(theirs)) continue;
      const instead = (any: string, none = 'any', shown: (value: unknown) => string = String) =>
        `${name} ${theirs === undefined ? any : shown(theirs)} instead of ${ours === undefined ? none : shown(ours)}`;
      if (name === 'uniqueItems') yield [taken === true, theirs ? 'items are unique' : 'items may repeat'];
      else if (name === 'default') {
        // The storefront leaves out what has the value by default, so the server has to have the same default.
        if (this.direction === 'request')
          yield [ours !== undefined, instead('of any value', 'none', JSON.stringify)];
      } else if (limits.includes(name)) {
        const given = limitOf(name, giver);
        const exceeds = given === undefined || isBeyond(name, given, Number(taken));
        yield [taken !== undefined && exceeds, instead('of any size')];
      } else {
        // Values that are listed have whatever form they have.
        const fits = (value: unknown) =>
          name === 'format' || new RegExp(String(taken ?? ''), 'u').test(String(value));
        if (!giver.values?.every(fits)) yield [taken !== undefined, instead('of any kind')];
      }
    }
  }

  #properties(parent: string, one: Shape, other: Shape) {
    const isAnswer = this.direction === 'answer';
    for (const [name, ours, theirs] of both(one.properties, other.properties)) {
      const [isRequired, isTaken] = [one.required.has(name), other.required.has(name)];
      const pointer = `${parent}/${escapePointer(name)}`;
      const nodes = { ours: ours ?? one.node, theirs: theirs ?? other.node };
      const add = (breaking: boolean, message: string) =>
        this.differences.push({ breaking, pointer, message, ...nodes });
      const isClosed = !isAnswer && other.additional === false;
      if (theirs === undefined)
        add(isRequired || isClosed, `${isRequired ? 'a required' : 'an optional'} field is missing`);
      else if (ours === undefined && !isAnswer && isTaken)
        add(true, 'a required field that the storefront does not send');
      else if (ours === undefined) add(false, 'an additional field');
      else {
        const message = isTaken ? 'required instead of optional' : 'optional instead of required';
        if (isRequired !== isTaken) add(isAnswer ? isRequired : isTaken, message);
        this.compare(ours, theirs, pointer);
      }
    }
  }

  /** Each alternative of the sender is compared with the one of the receiver that it fits best. */
  #choices(pointer: string, one: Shape, other: Shape, add: (breaking: boolean, message: string) => void) {
    const sides = [one, other].map(({ choices, node }) => (choices.length > 0 ? choices : [node]));
    const isAnswer = this.direction === 'answer';
    const [giver = [], taker = []] = isAnswer ? sides.toReversed() : sides;
    const badness = (differences: SchemaDifference[]) =>
      differences.filter(({ breaking }) => breaking).length + differences.length / 1e6;
    for (const given of giver) {
      const attempts = taker.map((taken) => {
        const attempt = new SchemaComparison(this.pair, this.direction, new Set(this.seen));
        attempt.compare(...(isAnswer ? ([taken, given] as const) : ([given, taken] as const)), pointer);
        return attempt.differences;
      });
      const [best = []] = attempts.toSorted((a, b) => badness(a) - badness(b));
      if (taker.length < giver.length && badness(best) > 1)
        add(true, `an alternative that is none of the others, ${given.path.at(-1) ?? ''}`);
      else this.differences.push(...best);
    }
  }
}
