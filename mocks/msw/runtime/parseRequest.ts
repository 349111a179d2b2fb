import type { MockParameter } from '../../generated/operations';
import type { Problem } from './violation';

/** A parsed request, not yet validated, and its parse errors. */
export interface ParsedRequest {
  input: Record<string, unknown>;
  problems: Problem[];
}

/** Description of an operation for parsing its requests. */
interface Operation {
  parameters: readonly MockParameter[];
  authorization: boolean;
  body: { mediaType: string } | null;
}

type PathValues = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Parse a request by its operation's description: parameters with their types in the contract, an exploded object
 * collected from the query's names, defaults filled in, the body parsed.
 * @param pathValues the path's parameters, decoded
 */
export async function parseRequest(
  operation: Operation,
  request: Request,
  pathValues: PathValues,
): Promise<ParsedRequest> {
  const { searchParams } = new URL(request.url);
  const surplus = surplusQuery(operation, searchParams);
  const { body, problems } = await readBody(operation, request);
  const readers = {
    path: (parameter: MockParameter) => readOne(parameter, pathValues[parameter.name]),
    query: (parameter: MockParameter) => readQuery(parameter, searchParams, surplus),
    header: (parameter: MockParameter) => readOne(parameter, request.headers.get(parameter.name)),
  };
  const { authorization } = operation;
  return {
    input: {
      ...readPlace(operation, 'path', readers.path),
      ...readPlace(operation, 'query', readers.query),
      ...readPlace(operation, 'header', readers.header),
      ...(authorization ? field('authorization', request.headers.get('authorization')) : {}),
      ...field('body', body),
    },
    problems: [...problems, ...unexpected(operation, surplus)],
  };
}

const sections = { path: 'path', query: 'query', header: 'headers' } as const;

function readPlace(
  { parameters }: Operation,
  place: MockParameter['in'],
  read: (parameter: MockParameter) => unknown,
) {
  const declared = parameters.filter((parameter) => parameter.in === place);
  if (declared.length === 0) return {};
  const fields = declared.map((parameter) => field(parameter.name, read(parameter) ?? parameter.default));
  return { [sections[place]]: Object.assign({}, ...fields) };
}

const field = (name: string, value: unknown) =>
  value === undefined || value === null ? {} : { [name]: value };

/** Query parameters that the operation does not name: the properties of an exploded object. */
function surplusQuery({ parameters }: Operation, query: URLSearchParams): [string, string][] {
  const isNamed = (name: string) =>
    parameters.some(
      (parameter) => parameter.in === 'query' && parameter.type !== 'object' && parameter.name === name,
    );
  return [...query].filter(([name]) => !isNamed(name));
}

const unexpected = ({ parameters }: Operation, surplus: [string, string][]): Problem[] =>
  parameters.some((parameter) => parameter.in === 'query' && parameter.type === 'object')
    ? []
    : surplus.map(([name]) => ({
        place: `/query/${name}`,
        message: 'is not in the contract',
        keyword: 'additionalProperties',
      }));

function readQuery(parameter: MockParameter, query: URLSearchParams, surplus: [string, string][]): unknown {
  const { name, type, items = 'string', explode } = parameter;
  if (type === 'object') return surplus.length === 0 ? undefined : Object.fromEntries(surplus);
  const values = query.getAll(name);
  if (type !== 'array' || values.length === 0) return readOne(parameter, values[0]);
  return (explode ? values : values.flatMap((value) => value.split(','))).map((value) =>
    coerce(items, value),
  );
}

const readOne = ({ type }: MockParameter, value: PathValues[string] | null): unknown =>
  typeof value === 'string' ? coerce(type, value) : undefined;

/** Convert a text to its type; an invalid one stays a text, which the validator reports. */
function coerce(type: MockParameter['type'], value: string): unknown {
  if (type === 'boolean') return value === 'true' || (value === 'false' ? false : value);
  if (type !== 'integer' && type !== 'number') return value;
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

async function readBody(
  { body }: Operation,
  request: Request,
): Promise<{ body?: unknown; problems: Problem[] }> {
  const text = await request.clone().text();
  const problem = (message: string) => ({ problems: [{ place: '/body', message, keyword: 'body' }] });
  if (text === '') return { problems: [] };
  if (body === null) return problem('is not in the contract');
  if (!request.headers.get('content-type')?.startsWith(body.mediaType))
    return problem(`is no ${body.mediaType}`);
  try {
    return { body: JSON.parse(text), problems: [] };
  } catch {
    return problem('is no JSON');
  }
}
