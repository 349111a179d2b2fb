import { useQueryClient, type Mutation, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { nextRequest } from './client';
import { belongsToSession } from './session';

/** Send a queued mutation before its turn; TanStack Query continues only the first of a scope. */
function sendBeforeTurn(mutation: Mutation): Promise<unknown> {
  const { options } = mutation;
  const { scope: _, ...unqueued } = options;
  mutation.setOptions(unqueued);
  const sent = mutation.continue();
  mutation.setOptions(options);
  return sent;
}

/** Send what a mutation holds back. @returns undefined when it holds nothing back */
function sendHeldBack(mutation: Mutation): Promise<unknown> | undefined {
  const { meta } = mutation;
  if (meta?.sendNow) return meta.sendNow();
  // An order or a form is sent in its turn or not at all.
  return mutation.state.isPaused && !meta?.isForm ? sendBeforeTurn(mutation) : undefined;
}

/** Send the changes that wait, in their order: nothing can be sent after a response once the page is left. */
async function sendWaiting(client: QueryClient): Promise<void> {
  const responses: Promise<unknown>[] = [];
  for (const mutation of client.getMutationCache().findAll({ status: 'pending' })) {
    const isSent = nextRequest();
    const response = sendHeldBack(mutation);
    if (!response) continue;
    responses.push(response);
    await Promise.race([isSent, response.catch(() => undefined)]);
  }
  if (responses.length === 0) return;
  await Promise.allSettled(responses);
  // The responses may have arrived in another order.
  await client.invalidateQueries({ predicate: ({ queryKey }) => belongsToSession(queryKey) });
}

/**
 * CART-02: send the changes that wait when the page may be left: hidden, as by closing the tab, reloaded, or replaced by
 * another.
 */
export function useLeaving(): void {
  const client = useQueryClient();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const send = () => void sendWaiting(client);
    const sendWhenHidden = () => {
      if (document.visibilityState === 'hidden') send();
    };
    window.addEventListener('beforeunload', send, { signal });
    window.addEventListener('pagehide', send, { signal });
    document.addEventListener('visibilitychange', sendWhenHidden, { signal });
    return () => controller.abort();
  }, [client]);
}
