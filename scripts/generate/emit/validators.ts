import { close, closedName } from '../closed';
import { Compiler, validatorName } from '../compiler';
import type { Body, Contract, Operation } from '../contract';
import { banner, literal, type GeneratedFile } from '../print';
import { toJsonSchema, type JsonSchema } from '../schemas';
import { flatten, refName } from '../shape';

/** Validators of every request, and of every response in its closed form, as plain code. */
export function emitValidators(contract: Contract): GeneratedFile {
  const compiler = new Compiler(contract);
  const entries = contract.operations.map((operation) => ({
    id: operation.id,
    request: compiler.add(`${operation.id}Request`, requestSchema(compiler, operation)),
    answers: operation.answers.map(({ status, body }) => ({
      status,
      name: bodyName(contract, compiler, `${operation.id}${status}`, body),
    })),
  }));
  const common = Object.entries(contract.commonAnswers).map(([name, { status, body }]) => ({
    status,
    required: flatten(contract, body?.schema ?? {}).required ?? [],
    name: bodyName(contract, compiler, `${name}${status}`, body),
  }));
  const names = [
    ...entries.flatMap(({ request, answers }) => [request, ...answers.map(({ name }) => name)]),
    ...common.map(({ name }) => name),
  ];
  const table = entries.map(({ id, request, answers }) => {
    const byStatus = answers.map(({ status, name }) => `${status}: ${validatorName(name)}`);
    return `  ${id}: { request: ${validatorName(request)}, answers: { ${byStatus.join(', ')} } },`;
  });
  const commonTable = common.map(
    ({ status, required, name }) =>
      `  { status: ${status}, required: ${literal(required)}, validate: ${validatorName(name)} },`,
  );
  return {
    path: 'mocks/generated/validators.js',
    text: `${banner}${compiler.compile([...new Set(names)])}
export const validators = {\n${table.join('\n')}\n};
export const commonAnswers = [\n${commonTable.join('\n')}\n];\n`,
  };
}

/** Name of the closed schema of a response body; for a shared schema it is derived from the schema's name. */
function bodyName(contract: Contract, compiler: Compiler, name: string, body: Body | null): string {
  if (body === null) return compiler.empty;
  const { $ref, ...rest } = body.schema;
  if ($ref !== undefined && Object.keys(rest).length === 0) return closedName(refName($ref));
  return compiler.add(name, toJsonSchema(close(contract, body.schema)));
}

/**
 * Schema of a parsed request: one object of its parameters by place, and its body. Credentials are optional: a call
 * without them gets a 401, not a validation error.
 */
function requestSchema(compiler: Compiler, { parameters, body, authorization }: Operation): JsonSchema {
  const place = (name: string, key: string) => {
    const declared = parameters.filter((parameter) => parameter.in === name);
    return declared.length === 0 ? {} : { [key]: compiler.share(placeSchema(declared)) };
  };
  const properties: JsonSchema = {
    ...place('path', 'path'),
    ...place('query', 'query'),
    ...place('header', 'headers'),
    ...(authorization ? { authorization: { type: 'string' } } : {}),
    ...(body ? { body: toJsonSchema(body.schema) } : {}),
  };
  const required = Object.keys(properties).filter(
    (name) => name !== 'authorization' && (name !== 'body' || body?.required),
  );
  return { type: 'object', properties, required, additionalProperties: false };
}

const placeSchema = (declared: Operation['parameters']): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(declared.map(({ name, schema }) => [name, toJsonSchema(schema)])),
  required: declared
    .filter(({ required, preset }) => required || preset !== undefined)
    .map(({ name }) => name),
  additionalProperties: false,
});
