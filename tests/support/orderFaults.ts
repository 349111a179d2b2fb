import { getResponse, http, RequestHandler } from 'msw';
import type { MockServer } from '../../mocks/server';

/** Lets the mock shop handle a call; nothing of its response has reached the app yet. */
type Handle = () => Promise<Response | undefined>;

/**
 * Decides what the app gets for its next order.
 * @param answer gets the function that places the order; without calling it, the order never reaches the server
 */
export function answerNextOrder({ server }: MockServer, answer: (place: Handle) => Promise<Response>): void {
  const handlers = server.listHandlers().filter((handler) => handler instanceof RequestHandler);
  server.use(
    http.post('*/api/order/', ({ request }) => answer(() => getResponse(handlers, request)), { once: true }),
  );
}
