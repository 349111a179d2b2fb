/** A JSON Schema as far as the generator looks into it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  if?: Schema;
  then?: Schema;
  else?: Schema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
}

/** A pointer to a shared component, in place of the thing itself. */
export interface Reference {
  $ref: string;
}

/** One parameter as the description writes it. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  style?: string;
  explode?: boolean;
  schema?: Schema;
}

/** The content of a body in one media type. */
export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown } | Reference>;
}

/** A response of an operation as the description writes it. */
export interface Response {
  /** In components: the status with which any operation may give this response in place of its own. */
  'x-any-operation'?: number;
  description: string;
  content?: Record<string, MediaType>;
}

/** The body of a request as the description writes it. */
export interface RequestBody {
  required?: boolean;
  content: Record<string, MediaType>;
}

/** Where the answer of a paged operation has its list: paths of property names joined by dots. */
export interface Paging {
  items: string;
  /** The number of all items, on every page of the list. */
  total: string;
  /** The property that identifies an item. */
  id: string;
}

/** One operation as the description writes it. */
export interface OperationObject {
  operationId: string;
  summary?: string;
  'x-paging'?: Paging;
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, Response | Reference>;
  security?: SecurityRequirement[];
}

/** One way to be let in: names of security schemes; none for everybody. */
type SecurityRequirement = Record<string, string[]>;

/** The methods a path may answer to, in the order they are generated. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The operations of one path. */
export type PathItem = { parameters?: (Parameter | Reference)[] } & Partial<
  Record<(typeof methods)[number], OperationObject>
>;

/** A bundled OpenAPI description: one document whose references all point into its components. */
export interface Description {
  openapi: string;
  paths?: Record<string, PathItem>;
  security?: SecurityRequirement[];
  components?: {
    schemas?: Record<string, Schema>;
    responses?: Record<string, Response>;
    securitySchemes?: Record<string, { type: string }>;
  };
}
