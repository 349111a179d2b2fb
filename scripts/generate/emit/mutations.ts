import type { Contract, Operation } from '../contract';
import { inputParameter, operationComment } from '../operationCode';
import { typescript, type GeneratedFile } from '../print';

/** Mutation options of every operation that changes data; the key is the operationId. */
export function emitMutations({ operations }: Contract): Promise<GeneratedFile> {
  return typescript(
    'src/api/generated/mutations.ts',
    `
import { mutationOptions } from '@tanstack/react-query';
import type { ApiError } from '../errors';
import type { OperationData, OperationInput } from '../operation';
import * as calls from './calls';

${operations
  .filter(({ method }) => method !== 'GET')
  .map(mutation)
  .join('\n\n')}`,
  );
}

function mutation(operation: Operation): string {
  const { id } = operation;
  // TanStack Query accepts a call of mutate without variables only when their type includes void.
  const isOptional = inputParameter(operation).endsWith('= {}');
  const input = `OperationInput<'${id}'>${isOptional ? ' | void' : ''}`;
  return `${operationComment(operation)}
export const ${id}Mutation = () =>
  mutationOptions<OperationData<'${id}'>, ApiError, ${input}>({
    mutationKey: ['${id}'],
    mutationFn: (input) => calls.${id}(input${isOptional ? ' ?? {}' : ''}),
  });`;
}
