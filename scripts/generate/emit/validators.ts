import { Compiler, validatorName } from '../compiler';
import type { Contract, Operation } from '../contract';
import type { Schema } from '../description';
import { banner, type GeneratedFile } from '../print';
import { toJsonSchema, type JsonSchema } from '../schemas';
import { isRedirect, refName } from '../shape';

/** Validators of every request and answer, as plain code. */
export function emitValidators(contract: Contract): GeneratedFile {
  const compiler = new Compiler(contract);
  const noBody = compiler.add('noBody', { type: 'null' });
  const entries = contract.operations.map((operation) => ({
    id: operation.id,
    request: compiler.add(`${operation.id}Request`, requestSchema(compiler, operation)),
    answers: operation.answers.map(({ status, body }) => ({
      status,
      name: body ? answerName(contract, compiler, `${operation.id}${status}`, body.schema) : noBody,
    })),
  }));
  const names = entries.flatMap(({ request, answers }) => [request, ...answers.map(({ name }) => name)]);
  const table = entries.map(({ id, request, answers }) => {
    const byStatus = answers.map(({ status, name }) => `${status}: ${validatorName(name)}`);
    return `  ${id}: { request: ${validatorName(request)}, answers: { ${byStatus.join(', ')} } },`;
  });
  return {
    path: 'mocks/generated/validators.js',
    text: `${banner}${compiler.compile([...new Set(names)])}\nexport const validators = {\n${table.join('\n')}\n};\n`,
  };
}

/** The name of the schema of an answer's body: a shared one keeps its own. */
function answerName(contract: Contract, compiler: Compiler, name: string, schema: Schema): string {
  const { $ref, ...rest } = schema;
  if ($ref !== undefined && Object.keys(rest).length === 0) return refName($ref);
  return compiler.add(name, answerSchema(contract, schema));
}

/** An answer that may also be a redirect is checked as the one it looks like, so that the errors are of that one. */
function answerSchema(contract: Contract, schema: Schema): JsonSchema {
  const { oneOf = [], ...rest } = schema;
  const redirect = oneOf.find((choice) => isRedirect(contract, choice));
  if (redirect === undefined) return toJsonSchema(schema);
  return {
    if: { type: 'object', required: ['redirectUrl', 'permanent'] },
    then: toJsonSchema(redirect),
    else: toJsonSchema({ ...rest, oneOf: oneOf.filter((choice) => choice !== redirect) }),
  };
}

/** A parsed request as one object: its parameters by place, and its body. */
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
  const required = Object.keys(properties).filter((name) => name !== 'body' || body?.required);
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
