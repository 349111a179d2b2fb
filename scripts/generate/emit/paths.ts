import type { Contract } from '../contract';
import { operationComment } from '../operationCode';
import { literal, typescript, type GeneratedFile } from '../print';

/** The path of each operation, for requests that are sent before the client has loaded. */
export function emitPaths({ operations }: Contract): Promise<GeneratedFile> {
  const paths = operations.map(
    (operation) =>
      `${operationComment(operation)}\nexport const ${operation.id} = ${literal(operation.path)};`,
  );
  return typescript('src/api/generated/paths.ts', `\n${paths.join('\n\n')}`);
}
