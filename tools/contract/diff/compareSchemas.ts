import { escapePointer, type Source, type SourceNode } from '../contract/source';
import { readShape, typesOf, type Shape } from './shape';

/** Direction of a body: sent or received by the storefront. */
export type Direction = 'request' | 'answer';

/** One difference between two schemas. */
export interface SchemaDifference {
  breaking: boolean;
  /** JSON pointer into the body; `*` for any item, key or alternative. */
  pointer: string;
  message: string;
  ours: SourceNode;
  theirs: SourceNode;
}

/** The two descriptions being compared. */
export interface Pair {
  ours: Source;
  theirs: Source;
}

/** Beginning of the message about what a comparison cannot look at. */
export const notCompared = 'not compared';

const listed = (values: Iterable<unknown>): string =>
  [...values].map((value) => JSON.stringify(value)).join(', ');

/** True for a value of the sender's limit that allows more than the receiver's. */
function isBeyond(name: string, given: number, taken: number): boolean {
  if (name === 'multipleOf') return !Number.isInteger(given / taken);
  return name.toLowerCase().includes('min') ? given < taken : given > taken;
}

/** Bound that follows from an enum. */
function boundOf(name: string, values: readonly unknown[] = []): number | undefined {
  const sizes = values.flatMap((value) =>
    name.endsWith('Length') && typeof value === 'string'
      ? [...value].length
      : typeof value === 'number'
        ? value
        : [],
  );
  if (sizes.length === 0 || name === 'multipleOf') return undefined;
  return name.toLowerCase().includes('min') ? Math.min(...sizes) : Math.max(...sizes);
}

/** Compare two schemas of bodies of one direction; recursive pairs are compared once. */
export class SchemaComparison {
  readonly #pair: Pair;
  readonly #direction: Direction;
  readonly #seen = new Set<string>();
  readonly differences: SchemaDifference[] = [];

  constructor(pair: Pair, direction: Direction) {
    this.#pair = pair;
    this.#direction = direction;
  }

