import type { Mutation, MutationObserver, QueryClient } from '@tanstack/react-query';
import { renderRequest } from '../lib/renderRequest';
import { dropEarlyResponses } from './earlyResponses';
import type { OperationId } from './operation';

/** Operations of no session: those that begin, end and check one, and data that is the same for every customer. */
const sharedOperations: ReadonlySet<unknown> = new Set<OperationId>([
  ...(['loginCustomer', 'registerCustomer', 'logoutCustomer', 'getCustomer'] as const),
  ...(['getGlobalSettings', 'getTranslations', 'getGlobalContent'] as const),
  ...(['getHeader', 'getSiteStructure', 'getFooter'] as const),
]);

/** True for the key of a query or mutation whose response depends on the customer, and for a key of several calls. */
export const belongsToSession = (key: readonly unknown[] = []): boolean => !sharedOperations.has(key[0]);

let current = new AbortController();

/** Signal that aborts when the current session ends; undefined for operations of no session, and on a server. */
export function sessionOf(operationId: OperationId): AbortSignal | undefined {
  return belongsToSession([operationId]) && !renderRequest() ? current.signal : undefined;
}

/**
 * Result of an asynchronous step. Rejects with an AbortError when the session has ended meanwhile, so that the next
 * step is not taken in the session of another customer.
 * @example const cart = await inSession(refetchCart(client));
 */
export async function inSession<Result>(step: Promise<Result>): Promise<Result> {
  const { signal } = current;
  try {
    return await step;
  } finally {
    signal.throwIfAborted();
  }
}

type AnyObserver = MutationObserver<unknown, Error, unknown, unknown>;

/** Observers with a mutation, by client: TanStack Query has no list of them. */
const observersOf = new WeakMap<QueryClient, Map<AnyObserver, Mutation>>();

/** Let the mutations of a client end with their session. */
export function followMutations(client: QueryClient): void {
  const observers = new Map<AnyObserver, Mutation>();
  observersOf.set(client, observers);
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'observerAdded') observers.set(event.observer, event.mutation);
    if (event.type === 'observerRemoved') observers.delete(event.observer);
  });
}

const belongs = ({ options }: Mutation) => belongsToSession(options.mutationKey);

/** Drop a pending mutation: a queued one is not sent, and none calls back. */
function drop(mutation: Mutation, reason: unknown): void {
  const { scope } = mutation.options;
  mutation.setOptions({
    mutationFn: () => Promise.reject(reason),
    // Nobody reports its failure.
    meta: { isStep: true },
    networkMode: 'always',
    gcTime: 0,
    ...(scope && { scope }),
  });
}

/**
 * Make a mutation again in the current session, unless it is a form's or a step of another.
 * @returns function that sends it; undefined for a mutation that is not repeated
 */
export function repeatOf(client: QueryClient, { options, state }: Mutation): (() => void) | undefined {
  if (options.meta?.isForm || options.meta?.isStep) return undefined;
  const { variables } = state;
  // The failure is in the state of the mutation.
  return () =>
    void client
      .getMutationCache()
      .build(client, options)
      .execute(variables)
      .catch(() => undefined);
}

/**
 * End the session (AUTH-03): abort its requests, drop its queued mutations before they are sent, and reset the state of
 * all others, so that nothing is shown or cached of responses that arrive later.
 * @returns functions that make the dropped mutations again, in their order
 */
export function endSession(client: QueryClient): (() => void)[] {
  const ended = current;
  const reason = new DOMException('The session has ended.', 'AbortError');
  current = new AbortController();
  const pending = client.getMutationCache().findAll({ status: 'pending' }).filter(belongs);
  const repeats = pending.flatMap((mutation) => repeatOf(client, mutation) ?? []);
  for (const [observer, mutation] of [...(observersOf.get(client) ?? [])])
    if (belongs(mutation)) observer.reset();
  for (const mutation of pending) drop(mutation, reason);
  // Reverts the queries; an abort alone would be their error.
  void client.cancelQueries({ predicate: ({ queryKey }) => belongsToSession(queryKey) });
  dropEarlyResponses();
  ended.abort(reason);
  return repeats;
}
