import type { OperationId } from '../../src/api/operation';
import type { Fault } from '../data/schemas/scenarios';
import type { Conditions } from './scenario';

/** Response of a fault; a pending promise for one without a response. */
function faultyAnswer(operationId: OperationId, fault: Fault): Response | Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  if (fault === 'never answers') return new Promise(() => undefined);
  if (fault === 'no connection') return Response.error();
  if (fault === 'no JSON') return new Response('<!doctype html>', { headers });
  if (fault === 'redirect') return Response.json({ redirectUrl: '/en', permanent: false });
  if (fault === 'empty body') return new Response('', { headers });
  const message = `${operationId} is made to fail.`;
  const isEmpty = fault === 204 || fault === 304;
  return new Response(isEmpty ? null : JSON.stringify({ message, inputErrors: [] }), {
    status: fault,
    headers,
  });
}

/**
 * Delay calls and let some fail (DEV-04).
 * @param conditions called on every request, so that they may change
 * @example shopHandlers({ store, onViolation, intercept: injectFaults(() => conditions) });
 */
export const injectFaults =
  (conditions: () => Conditions) =>
  async (operationId: OperationId): Promise<Response | undefined> => {
    const { latency, faults } = conditions();
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    const fault = faults[operationId];
    return fault === undefined ? undefined : faultyAnswer(operationId, fault);
  };
