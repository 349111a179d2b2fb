import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import { readContract, type Answer, type Body, type Operation } from '../../scripts/generate/contract';
import { close, closedName } from '../../scripts/generate/closed';
import type { Schema } from '../../scripts/generate/description';
import { formats } from '../../scripts/generate/formats';
import { loadDescription } from '../../scripts/generate/load';
import { refName } from '../../scripts/generate/shape';

/** The contract as parsed by the generator. */
export const contract = readContract(await loadDescription('openapi/storefront.yaml'));

/** One example and the schema of its body. */
export interface Sample {
  title: string;
  direction: 'request' | 'answer';
  schema: Schema;
  value: unknown;
}

/** Every example of every request and response, once per schema. */
export const samples: Sample[] = [
  ...new Map(
    [
      ...contract.operations.flatMap(samplesOf),
      ...Object.entries(contract.commonAnswers).flatMap(commonSamples),
    ].map((sample) => [identity(sample), sample]),
  ).values(),
];

function samplesOf({ id, body, answers }: Operation): Sample[] {
  const ofAnswers = answers.flatMap((answer) => bodySamples(`${id} ${answer.status}`, 'answer', answer.body));
  return [...bodySamples(`${id} request`, 'request', body), ...ofAnswers];
}

function commonSamples([name, { status, body }]: [string, Answer]): Sample[] {
  return bodySamples(`${name} ${status}`, 'answer', body);
}

function bodySamples(place: string, direction: Sample['direction'], body: Body | null): Sample[] {
  return Object.entries(body?.examples ?? {}).map(([name, value]) => ({
    title: `${place} ${name}`,
    direction,
    schema: body?.schema ?? {},
    value,
  }));
}

function identity({ schema, value }: Sample): string {
  return JSON.stringify([schema, value]);
}

/** Resolve a reference into the components. */
export function component(name: string): Schema {
  const schema = contract.schemas[name];
  if (schema === undefined) throw new Error(`The contract has no schema ${name}`);
  return schema;
}

/** The properties of a schema by name, including those of its allOf parts. */
export function properties(schema: Schema): Record<string, Schema> {
  const parts = [...(schema.$ref ? [component(refName(schema.$ref))] : []), ...(schema.allOf ?? [])];
  return Object.assign({}, ...parts.map(properties), schema.properties) as Record<string, Schema>;
}

const ajv = new Ajv({ strictTypes: false });
for (const [name, expression] of formats) ajv.addFormat(name, expression);
ajv.addVocabulary(['components', 'discriminator', 'example', 'x-fallback']);
const closedSchemas = Object.entries(contract.schemas).map(
  ([name, schema]) => [closedName(name), close(contract, schema)] as const,
);
ajv.addSchema({
  $id: 'contract',
  components: { schemas: withoutRoot({ ...contract.schemas, ...Object.fromEntries(closedSchemas) }) },
});
const validators = new Map<Schema, ValidateFunction>();
const closedForms = new Map<Schema, Schema>();

/** The validator of a schema of the contract as written, compiled once. */
export function validatorOf(schema: Schema): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const validator = ajv.compile(withoutRoot(schema));
  validators.set(schema, validator);
  return validator;
}

/** The validator of the closed form of a response schema, which applies to the mocks' responses. */
export function closedValidatorOf(schema: Schema): ValidateFunction {
  const closed = closedForms.get(schema) ?? close(contract, schema);
  closedForms.set(schema, closed);
  return validatorOf(closed);
}

/** Make the references of a part of the contract absolute, so that they resolve into the whole contract. */
function withoutRoot<Node extends object>(node: Node): Node {
  return JSON.parse(JSON.stringify(node).replaceAll('"#/components/', '"contract#/components/')) as Node;
}
