import { getResponse, http, RequestHandler } from 'msw';
import type { MockServer } from '../../mocks/msw/server';

/** Let the mock shop handle a call; its response does not reach the app by itself. */
type Handle = () => Promise<Response | undefined>;

/**
 * Set the response to the app's next order.
 * @param answer receives the function that places the order; without calling it, the order never reaches the server
 * @example answerNextOrder(shop, async () => new Response(null, { status: 500 }));
 */
export function answerNextOrder({ server }: MockServer, answer: (place: Handle) => Promise<Response>): void {
  const handlers = server.listHandlers().filter((handler) => handler instanceof RequestHandler);
  server.use(
    http.post('*/api/order/', ({ request }) => answer(() => getResponse(handlers, request)), { once: true }),
  );
}
