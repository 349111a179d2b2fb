import {
  type FetchQueryOptions,
  type MutationFunctionContext,
  QueryClient,
  type QueryKey,
  useMutation,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { ApiError, isOutcomeUnknown, OutcomeUnknown } from './errors';

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

/**
 * Reader of the server's state for a change, created before the request is sent: resolves to the data of the change if
 * it was made, and to undefined if not; rejects when the state does not tell.
 */
type Confirmation<Data, Input> = (input: Input, client: QueryClient) => () => Promise<Data | undefined>;

const cannotTell = () => () => Promise.reject(new Error('No operation returns this state'));

/**
 * Mutation options of a change that does not fail only because its response was lost: the server's state is read again
 * and decides.
 * @param confirmation default: none, for a change that no operation shows, such as that of a password
 * @example useMutation({ ...confirmed(deleteAddressMutation(), addressDeleted), onSuccess });
 */
export function confirmed<Data, Input>(
  { mutationFn: send, ...options }: UseMutationOptions<Data, ApiError, Input>,
  confirmation: Confirmation<Data, Input> = cannotTell,
): UseMutationOptions<Data, ApiError, Input> {
  if (!send) throw new TypeError('The options have no mutationFn');
  const mutationFn = async (input: Input, context: MutationFunctionContext): Promise<Data> => {
    const readResult = confirmation(input, context.client);
    try {
      return await send(input, context);
    } catch (error) {
      if (!(error instanceof ApiError) || !isOutcomeUnknown(error)) throw error;
      const result = await readResult().catch(() => {
        throw new OutcomeUnknown(error);
      });
      if (result === undefined) throw error;
      return result;
    }
  };
  return { ...options, mutationFn };
}

/**
 * Fetch the current data of a query beside the cache, which components and the session follow: a customer who has
 * changed meanwhile is not for this session (AUTH-03).
 */
export function readAgain<Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, ApiError, Data, Key>,
): Promise<Data> {
  return new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } }).fetchQuery(query);
}

/**
 * True when a record has the values that were sent, or others than before: the server may have normalised them. An
 * undefined value is not sent.
 */
export function isUpdated<Sent extends object>(
  sent: Sent,
  before: { [Field in keyof Sent]?: unknown } | undefined,
  after: { [Field in keyof Sent]?: unknown },
): boolean {
  const fields = (Object.keys(sent) as (keyof Sent)[]).filter((field) => sent[field] !== undefined);
  const hasAllSent = fields.every((field) => after[field] === sent[field]);
  return hasAllSent || fields.some((field) => before && after[field] !== before[field]);
}
