import type { Contract } from '../contract';
import { inputParameter, operationComment } from '../operationCode';
import { typescript, type GeneratedFile } from '../print';

/** A function for every call that changes something. */
export function emitMutations({ operations }: Contract): Promise<GeneratedFile> {
  const mutations = operations
    .filter(({ method }) => method !== 'GET')
    .map(
      (operation) => `${operationComment(operation)}
export const ${operation.id} = (${inputParameter(operation)}) =>
  calls.${operation.id}(input);`,
    );
  return typescript(
    'src/api/generated/mutations.ts',
    `
import type { OperationInput } from '../operation';
import * as calls from './calls';

${mutations.join('\n\n')}`,
  );
}
