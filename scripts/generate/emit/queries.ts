import type { Contract } from '../contract';
import { inputParameter, operationComment } from '../operationCode';
import { typescript, type GeneratedFile } from '../print';

/** Query options of every read-only operation; the key is the operationId and the input. */
export function emitQueries({ operations }: Contract): Promise<GeneratedFile> {
  const queries = operations
    .filter(({ method }) => method === 'GET')
    .map(
      (operation) => `${operationComment(operation)}
export const ${operation.id}Query = (${inputParameter(operation)}) =>
  queryOptions<
    OperationData<'${operation.id}'>,
    ApiError,
    OperationData<'${operation.id}'>,
    readonly ['${operation.id}', OperationInput<'${operation.id}'>]
  >({
    queryKey: ['${operation.id}', input],
    queryFn: ({ signal }) => calls.${operation.id}(input, signal),
  });`,
    );
  return typescript(
    'src/api/generated/queries.ts',
    `
import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from '../errors';
import type { OperationData, OperationInput } from '../operation';
import * as calls from './calls';

${queries.join('\n\n')}`,
  );
}
