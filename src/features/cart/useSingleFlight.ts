import type { MutateOptions, UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * CART-02: wraps a mutation to ignore calls while one is pending, also before the pending state has rendered: a double
 * click adds or clears once.
 * @example useSingleFlight(useMutation({ mutationFn: (code: string) => removeItem(code) }))
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
    // The mutation's state holds the error.
    void mutateAsync(variables, options).then(release, release);
  };
  return { ...mutation, mutate };
}
