import type { AuthorizedOperationId, operations, paths } from './generated/types';

/** Name of a call: the contract's operationId. */
export type OperationId = keyof operations;

/** Headers set by the client, unless the caller gives them (CALL-02). */
type FilledHeader = 'Content-Language' | 'Context-Url';

/** Property that is optional where all its fields are, and absent where the contract has none. */
type Property<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : Partial<Value> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

type Headers<Declared> = Omit<Declared, FilledHeader> & { [Name in FilledHeader]?: string };

/** Operation whose required headers are optional for the caller. */
type Callable<Operation> = Operation extends { parameters: { header: infer Declared } }
  ? Omit<Operation, 'parameters'> & {
      parameters: Omit<Operation['parameters'], 'header'> & Property<'header', Headers<Declared>>;
    }
  : Operation;

/** Paths of the contract, with the headers that the client sets as optional ones. */
export type ClientPaths = {
  [Path in keyof paths]: { [Method in keyof paths[Path]]: Callable<paths[Path][Method]> };
};

/** Value of the Authorization header, which OpenAPI cannot describe as a parameter (CALL-03). */
interface Authentication {
  Authentication: string;
}

type HeadersOf<Id extends OperationId> = operations[Id]['parameters'] extends { header: infer Declared }
  ? Headers<Declared> & (Id extends AuthorizedOperationId ? Authentication : unknown)
  : undefined;

type Body<Content> = Content extends { content: infer Types } ? Types[keyof Types] : undefined;

type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: infer Content }
  ? Property<'body', Body<Content>>
  : operations[Id] extends { requestBody?: infer Content }
    ? { body?: Body<NonNullable<Content>> }
    : { body?: undefined };

/** Input of a call: path, query and header parameters and body, where the operation has them. */
export type OperationInput<Id extends OperationId> = Property<'path', operations[Id]['parameters']['path']> &
  Property<'query', operations[Id]['parameters']['query']> &
  Property<'headers', HeadersOf<Id>> &
  BodyOf<Id>;

type Success<Responses> = Responses[keyof Responses & (200 | 201 | 202 | 204)];

/** Data of a successful call; null for a response without a body (204). */
export type OperationData<Id extends OperationId> =
  Success<operations[Id]['responses']> extends infer Response
    ? Response extends { content: infer Types }
      ? Types[keyof Types]
      : null
    : never;

/** Function that makes a call: the `mutateAsync` of its generated mutation, for a sequence of calls. */
export type CallOf<Id extends OperationId> = (input: OperationInput<Id>) => Promise<OperationData<Id>>;
