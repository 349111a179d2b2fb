import type { Schema } from '../../scripts/generate/description';
import { refName } from '../../scripts/generate/shape';
import { closedValidatorOf, component } from './contract';

/** A value inside an example: its parent, its schema, and whether it is optional. */
export interface Node {
  holder: Holder;
  key: string;
  place: string;
  schema: Schema;
  required: boolean;
  /** Name of the property in the contract (Image.width); empty for a list's item or a map's entry. */
  property: string;
}

type Holder = Record<string, unknown>;
interface Part {
  name: string;
  schema: Schema;
}

/** Every value of an example, outermost first, found along its schema. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  const value = node.holder[node.key];
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Holder;
  for (const part of partsOf(node.schema, value))
    for (const key of Object.keys(holder)) {
      const inner = innerNode(part, node, holder, key);
      if (inner) yield* nodesOf(inner);
    }
}

function innerNode({ name, schema }: Part, outer: Node, holder: Holder, key: string): Node | null {
  const place = `${outer.place}/${key}`;
  const own = schema.properties?.[key];
  if (own) {
    const required = schema.required?.includes(key) ?? false;
    return { holder, key, place, schema: own, required, property: `${name}.${key}` };
  }
  const others = Array.isArray(holder) ? schema.items : schema.additionalProperties;
  if (typeof others !== 'object') return null;
  return { holder, key, place, schema: others, required: false, property: '' };
}

/** The schemas of a value: the schema, its references, and the one choice that matches. */
export function partsOf(schema: Schema, value: unknown, name = ''): Part[] {
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const fitting = choices.filter((choice) => closedValidatorOf(choice)(value)).slice(0, 1);
  return [
    { name, schema },
    ...(schema.$ref ? partsOf(component(refName(schema.$ref)), value, refName(schema.$ref)) : []),
    ...[...(schema.allOf ?? []), ...fitting].flatMap((part) => partsOf(part, value, name)),
  ];
}

/** The JSON types of a schema; empty for any type. */
export function typesOf(schema: Schema): string[] {
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  return [
    ...[schema.type ?? []].flat(),
    ...(schema.$ref ? typesOf(component(refName(schema.$ref))) : []),
    ...choices.flatMap(typesOf),
  ];
}

/** The description of a schema, or of the component it refers to. */
export function descriptionOf({ description, $ref }: Schema): string {
  return description ?? ($ref ? descriptionOf(component(refName($ref))) : '');
}
