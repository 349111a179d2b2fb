import { useQueryClient, type Mutation, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasStatus } from '../../api/errors';
import type { OperationId } from '../../api/operation';
import { getCustomerQuery } from '../../api/generated/queries';
import { repeatOf } from '../../api/session';
import { openModal } from '../../components/plain/modalStore';
import { showNotice } from '../../components/plain/noticeStore';
import { applySignOut } from './customerData';

/** Operations whose 401 does not end a session: a wrong password, the session check, and signing out. */
const exempt: ReadonlySet<string> = new Set<OperationId>(['loginCustomer', 'getCustomer', 'logoutCustomer']);

const endsSession = (error: unknown) => hasStatus(error, 401) && !exempt.has(error.operationId);

/**
 * End an expired session: remove private data from all tabs and open the sign-in form. The refused mutation, and those
 * that were pending, are repeated when the same customer signs in. A form is not submitted again: its unsaved changes
 * are restored into its fields for their owner.
 * @param failed the refused mutation; undefined for a query
 */
async function expireSession(client: QueryClient, failed?: Mutation): Promise<void> {
  const { queryKey } = getCustomerQuery();
  const customer = client.getQueryData(queryKey);
  if (!customer?.authenticated) return;
  // Set at once, so that other requests that fail for the same reason find no customer.
  client.setQueryData(queryKey, null);
  const refused = failed && repeatOf(client, failed);
  const pending = await applySignOut(client);
  const repeats = refused ? [refused, ...pending] : pending;
  const ended = { customerId: customer.id, retry: () => repeats.forEach((repeat) => repeat()) };
  if (failed || repeats.length > 0) return openModal('signIn', { ended });
  showNotice({
    tone: 'plain',
    title: (t) => t('account.sessionEnded'),
    text: (t) => t('account.sessionEndedText'),
    action: { label: (t) => t('account.signIn'), onPress: () => openModal('signIn', { ended }) },
  });
}

/** AUTH-02: end the session as soon as any request of a customer fails with 401. */
export function useSessionEnd(): void {
  const client = useQueryClient();
  useEffect(() => {
    const stopQueries = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && endsSession(event.action.error))
        void expireSession(client);
    });
    const stopMutations = client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error' || event.mutation.meta?.isStep) return;
      if (endsSession(event.action.error)) void expireSession(client, event.mutation);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [client]);
}
