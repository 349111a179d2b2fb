import type { Contract } from '../contract';
import { typescript, type GeneratedFile } from '../print';
import { doc, inputIsOptional } from './operations';

/** Query options for every call that only reads: its key is the operationId and what it was asked with. */
export function emitQueries({ operations }: Contract): Promise<GeneratedFile> {
  const queries = operations
    .filter(({ method }) => method === 'GET')
    .map(
      (operation) => `${doc(operation)}
export const ${operation.id}Query = (input: OperationInput<'${operation.id}'>${inputIsOptional(operation) ? ' = {}' : ''}) =>
  queryOptions({
    queryKey: ['${operation.id}', input] as const,
    queryFn: ({ signal }) => request('${operation.id}', input, { signal }),
  });`,
    );
  return typescript(
    'src/api/generated/queries.ts',
    `
import { queryOptions } from '@tanstack/react-query';
import { request } from '../request';
import type { OperationInput } from './operations';

${queries.join('\n\n')}`,
  );
}
