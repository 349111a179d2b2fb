/** The keywords of JSON Schema that the generator reads. */
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
  /** Value in place of one of another type, as the app reads it: an empty text or list, or none. */
  'x-fallback'?: 'empty' | 'none';
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
}

/** Pointer to a shared component. */
export interface Reference {
  $ref: string;
}

/** One parameter as the description declares it. */
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

/** A response of an operation as the description declares it. */
export interface Response {
  /** In components: the status of a response common to all operations. */
  'x-any-operation'?: number;
  description: string;
  content?: Record<string, MediaType>;
}

/** The body of a request as the description declares it. */
export interface RequestBody {
  required?: boolean;
  content: Record<string, MediaType>;
}

/** Location of the list in the response of a paged operation: paths of property names joined by dots. */
export interface Paging {
  items: string;
  /** Path of the number of all items, present on every page of the list. */
  total: string;
  /** The property that identifies an item. */
  id: string;
}

/** One operation as the description declares it. */
export interface OperationObject {
  operationId: string;
  summary?: string;
  'x-paging'?: Paging;
  /** Field without which the app rejects the response. */
  'x-essential'?: string;
  /** True when the responses are the same for every customer. */
  'x-shared'?: boolean;
  /** True for an addition that a server may lack. */
  'x-optional'?: boolean;
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, Response | Reference>;
  security?: SecurityRequirement[];
}

/** One way to authorise: names of security schemes; empty for public access. */
type SecurityRequirement = Record<string, string[]>;

/** The methods of a path, in the order of generation. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The operations of one path. */
export type PathItem = { parameters?: (Parameter | Reference)[] } & Partial<
  Record<(typeof methods)[number], OperationObject>
>;

/** A bundled OpenAPI description: one document whose references all point into its components. */
export interface Description {
  openapi: string;
  info?: { version: string };
  paths?: Record<string, PathItem>;
  security?: SecurityRequirement[];
  components?: {
    schemas?: Record<string, Schema>;
    responses?: Record<string, Response>;
    securitySchemes?: Record<string, { type: string }>;
  };
}
