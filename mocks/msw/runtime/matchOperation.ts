import type { OperationId } from '../../../src/api/operation';
import { mockOperations, operationIds } from '../../generated/operations';

/** A request matched to an operation. */
interface MatchedOperation {
  id: OperationId;
  /** The path parameters, undecoded. */
  params: Readonly<Record<string, string>>;
}

const patterns = operationIds.map((id) => {
  const { method, path } = mockOperations[id];
  return {
    id,
    method: method.toUpperCase(),
    path: new RegExp(`${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`),
  };
});

/** The operation that a request calls, on any host; undefined for any other request, such as for a picture. */
export function matchOperation({
  method,
  url,
}: Pick<Request, 'method' | 'url'>): MatchedOperation | undefined {
  const { pathname } = new URL(url);
  for (const pattern of patterns) {
    const match = pattern.method === method ? pattern.path.exec(pathname) : null;
    if (match) return { id: pattern.id, params: match.groups ?? {} };
  }
  return undefined;
}
