import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';

/** A line of a file; see {@link Source.nameOf} for the path. */
export interface Place {
  file: string;
  line: number;
}

/** A value of a description of one or more files, with its position. */
export interface SourceNode {
  file: string;
  path: readonly string[];
  value: unknown;
}

interface SourceFile {
  document: Document;
  lines: LineCounter;
  value: unknown;
}

/** The files of a description, parsed as YAML (JSON is YAML), with line numbers. */
export class Source {
  readonly #files = new Map<string, SourceFile>();
  readonly root: SourceNode;

  readonly #name: string | undefined;

  /** Places name the root file `name`, when it is a copy. @throws {Error} when a file cannot be read */
  constructor(path: string, name?: string) {
    this.#name = name;
    this.root = this.#node(resolve(path), []);
  }

  #read(file: string): SourceFile {
    const known = this.#files.get(file);
    if (known) return known;
    const lines = new LineCounter();
    const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
    const [problem] = document.errors;
    if (problem) throw new Error(`${relative('.', file)}: ${problem.message}`);
    const read = { document, lines, value: document.toJS() as unknown };
    this.#files.set(file, read);
    return read;
  }

  #node(file: string, path: readonly string[]): SourceNode {
    return { file, path, value: path.reduce<unknown>(property, this.#read(file).value) };
  }

  /** Resolve references. @throws {Error} for references that lead back to themselves */
  follow(node: SourceNode, seen: readonly string[] = []): SourceNode {
    const ref = property(node.value, '$ref');
    if (typeof ref !== 'string') return node;
    const place = `${this.nameOf(node.file)}#/${node.path.join('/')}`;
    if (seen.includes(place))
      throw new Error(`the references ${[...seen, place].join(' → ')} lead back to themselves`);
    return this.follow(this.target(node, ref), [...seen, place]);
  }

  target({ file }: SourceNode, ref: string): SourceNode {
    const [path = '', pointer = ''] = ref.split('#');
    const segments = pointer.split('/').slice(1).map(unescapePointer);
    return this.#node(path === '' ? file : resolve(dirname(file), path), segments);
  }

  /** A value inside a node, with references resolved on the way and at the end; undefined without one. */
  child(node: SourceNode, ...keys: string[]): SourceNode | undefined {
    const place = keys.reduce<SourceNode | undefined>((parent, key) => {
      if (parent === undefined) return undefined;
      const { file, path, value } = this.follow(parent);
      return property(value, key) === undefined ? undefined : this.#node(file, [...path, key]);
    }, node);
    return place && this.follow(place);
  }

  place({ file, path }: SourceNode): Place {
    const { document, lines } = this.#read(file);
    const holder = document.getIn(path.slice(0, -1), true) ?? document.contents;
    const key = path.at(-1);
    const pair = isMap(holder)
      ? holder.items.find(({ key: name }) => isScalar(name) && String(name.value) === key)?.key
      : isSeq(holder)
        ? holder.items[Number(key)]
        : undefined;
    const range = (isScalar(pair) || isMap(pair) ? pair.range : undefined) ?? [0];
    return { file: this.nameOf(file), line: Math.max(1, lines.linePos(range[0]).line) };
  }

  /** Name of a file in reports: relative to the working directory, absolute outside of it. */
  nameOf(file: string): string {
    if (file === this.root.file && this.#name !== undefined) return this.#name;
    const own = relative('.', file);
    return own.startsWith('..') ? file : own;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property of an object or an item of a list; undefined without one. */
export function property(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key];
}

/** The value at a JSON pointer; undefined without one. */
export const valueAt = (value: unknown, pointer: string): unknown =>
  pointer.split('/').slice(1).map(unescapePointer).reduce<unknown>(property, value);

/** A child without resolving its reference: its own line describes it. */
export function rawChild({ file, path, value }: SourceNode, ...keys: string[]): SourceNode {
  return { file, path: [...path, ...keys], value: keys.reduce(property, value) };
}

export const escapePointer = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1');

export const unescapePointer = (segment: string): string =>
  decoded(segment).replaceAll('~1', '/').replaceAll('~0', '~');

/** A percent-encoded text decoded; unchanged when it is none, as a name such as 50% of a field. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
