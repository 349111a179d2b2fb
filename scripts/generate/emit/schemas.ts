import type { Contract, Operation } from '../contract';
import type { Schema } from '../description';
import { formats } from '../formats';
import { DescriptionError } from '../load';
import { literal, typescript, type GeneratedFile } from '../print';
import { flatten, refName, typeOf } from '../shape';
import { operationComment } from '../operationCode';

/** A zod schema per request body (FORM-01), for forms to pick from and extend. */
export function emitSchemas(contract: Contract): Promise<GeneratedFile> {
  const parts = new Map<string, string>();
  const bodies = contract.operations.flatMap((operation) => {
    if (operation.body === null) return [];
    const schema = zodOf({ contract, parts, inside: [] }, operation.body.schema);
    return [`${bodyDoc(operation)}\nexport const ${operation.id}Body = ${pure(schema)};`];
  });
  const shared = [...parts].map(([name, schema]) => `const ${name} = ${pure(schema)};`);
  const code = [...shared, ...bodies].join('\n\n');
  const lengths = ['minLength', 'maxLength'].filter((name) => new RegExp(`\\b(?<!\\.)${name}\\(`).test(code));
  const imports = [
    ...(code.includes('z.') ? [`import * as z from 'zod/mini';`] : []),
    ...(lengths.length > 0 ? [`import { ${lengths.join(', ')} } from '../textLength';`] : []),
  ];
  return typescript('src/api/generated/schemas.ts', `${imports.join('\n')}\n\n${code}\nexport {};`);
}

const bodyDoc = (operation: Operation) => operationComment(operation).replace('/** ', '/** Request body: ');

/** Bundlers drop an unused constant when its whole value is one call that is marked as pure. */
const pure = (schema: string) => (/^\w+$/.test(schema) ? schema : `/* @__PURE__ */ (() => ${schema})()`);

interface Context {
  contract: Contract;
  /** Schemas of the components emitted so far, by name, each after those it depends on. */
  parts: Map<string, string>;
  /** Names of the enclosing components. */
  inside: readonly string[];
}

function zodOf(context: Context, schema: Schema): string {
  const flat = flatten(context.contract, schema);
  const isNullable = [flat.type ?? []].flat().includes('null') || hasNull(schema);
  const core = schema.$ref === undefined ? inlineOf(context, flat) : partOf(context, refName(schema.$ref));
  return isNullable ? `z.nullable(${core})` : core;
}

const hasNull = ({ oneOf = [], anyOf = [], enum: values = [] }: Schema) =>
  values.includes(null) || [...oneOf, ...anyOf].some(({ type }) => type === 'null');

function partOf(context: Context, name: string): string {
  const { contract, parts, inside } = context;
  if (inside.includes(name))
    throw new DescriptionError(`${name} contains itself, which a request body cannot`);
  if (!parts.has(name)) {
    const schema = inlineOf(
      { ...context, inside: [...inside, name] },
      flatten(contract, contract.schemas[name] ?? {}),
    );
    parts.set(name, schema);
  }
  return name;
}

function inlineOf(context: Context, schema: Schema): string {
  if (schema.enum) return `z.enum(${literal(schema.enum.filter((value) => value !== null))})`;
  switch (typeOf(context.contract, schema)) {
    case 'object':
      return objectOf(context, schema);
    case 'array':
      return withChecks(`z.array(${zodOf(context, schema.items ?? {})})`, [
        limit('z.minLength', schema.minItems),
        limit('z.maxLength', schema.maxItems),
      ]);
    case 'boolean':
      return 'z.boolean()';
    case 'integer':
      return withChecks('z.int()', rangeOf(schema));
    case 'number':
      return withChecks('z.number()', rangeOf(schema));
    default:
      return withChecks('z.string()', [
        // The first failed check gives the message, and a wrong pattern explains more than a wrong length.
        limit('z.regex', schema.pattern, (pattern) => `${new RegExp(pattern, 'u')}`),
        formatOf(schema.format),
        limit('minLength', schema.minLength || undefined),
        limit('maxLength', schema.maxLength),
      ]);
  }
}

function objectOf(context: Context, { properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).map(([name, property]) => {
    const field = zodOf(context, property);
    return `${literal(name)}: ${required.includes(name) ? field : `z.optional(${field})`}`;
  });
  return `z.object({ ${fields.join(', ')} })`;
}

const rangeOf = ({ minimum, maximum }: Schema) => [limit('z.gte', minimum), limit('z.lte', maximum)];

function limit<Value>(check: string, value: Value | undefined, text: (value: Value) => string = literal) {
  return value === undefined ? [] : [`${check}(${text(value)})`];
}

/** The format's regular expression (formats.ts), so that forms and validators accept the same values. */
function formatOf(format: string | undefined): string[] {
  if (format === 'email') return [`z.email({ pattern: ${formats.get('email')} })`];
  return format === 'date' ? ['z.iso.date()'] : [];
}

const withChecks = (schema: string, checks: readonly string[][]) =>
  checks.flat().length === 0 ? schema : `${schema}.check(${checks.flat().join(', ')})`;
