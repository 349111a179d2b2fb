import type { Operation } from '../../../scripts/generate/contract';
import { property, rawChild, Source, unescapePointer, type Place, type SourceNode } from './source';

/** Find the line of the contract that describes the subject of a finding. */
export class Locator {
  readonly #source: Source;

  /** @param path the root file of the description */
  constructor(path: string) {
    this.#source = new Source(path);
  }

  get file(): string {
    return this.#source.nameOf(this.#source.root.file);
  }

  #operation({ path, method }: Operation): SourceNode {
    return this.#source.child(this.#source.root, 'paths', path, method.toLowerCase()) ?? this.#source.root;
  }

  operation(operation: Operation): Place {
    return this.#source.place(this.#operation(operation));
  }

  /** Place of an operation's responses, or of the response with a status. */
  answer(operation: Operation, status?: number): Place {
    const node = this.#operation(operation);
    const all = this.#source.child(node, 'responses') ?? node;
    return this.#source.place(this.#source.child(all, String(status)) ?? all);
  }

  /** Place of a value of a response body: its property's line, or the nearest description around it. */
  body(operation: Operation, status: number, pointer: string, body: unknown): Place {
    const content = this.#source.child(this.#operation(operation), 'responses', String(status), 'content');
    const [mediaType = ''] = Object.keys(Object(content?.value));
    const schema = content && this.#source.child(content, mediaType, 'schema');
    if (schema === undefined) return this.answer(operation, status);
    return this.#source.place(this.#descend(schema, pointer, body));
  }

  #descend(schema: SourceNode, pointer: string, body: unknown): SourceNode {
    let node = schema;
    let value = body;
    for (const segment of pointer.split('/').slice(1).map(unescapePointer)) {
      const next = this.#step(node, segment, value);
      if (next === undefined) break;
      node = next;
      value = property(value, segment);
    }
    return node;
  }

  /** The description of a property or an item of a value that a schema describes. */
  #step(schema: SourceNode, segment: string, value: unknown): SourceNode | undefined {
    for (const part of this.#parts(schema, value)) {
      const found =
        (this.#source.child(part, 'properties', segment) && rawChild(part, 'properties', segment)) ??
        (Array.isArray(value) ? this.#source.child(part, 'items') : undefined) ??
        this.#source.child(part, 'additionalProperties');
      if (found) return found;
    }
    return undefined;
  }

  /** A schema, those of its allOf, and the branch of its choice that matches a value. */
  *#parts(schema: SourceNode, value: unknown): Generator<SourceNode> {
    const node = this.#source.follow(schema);
    yield node;
    const mapping = property(property(node.value, 'discriminator'), 'mapping');
    const name = property(property(node.value, 'discriminator'), 'propertyName');
    const chosen = property(mapping, String(property(value, String(name))));
    if (typeof chosen === 'string') yield* this.#parts(this.#source.target(node, chosen), value);
    for (const keyword of ['allOf', 'oneOf', 'anyOf'])
      for (const index of Object.keys(Object(property(node.value, keyword)))) {
        const part = this.#source.child(node, keyword, index);
        if (part && mapping === undefined) yield* this.#parts(part, value);
      }
  }
}