  #report(breaking: boolean, pointer: string, message: string, one: Shape, other: Shape): void {
    this.differences.push({ breaking, pointer, message, ours: one.node, theirs: other.node });
  }

  /** Compare two schemas and their properties. */
  compare(ours: SourceNode, theirs: SourceNode, pointer = ''): void {
    const one = this.#sent(this.#pair.ours, readShape(this.#pair.ours, ours));
    const other = this.#sent(this.#pair.theirs, readShape(this.#pair.theirs, theirs));
    const key = [one, other].map(({ node }) => `${node.file}#${node.path.join('/')}`).join(' ');
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#uncompared(pointer, one, other);
    if (this.#types(pointer, one, other)) return;
    this.#nullable(pointer, one, other);
    this.#values(pointer, one, other);
    this.#texts(pointer, one, other);
    this.#limits(pointer, one, other);
    this.#uniqueItems(pointer, one, other);
    this.#default(pointer, one, other);
    this.#choices(pointer, one, other);
    this.#properties(pointer, one, other);
    if (one.items && other.items) this.compare(one.items, other.items, `${pointer}/*`);
    if (typeof one.additional === 'object' && typeof other.additional === 'object')
      this.compare(one.additional, other.additional, `${pointer}/*`);
  }

  /** A shape without the fields of the other direction: those of responses only, or of requests only. */
  #sent(source: Source, shape: Shape): Shape {
    const other = this.#direction === 'request' ? 'readOnly' : 'writeOnly';
    const isSent = ([, node]: [string, SourceNode]) => !readShape(source, node).only.has(other);
    const properties = new Map([...shape.properties].filter(isSent));
    const required = [...shape.required].filter(
      (name) => properties.has(name) || !shape.properties.has(name),
    );
    return { ...shape, properties, required: new Set(required) };
  }

  /** Report keywords that cannot be compared, since they may differ. */
  #uncompared(pointer: string, one: Shape, other: Shape): void {
    for (const name of new Set([...one.uncompared.keys(), ...other.uncompared.keys()])) {
      const [ours, theirs] = [one.uncompared.get(name), other.uncompared.get(name)];
      const isSame = ours === theirs && ours !== undefined && ours !== '' && !ours.includes('"$ref"');
      if (!isSame) this.#report(true, pointer, `${notCompared}: ${name}`, one, other);
    }
    for (const name of new Set([...one.patterns.keys(), ...other.patterns.keys()])) {
      const [ours, theirs] = [one.patterns.get(name), other.patterns.get(name)];
      if (ours && theirs) this.compare(ours, theirs, `${pointer}/*`);
      else this.#report(true, pointer, `${notCompared}: patternProperties ${name}`, one, other);
    }
    const areLists = [one, other].every((shape) => typesOf(shape).has('array'));
    const message = `${notCompared}: the items of a list without a description of them`;
    if (areLists && (one.items === undefined) !== (other.items === undefined))
      this.#report(true, pointer, message, one, other);
  }

  /** Sender's and receiver's shape: the receiver has to accept all that is sent. */
  #giverAndTaker(one: Shape, other: Shape): [giver: Shape, taker: Shape] {
    return this.#direction === 'answer' ? [other, one] : [one, other];
  }

  /** @returns true when the properties cannot be compared */
  #types(pointer: string, one: Shape, other: Shape): boolean {
    const [given, taken] = this.#giverAndTaker(one, other).map(typesOf) as [Set<string>, Set<string>];
    if (taken.size === 0 || one.choices.length > 0 || other.choices.length > 0) return false;
    const [ours, theirs] = [typesOf(one), typesOf(other)];
    const shown = (types: Set<string>) => [...types].join(' or ') || 'anything';
    const message = `type ${shown(theirs)} instead of ${shown(ours)}`;
    const fits =
      given.size > 0 &&
      [...given].every((type) => taken.has(type) || (type === 'integer' && taken.has('number')));
    if (!fits) this.#report(true, pointer, message, one, other);
    else if (shown(ours) !== shown(theirs)) this.#report(false, pointer, message, one, other);
    return !fits;
  }

  #nullable(pointer: string, one: Shape, other: Shape): void {
    if (one.nullable === other.nullable) return;
    const [giver] = this.#giverAndTaker(one, other);
    this.#report(giver.nullable, pointer, other.nullable ? 'may be null' : 'may not be null', one, other);
  }

  #values(pointer: string, one: Shape, other: Shape): void {
    if (!one.values && !other.values) return;
    const [giver, taker] = this.#giverAndTaker(one, other);
    const missing = (from: unknown[] | undefined, all: unknown[]) =>
      all.filter((value) => !from?.includes(value));
    if (one.values && other.values) {
      const added = missing(one.values, other.values);
      const removed = missing(other.values, one.values);
      const isAnswer = this.#direction === 'answer';
      if (added.length > 0) this.#report(isAnswer, pointer, `also the values ${listed(added)}`, one, other);
      if (removed.length > 0)
        this.#report(!isAnswer, pointer, `not the values ${listed(removed)}`, one, other);
      return;
    }
    const message = other.values
      ? `only the values ${listed(other.values)}`
      : 'any value, not only those of the enum';
    this.#report(taker.values !== undefined && giver.values === undefined, pointer, message, one, other);
  }

  #texts(pointer: string, one: Shape, other: Shape): void {
    const [giver, taker] = this.#giverAndTaker(one, other);
    for (const keyword of ['format', 'pattern'] as const) {
      if (one[keyword] === other[keyword]) continue;
      // Values that are listed have whatever form they have.
      const fits = (value: unknown) =>
        keyword === 'format' || new RegExp(taker.pattern ?? '', 'u').test(String(value));
      if (giver.values?.every(fits)) continue;
      const message = `${keyword} ${other[keyword] ?? 'of any kind'} instead of ${one[keyword] ?? 'any'}`;
      this.#report(taker[keyword] !== undefined, pointer, message, one, other);
    }
  }

  #uniqueItems(pointer: string, one: Shape, other: Shape): void {
    if (one.uniqueItems === other.uniqueItems) return;
    const [, taker] = this.#giverAndTaker(one, other);
    const message = other.uniqueItems ? 'items are unique' : 'items may repeat';
    this.#report(taker.uniqueItems, pointer, message, one, other);
  }

  /** The storefront leaves out what has the value by default, so the server has to have the same default. */
  #default(pointer: string, one: Shape, other: Shape): void {
    const [ours, theirs] = [one, other].map((shape) => JSON.stringify(shape.default));
    if (this.#direction === 'answer' || ours === theirs) return;
    const message = `default ${theirs ?? 'of any value'} instead of ${ours ?? 'none'}`;
    this.#report(ours !== undefined, pointer, message, one, other);
  }

  #limits(pointer: string, one: Shape, other: Shape): void {
    const [giver, taker] = this.#giverAndTaker(one, other);
    for (const name of new Set([...one.limits.keys(), ...other.limits.keys()])) {
      const [ours, theirs] = [one.limits.get(name), other.limits.get(name)];
      if (ours === theirs) continue;
      const taken = taker.limits.get(name);
      // A bound that is exclusive is inside the same one that is not.
      const given =
        giver.limits.get(name) ??
        giver.limits.get(name.replace(/^m/, 'exclusiveM')) ??
        boundOf(name, giver.values);
      const exceeds = taken !== undefined && (given === undefined || isBeyond(name, given, taken));
      const message = `${name} ${theirs ?? 'of any size'} instead of ${ours ?? 'any'}`;
      this.#report(exceeds, pointer, message, one, other);
    }
  }

  #properties(parent: string, one: Shape, other: Shape): void {
    const isAnswer = this.#direction === 'answer';
    for (const name of new Set([...one.properties.keys(), ...other.properties.keys()])) {
      const [ours, theirs] = [one.properties.get(name), other.properties.get(name)];
      const [isRequired, isTaken] = [one.required.has(name), other.required.has(name)];
      const pointer = `${parent}/${escapePointer(name)}`;
      const add = (breaking: boolean, message: string) =>
        this.differences.push({
          ...{ breaking, pointer, message },
          ...{ ours: ours ?? one.node, theirs: theirs ?? other.node },
        });
      if (theirs === undefined)
        add(
          isRequired || (!isAnswer && other.additional === false),
          isRequired ? 'a required field is missing' : 'an optional field is missing',
        );
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

  #choices(pointer: string, one: Shape, other: Shape): void {
    if (one.choices.length === 0 && other.choices.length === 0) return;
    if (one.mapping.size > 0 && other.mapping.size > 0) return this.#mappings(pointer, one, other);
    const [ours, theirs] = [one, other].map((shape) =>
      shape.choices.length > 0 ? shape.choices : [shape.node],
    ) as [SourceNode[], SourceNode[]];
    for (const given of this.#direction === 'answer' ? theirs : ours) {
      const attempts = (this.#direction === 'answer' ? ours : theirs).map((taken) => {
        const attempt = new SchemaComparison(this.#pair, this.#direction);
        for (const key of this.#seen) attempt.#seen.add(key);
        if (this.#direction === 'answer') attempt.compare(taken, given, pointer);
        else attempt.compare(given, taken, pointer);
        return attempt.differences;
      });
      const badness = (differences: SchemaDifference[]) =>
        differences.filter(({ breaking }) => breaking).length + differences.length / 1e6;
      const [best = []] = attempts.toSorted((a, b) => badness(a) - badness(b));
      const isAdded = attempts.length < (this.#direction === 'answer' ? theirs : ours).length;
      const name = given.path.at(-1) ?? '';
      if (isAdded && badness(best) > 1)
        this.#report(true, pointer, `an alternative that is none of the others, ${name}`, one, other);
      else this.differences.push(...best);
    }
  }

  #mappings(pointer: string, one: Shape, other: Shape): void {
    const isAnswer = this.#direction === 'answer';
    for (const [value, ours] of one.mapping) {
      const theirs = other.mapping.get(value);
      const place = `${pointer} (${one.discriminator ?? ''} ${value})`;
      if (theirs) this.compare(ours, theirs, place);
      else this.#report(!isAnswer, pointer, `no alternative ${value}`, one, other);
    }
    for (const value of other.mapping.keys())
      if (!one.mapping.has(value))
        this.#report(isAnswer, pointer, `also an alternative ${value}`, one, other);
  }
}
