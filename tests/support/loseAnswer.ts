import { getResponse, http, HttpResponse, RequestHandler } from 'msw';
import { mockOperations } from '../../mocks/generated/operations';
import type { MockServer } from '../../mocks/msw/server';
import type { OperationId } from '../../src/api/operation';

/**
 * Lose the answer to the next call of an operation.
 * @param isMade false for a call that does not reach the shop either
 * @example loseAnswer(shop, 'createAddress');
 */
export function loseAnswer({ server }: MockServer, id: OperationId, isMade = true): void {
  const handlers = server.listHandlers().filter((handler) => handler instanceof RequestHandler);
  const { method, path } = mockOperations[id];
  const handle = http[method.toLowerCase() as 'post'];
  server.use(
    handle(
      `*${path}`,
      async ({ request }) => {
        if (isMade) await getResponse(handlers, request);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
}
