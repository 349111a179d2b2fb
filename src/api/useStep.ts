import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { ApiError } from './errors';

/**
 * Function that sends a mutation as a step of a form or of another mutation, which reports its failure. Its input is not
 * kept once it has settled.
 * @example const deleteCustomer = useStep(confirmed(deleteCustomerMutation(), sessionEnded));
 */
export function useStep<Data, Input, Context>(
  options: UseMutationOptions<Data, ApiError, Input, Context>,
): (input: Input) => Promise<Data> {
  return useMutation({ ...options, meta: { isStep: true }, gcTime: 0 }).mutateAsync;
}
