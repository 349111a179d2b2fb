import { getResponse, http, RequestHandler } from 'msw';
import { mockOperations } from '../../mocks/generated/operations';
import type { MockServer } from '../../mocks/msw/server';
import type { OperationId } from '../../src/api/operation';

/** Let the mock shop handle a call; its response does not reach the app by itself. */
type Handle = () => Promise<Response | undefined>;

/**
 * Set the response to the app's next call of an operation.
 * @param answer receives the function that handles the call; without calling it, the call never reaches the shop
 * @example answerNext(shop, 'createOrder', async () => new Response(null, { status: 500 }));
 */
export function answerNext(
  { server }: MockServer,
  id: OperationId,
  answer: (handle: Handle) => Promise<Response>,
): void {
  const handlers = server.listHandlers().filter((handler) => handler instanceof RequestHandler);
  const { method, path } = mockOperations[id];
  const handle = http[method.toLowerCase() as 'post'];
  server.use(
    handle(
      `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ({ request }) => answer(() => getResponse(handlers, request)),
      { once: true },
    ),
  );
}
