import type { MutateOptions, UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * CART-02: a mutation that ignores calls while one is pending, also in the moment before its button shows that: a double
 * click adds or clears once.
 */
export function useSingleFlight<Data, Variables, Context>(
  mutation: UseMutationResult<Data, Error, Variables, Context>,
) {
  const isRunning = useRef(false);
  const { mutateAsync } = mutation;
  const mutate = (variables: Variables, options?: MutateOptions<Data, Error, Variables, Context>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const release = () => {
      isRunning.current = false;
    };
    // The failure is in the state of the mutation.
    void mutateAsync(variables, options).then(release, release);
  };
  return { ...mutation, mutate };
}
