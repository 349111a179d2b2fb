import type { Contract, Operation } from '../contract';
import { inputParameter, isSuccess, operationComment } from '../operationCode';
import { literal, typescript, type GeneratedFile } from '../print';

/** Function per operation that calls it on the typed client. */
export function emitCalls({ operations }: Contract): Promise<GeneratedFile> {
  return typescript(
    'src/api/generated/calls.ts',
    `
import { callOptions, client, dataOf, dataOrNull } from '../client';
import type { OperationData, OperationInput } from '../operation';

${operations.map(call).join('\n\n')}`,
  );
}

/**
 * Properties of openapi-fetch's `params` by the place of a parameter, with the property of the input that holds them.
 */
const places = { path: 'path', query: 'query', header: 'headers' };

function call(operation: Operation): string {
  const { id, method, path, parameters, body, authorization, answers } = operation;
  const has = (place: string) => parameters.some((parameter) => parameter.in === place);
  const params = Object.entries(places)
    .filter(([place]) => has(place) || (place === 'header' && authorization))
    .map(([place, property]) => `${place}: input.${property}`);
  const statuses = answers.map(({ status }) => status).filter(isSuccess);
  const isPlain = literal(statuses) === '[200]';
  const read = statuses.includes(204) ? 'dataOrNull' : 'dataOf';
  const options = [
    `...callOptions('${id}', signal${isPlain ? '' : `, ${literal(statuses)}`})`,
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(body ? ['body: input.body'] : []),
  ];
  const unused = params.length === 0 && !body ? '_' : '';
  return `${operationComment(operation)}
export const ${id} = async (${unused}${inputParameter(operation)}, signal?: AbortSignal): Promise<OperationData<'${id}'>> =>
  client.${method}(${literal(path)}, { ${options.join(', ')} }).then(${read});`;
}
