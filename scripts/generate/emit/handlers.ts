import type { Contract, Operation } from '../contract';
import { typescript, type GeneratedFile } from '../print';
import { operationComment } from '../operationCode';

const preamble = `
import { http } from 'msw';
import type { AnswerCall } from '../msw/runtime/answerCall';
`;

/** One msw handler per operation. */
export function emitHandlers({ operations }: Contract): Promise<GeneratedFile> {
  return typescript(
    'mocks/generated/handlers.ts',
    `${preamble}
/**
 * msw handlers of the contract by operationId.
 * @param answer returns the resolver of an operation
 * @param baseUrl base URL of the API, without a trailing slash; any host by default
 * @example worker.use(http.get('/api/cart', () => new HttpResponse(null, { status: 500 })));
 */
export const handlers = (answer: AnswerCall, baseUrl = '*') => ({${operations.map(handler).join('\n')}});`,
  );
}

const handler = (operation: Operation): string =>
  `${operationComment(operation)}
${operation.id}: http.${operation.method.toLowerCase()}(\`\${baseUrl}${mswPath(operation.path)}\`, answer('${operation.id}')),`;

/** The path in msw's notation: `:id` for `{id}`. */
const mswPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
