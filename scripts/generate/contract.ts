import {
  methods,
  type Description,
  type MediaType,
  type OperationObject,
  type Paging,
  type Parameter,
  type PathItem,
  type Reference,
  type RequestBody,
  type Response,
  type Schema,
} from './description';

/** A body in its one media type, with its examples by name. */
export interface Body {
  mediaType: string;
  schema: Schema;
  examples: Record<string, unknown>;
}

/** One documented response; `body` is null when there is none (204). */
export interface Answer {
  status: number;
  body: Body | null;
}

/** A parameter with OpenAPI's defaults filled in. */
export interface OperationParameter extends Required<Omit<Parameter, 'style'>> {
  style: 'simple' | 'form';
  /** Value when the parameter is not sent; undefined without a default. */
  preset: unknown;
}

/** One operation with its references resolved, its responses in ascending order of status. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  summary: string;
  parameters: OperationParameter[];
  /** Location of the list that the parameters skip and take page through; null for other operations. */
  paging: Paging | null;
  /** Field without which a response is rejected; null for none. */
  essential: string | null;
  body: (Body & { required: boolean }) | null;
  answers: Answer[];
  /** True when a call needs an Authorization header. */
  authorization: boolean;
  /** True when a call needs a session cookie. */
  session: boolean;
  /** True when the responses are the same for every customer; all others have `Cache-Control: no-store`. */
  isShared: boolean;
  /** True for an addition that a server may lack: its settings announce it. */
  isOptional: boolean;
}

/** Input of every emitter. */
export interface Contract {
  description: Description;
  operations: Operation[];
  /** Responses common to all operations, by the names of their components. */
  commonAnswers: Record<string, Answer>;
  schemas: Record<string, Schema>;
}

/** Read the operations of a bundled description. */
export function readContract(description: Description): Contract {
  const operations = Object.entries(description.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [readOperation(description, path, method, item, operation)];
    }),
  );
  const { schemas = {}, responses = {} } = description.components ?? {};
  const commonAnswers = Object.entries(responses).flatMap(([name, { 'x-any-operation': status, content }]) =>
    status === undefined ? [] : [[name, readAnswer(description, status, content)] as const],
  );
  return { description, operations, commonAnswers: Object.fromEntries(commonAnswers), schemas };
}

/**
 * Resolve a `$ref` into the components of a bundled description.
 * @throws {Error} for a pointer without a target
 */
function resolve<Node extends object>(description: Description, node: Node | Reference): Node {
  if (!isReference(node)) return node;
  const keys = node.$ref.split('/').slice(1);
  const found = keys.reduce<unknown>((inner, key) => Object(inner)[unescapeKey(key)], description);
  if (found === undefined) throw new Error(`${node.$ref} leads nowhere`);
  return found as Node;
}

const unescapeKey = (key: string): string =>
  decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');

const isReference = (node: object): node is Reference => '$ref' in node;

function readOperation(
  description: Description,
  path: string,
  method: string,
  item: PathItem,
  operation: OperationObject,
): Operation {
  const declared = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const body = operation.requestBody && resolve<RequestBody>(description, operation.requestBody);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? operation.operationId,
    parameters: declared.map((parameter) =>
      readParameter(description, resolve<Parameter>(description, parameter)),
    ),
    paging: operation['x-paging'] ?? null,
    essential: operation['x-essential'] ?? null,
    body: body ? { ...readBody(description, body.content), required: body.required ?? false } : null,
    answers: Object.entries(operation.responses).map(([status, response]) => {
      const { content } = resolve<Response>(description, response);
      return readAnswer(description, Number(status), content);
    }),
    authorization: needs('http', description, operation),
    session: needs('apiKey', description, operation),
    isShared: operation['x-shared'] ?? false,
    isOptional: operation['x-optional'] ?? false,
  };
}

function readAnswer(description: Description, status: number, content: Response['content']): Answer {
  return { status, body: content ? readBody(description, content) : null };
}

/**
 * True when an operation needs credentials of a kind: an http scheme is an Authorization header, which OpenAPI does not
 * let a parameter describe; an apiKey is a cookie.
 */
function needs(
  type: 'http' | 'apiKey',
  { components, security }: Description,
  operation: OperationObject,
): boolean {
  const ways = operation.security ?? security ?? [];
  const isOfType = (scheme: string) => components?.securitySchemes?.[scheme]?.type === type;
  return ways.length > 0 && ways.every((way) => Object.keys(way).some(isOfType));
}

function readParameter(description: Description, parameter: Parameter): OperationParameter {
  const { schema = {} } = parameter;
  const style = parameter.in === 'query' ? 'form' : 'simple';
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required ?? false,
    style,
    explode: parameter.explode ?? style === 'form',
    schema,
    preset: resolve<Schema>(description, schema).default,
  };
}

function readBody(description: Description, content: Record<string, MediaType>): Body {
  const [mediaType = '', { schema = {}, example, examples = {} } = {}] = Object.entries(content)[0] ?? [];
  const named = Object.entries(examples).map(
    ([name, value]) => [name, resolve<{ value?: unknown }>(description, value).value] as const,
  );
  return {
    mediaType,
    schema,
    examples: example === undefined ? Object.fromEntries(named) : { default: example },
  };
}
