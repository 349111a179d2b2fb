import type { Contract, Operation } from '../contract';
import type { Paging } from '../description';
import { operationComment } from '../operationCode';
import { literal, typescript, type GeneratedFile } from '../print';

type PagedOperation = Operation & { paging: Paging };

const isPaged = (operation: Operation): operation is PagedOperation => operation.paging !== null;

/** Infinite query options of every operation with `x-paging`; the key is the operationId and the input of the call. */
export async function emitInfiniteQueries(contract: Contract): Promise<GeneratedFile> {
  const queries = contract.operations.filter(isPaged).map((operation) => {
    const { id } = operation;
    return `/** Location of the list in the responses of ${id}. */
export const ${id}Pages = ${pagesOf(contract, operation)};

${operationComment(operation)}
export const ${id}InfiniteQuery = (input: OperationInput<'${id}'>, wanted?: WantedItems) =>
  infiniteQueryOptions<OperationData<'${id}'>, ApiError, Pages<'${id}'>, InfiniteKey<'${id}'>, PageSpan>({
    queryKey: ['${id}', 'infinite', input],
    queryFn: ({ pageParam, signal }) =>
      calls.${id}({ ...input, query: { ...input.query, ...pageParam } }, signal),
    ...pageParams(${id}Pages, input.query, wanted),
  });`;
  });
  const code = queries.length === 0 ? 'export {};' : preamble + queries.join('\n\n');
  return typescript('src/api/generated/infiniteQueries.ts', code);
}

const preamble = `
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import type { ApiError } from '../errors';
import type { OperationData, OperationId, OperationInput } from '../operation';
import { pageParams, type PageSpan, type WantedItems } from '../paging';
import * as calls from './calls';

type Pages<Id extends OperationId> = InfiniteData<OperationData<Id>, PageSpan>;

type InfiniteKey<Id extends OperationId> = readonly [Id, 'infinite', OperationInput<Id>];

`;

/**
 * The paging of an operation as TypeScript.
 * @throws Error for an operation whose parameter take is missing or has no maximum
 */
function pagesOf({ schemas }: Contract, { id, parameters, paging }: PagedOperation): string {
  const take = parameters.find(({ name, in: place }) => place === 'query' && name === 'take')?.schema;
  const { maximum } = (take?.$ref && schemas[take.$ref.split('/').at(-1) ?? '']) || (take ?? {});
  if (maximum === undefined) throw new Error(`${id} is paged: its parameter take needs a maximum`);
  const data = `data: OperationData<'${id}'>`;
  return `{
    items: (${data}) => data.${optional(paging.items)},
    total: (${data}) => data.${optional(paging.total)},
    id: ${literal(paging.id)},
    maxTake: ${maximum},
  } as const`;
}

/** A path into a response, optional at each step: objects may be missing from a response that violates the contract. */
const optional = (path: string) => path.replaceAll('.', '?.');
