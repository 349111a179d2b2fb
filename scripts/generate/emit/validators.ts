import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Contract, Operation } from '../contract';
import type { Schema } from '../description';
import { formats } from '../formats';
import { banner, type GeneratedFile } from '../print';
import { schemaId, toJsonSchema, type JsonSchema } from '../schemas';
import { isRedirect, refName } from '../shape';

/** Validators of every request and answer, as plain code that needs no eval and no library where it runs. */
export function emitValidators(contract: Contract): GeneratedFile {
  const ajv = compiler(contract);
  const entries = contract.operations.map((operation) => ({
    id: operation.id,
    ...register(contract, ajv, operation),
  }));
  const used = new Set(
    entries.flatMap(({ request, answers }) => [request, ...answers.map(({ name }) => name)]),
  );
  const exported = Object.fromEntries([...used].map((name) => [name, schemaId(name)]));
  const table = entries.map(({ id, request, answers }) => {
    const byStatus = answers.map(({ status, name }) => `${status}: ${name}`);
    return `  ${id}: { request: ${request}, answers: { ${byStatus.join(', ')} } },`;
  });
  const code = selfContained(standaloneCode(ajv, exported));
  return {
    path: 'mocks/generated/validators.js',
    text: `${banner}${code}\nexport const validators = {\n${table.join('\n')}\n};\n`,
  };
}

function compiler({ schemas }: Contract): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    inlineRefs: false,

    code: { source: true, esm: true },
  });
  for (const [name, format] of formats) ajv.addFormat(name, format);
  ajv.addSchema({ type: 'null' }, schemaId('Nothing'));
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(toJsonSchema(schema), schemaId(name));
  return ajv;
}

/** Gives the schemas of an operation to the compiler and says by which names it knows them; a shared one has its own. */
function register(contract: Contract, ajv: Ajv2020, { id, answers, ...operation }: Operation) {
  const add = (name: string, schema: JsonSchema) => {
    ajv.addSchema(schema, schemaId(name));
    return name;
  };
  const addAnswer = (status: number, schema: Schema) =>
    isReference(schema) ? refName(schema.$ref) : add(`${id}${status}`, answerSchema(contract, schema));
  return {
    request: add(`${id}Request`, requestSchema(operation)),
    answers: answers.map(({ status, body }) => ({
      status,
      name: body ? addAnswer(status, body.schema) : 'Nothing',
    })),
  };
}

const isReference = (schema: Schema): schema is Schema & { $ref: string } =>
  schema.$ref !== undefined && Object.keys(schema).length === 1;

/** An answer that may also be a redirect is checked as the one it looks like, so that the errors are of that one. */
function answerSchema(contract: Contract, schema: Schema): JsonSchema {
  const redirect = schema.oneOf?.find((choice) => isRedirect(contract, choice));
  if (redirect === undefined) return toJsonSchema(schema);
  const others = schema.oneOf?.filter((choice) => choice !== redirect) ?? [];
  return {
    if: { type: 'object', required: ['redirectUrl', 'permanent'] },
    then: toJsonSchema(redirect),
    else: others.length === 1 && others[0] ? toJsonSchema(others[0]) : { oneOf: others.map(toJsonSchema) },
  };
}

/** A parsed request as one object: its parameters by place, and its body. */
function requestSchema({
  parameters,
  body,
  authorization,
}: Pick<Operation, 'parameters' | 'body' | 'authorization'>): JsonSchema {
  const places = (['path', 'query', 'headers'] as const).flatMap((place) => {
    const declared = parameters.filter(
      (parameter) => `${parameter.in}`.replace('header', 'headers') === place,
    );
    return declared.length === 0 ? [] : [[place, placeSchema(declared)] as const];
  });
  const properties = {
    ...Object.fromEntries(places),
    ...(authorization ? { authorization: { type: 'string' } } : {}),
    ...(body ? { body: toJsonSchema(body.schema) } : {}),
  };
  const required = Object.keys(properties).filter((name) => name !== 'body' || body?.required);
  return { type: 'object', properties, required, additionalProperties: false };
}

const placeSchema = (declared: Operation['parameters']): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(declared.map(({ name, schema }) => [name, toJsonSchema(schema)])),
  required: declared
    .filter(({ required, schema }) => required || schema.default !== undefined)
    .map(({ name }) => name),
  additionalProperties: false,
});

const require = createRequire(import.meta.url);

/** The code of the compiler's few helpers in place of their imports, which a browser could not follow. */
const selfContained = (code: string): string =>
  code.replaceAll(/require\("(ajv\/dist\/runtime\/\w+)"\)\.default/g, (_import, path) =>
    String(require(path).default),
  );
