import type { AnySchemaObject, ErrorObject, ValidateFunction } from 'ajv';
import type { DataValidateFunction } from 'ajv/dist/types';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { close, closedName } from '../../../scripts/generate/closed';
import type { Contract } from '../../../scripts/generate/contract';
import type { Schema } from '../../../scripts/generate/description';
import { formats } from '../../../scripts/generate/formats';
import { isObject } from './source';
import { schemaId, toJsonSchema, type JsonSchema } from '../../../scripts/generate/schemas';

function mapObjects(value: unknown, change: (object: JsonSchema) => JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (!isObject(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapObjects(inner, change)])),
  );
}

/** Turn a list's description "Unique by code." into a keyword, since JSON Schema has none for it. */
function withUniqueness(schema: JsonSchema): JsonSchema {
  const { type, description } = schema;
  const [, uniqueBy] = (type === 'array' && /Unique by (\w+)\./.exec(String(description))) || [];
  return uniqueBy === undefined ? schema : { ...schema, uniqueBy };
}

/** Turn a choice between schemas into a custom keyword, whose errors are those of the schema that fits best. */
function withChoice({ oneOf, anyOf, ...schema }: JsonSchema): JsonSchema {
  const choice = oneOf ?? anyOf;
  return Array.isArray(choice) ? { ...schema, choice } : schema;
}

/** True for a property that the contract does not describe: an addition, which a client ignores. */
const isAddition = ({ keyword }: Pick<ErrorObject, 'keyword'>): boolean =>
  keyword === 'additionalProperties' || keyword === 'unevaluatedProperties';

const badness = (errors: readonly ErrorObject[]): number =>
  errors.filter((error) => !isAddition(error)).length + errors.length / 1e6;

/** Validators that report every violation, additions too: responses are held to the closed form of their schemas. */
export class Schemas {
  readonly #ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, inlineRefs: false });
  readonly #contract: Contract;
  readonly #compiled = new Map<Schema, ValidateFunction>();

  constructor(contract: Contract) {
    this.#contract = contract;
    addFormats(this.#ajv);
    for (const [name, format] of formats) this.#ajv.addFormat(name, format);
    this.#addKeywords();
    for (const [name, schema] of Object.entries(contract.schemas))
      this.#ajv.addSchema(this.#prepare(schema), schemaId(closedName(name)));
  }

  #prepare(schema: Schema): JsonSchema {
    const annotated = mapObjects(schema, withUniqueness) as Schema;
    return mapObjects(toJsonSchema(close(this.#contract, annotated)), withChoice) as JsonSchema;
  }

  #addKeywords() {
    const ajv = this.#ajv;
    ajv.addKeyword({
      keyword: 'choice',
      errors: 'full',
      compile(choices: AnySchemaObject[]) {
        let branches: ValidateFunction[] | undefined;
        const validate: DataValidateFunction = (data, context) => {
          branches ??= choices.map((choice) => ajv.compile(choice));
          const attempts = branches.map((branch) => (branch(data) ? [] : [...(branch.errors ?? [])]));
          const best = attempts.reduce((one, other) => (badness(other) < badness(one) ? other : one));
          const prefix = context?.instancePath ?? '';
          validate.errors = best.map((error) => ({ ...error, instancePath: prefix + error.instancePath }));
          return best.length === 0;
        };
        return validate;
      },
    });
    ajv.addKeyword({ keyword: 'uniqueBy', errors: 'full', compile: uniqueBy });
  }

  /** All errors of a value against a schema. */
  errors(schema: Schema, value: unknown): ErrorObject[] {
    const validate = this.#compiled.get(schema) ?? this.#ajv.compile(this.#prepare(schema));
    this.#compiled.set(schema, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  }
}

function uniqueBy(name: string): DataValidateFunction {
  const validate: DataValidateFunction = (items: unknown[], context) => {
    const seen = new Map<unknown, number>();
    validate.errors = items.flatMap((item, index) => {
      const key = isObject(item) ? item[name] : undefined;
      const first = seen.get(key);
      if (key !== undefined && first === undefined) seen.set(key, index);
      if (first === undefined) return [];
      const instancePath = `${context?.instancePath ?? ''}/${index}/${name}`;
      return [{ keyword: 'uniqueBy', instancePath, params: { name, first }, data: key }];
    });
    return validate.errors.length === 0;
  };
  return validate;
}
