import type { MutateOptions, UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { randomKey } from '../lib/randomKey';

/**
 * Idempotency-Key header of a form's request: the same for the same content, so that sending a form again after a lost
 * response creates nothing twice.
 * @example const keyFor = useIdempotencyKey(); createAddress({ headers: keyFor(body), body });
 */
export function useIdempotencyKey(): (content: unknown) => { 'Idempotency-Key': string } {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.current.content) last.current = { content: text, key: randomKey() };
    return { 'Idempotency-Key': last.current.key };
  };
}

/** Clicks less than this apart, in ms, count as one double click, even when the response arrives between them. */
export const DOUBLE_CLICK_MS = 500;

/**
 * Mutation that ignores calls while one is pending, also before its button has rendered as busy, so that a double click
 * sends once.
 * @param pauseMs minimum time between two calls in ms, also after the response; reset by a failure
 * @example const { mutate } = useSingleFlight(useMutation(addToCartMutation()), 500);
 */
export function useSingleFlight<Data, Variables, Context>(
  mutation: UseMutationResult<Data, Error, Variables, Context>,
  pauseMs = 0,
) {
  const isRunning = useRef(false);
  const calledAt = useRef(-Infinity);
  const { mutateAsync } = mutation;
  const mutate = (variables: Variables, options?: MutateOptions<Data, Error, Variables, Context>) => {
    const now = performance.now();
    const isTooSoon = now - calledAt.current < pauseMs;
    calledAt.current = now;
    if (isRunning.current || isTooSoon) return;
    isRunning.current = true;
    const end = () => {
      isRunning.current = false;
    };
    const fail = () => {
      // The failure is in the state of the mutation.
      calledAt.current = -Infinity;
      end();
    };
    void mutateAsync(variables, options).then(end, fail);
  };
  return { ...mutation, mutate };
}
