import type { Contract } from '../contract';
import { typescript, type GeneratedFile } from '../print';
import { doc, inputIsOptional } from './operations';

/** A function for every call that changes something. */
export function emitMutations({ operations }: Contract): Promise<GeneratedFile> {
  const mutations = operations
    .filter(({ method }) => method !== 'GET')
    .map(
      (operation) => `${doc(operation)}
export const ${operation.id} = (input: OperationInput<'${operation.id}'>${inputIsOptional(operation) ? ' = {}' : ''}) =>
  request('${operation.id}', input);`,
    );
  return typescript(
    'src/api/generated/mutations.ts',
    `
import { request } from '../request';
import type { OperationInput } from './operations';

${mutations.join('\n\n')}`,
  );
}
