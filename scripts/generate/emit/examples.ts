import type { Answer, Contract } from '../contract';
import { literal, typescript, type GeneratedFile } from '../print';
import { operationComment } from '../operationCode';

/** Every example of every response, as a function that returns a new copy. */
export function emitExamples({ operations }: Contract): Promise<GeneratedFile> {
  const entries = operations.map((operation) => {
    const statuses = operation.answers.map((answer) => `${answer.status}: ${named(operation.id, answer)}`);
    return `${operationComment(operation)}\n${operation.id}: {${statuses.join(',\n')}}`;
  });
  return typescript(
    'mocks/generated/examples.ts',
    `
import type { MockAnswer } from './contract';

/** The contract's examples by operation, status and name. */
export const examples = {${entries.join(',\n')}};`,
  );
}

function named(id: string, { status, body }: Answer): string {
  const type = `MockAnswer<'${id}', ${status}>`;
  if (body === null) return `{ default: (): ${type} => ({ status: ${status} }) }`;
  const thunks = Object.entries(body.examples).map(
    ([name, value]) => `${literal(name)}: (): ${type} => ({ status: ${status}, body: ${literal(value)} })`,
  );
  return `{${thunks.join(',\n')}}`;
}
