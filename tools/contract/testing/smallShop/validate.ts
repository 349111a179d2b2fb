import type { Contract, Operation, OperationParameter } from '../../../../scripts/generate/contract';
import { Schemas } from '../../contract/schemas';

/** Parsed parameters and body of a call. */
export interface SmallCall {
  path: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** The value of a parameter, in the type of its schema. */
function valueOf({ schema }: OperationParameter, text: string): unknown {
  if (schema.type === 'integer' && /^-?\d+$/.test(text)) return Number(text);
  if (schema.type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

const textOf = ({ in: place, name }: OperationParameter, { path, query, headers }: SmallCall) =>
  (place === 'path' ? path[name] : place === 'query' ? query.get(name) : headers.get(name)) ?? undefined;

/** Collect the invalid fields of a call. */
export class Validation {
  readonly #schemas: Schemas;

  constructor(contract: Contract) {
    this.#schemas = new Schemas(contract);
  }

  fields({ parameters, body }: Operation, call: SmallCall): string[] {
    const ofParameters = parameters.flatMap((parameter) => {
      if (parameter.name === 'filters') return [];
      const text = textOf(parameter, call);
      if (text === undefined) return parameter.required ? [parameter.name] : [];
      const isRight = this.#schemas.errors(parameter.schema, valueOf(parameter, text)).length === 0;
      return isRight ? [] : [parameter.name];
    });
    if (!body) return ofParameters;
    const ofBody = this.#schemas.errors(body.schema, call.body).map(({ instancePath, params }) => {
      const name: unknown = params.missingProperty ?? params.additionalProperty;
      return [...instancePath.split('/').slice(1), ...(typeof name === 'string' ? [name] : [])].join('.');
    });
    return [...new Set([...ofParameters, ...ofBody])];
  }
}
