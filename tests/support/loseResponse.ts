import { HttpResponse } from 'msw';
import type { MockServer } from '../../mocks/msw/server';
import type { OperationId } from '../../src/api/operation';
import { answerNext } from './answerNext';

/**
 * Lose the response to the next call of an operation.
 * @param isMade false for a call that does not reach the shop either
 * @example loseResponse(shop, 'createAddress');
 */
export function loseResponse(shop: MockServer, id: OperationId, isMade = true): void {
  answerNext(shop, id, async (handle) => {
    if (isMade) await handle();
    return HttpResponse.error();
  });
}
