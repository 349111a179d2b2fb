import { useQueryClient, type Mutation, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasStatus } from '../../api/errors';
import type { OperationId } from '../../api/operation';
import { getCustomerQuery } from '../../api/generated/queries';
import { openModal } from '../../components/Modal/modalStore';
import { showNotice } from '../../components/Notice/noticeStore';
import { applySignOut } from './customerData';

/** Operations whose 401 does not end a session: a wrong password, the session check, and signing out. */
const exempt: ReadonlySet<string> = new Set<OperationId>(['loginCustomer', 'getCustomer', 'logoutCustomer']);

const endsSession = (error: unknown) => hasStatus(error, 401) && !exempt.has(error.operationId);

/**
 * End an expired session: remove private data from all tabs and open the sign-in form.
 * @param failed the refused mutation; repeated when the same customer signs in
 */
async function endSession(client: QueryClient, failed?: Mutation): Promise<void> {
  const { queryKey } = getCustomerQuery();
  const customer = client.getQueryData(queryKey);
  if (!customer?.authenticated) return;
  // Set at once, so that other requests that fail for the same reason find no customer.
  client.setQueryData(queryKey, null);
  const variables = failed?.state.variables;
  await applySignOut(client);
  const ended = {
    customerId: customer.id,
    // A form is not submitted again: its unsaved changes are restored into its fields for their owner.
    ...(failed &&
      !failed.meta?.isForm && { retry: () => void failed.execute(variables).catch(() => undefined) }),
  };
  if (failed) return openModal('signIn', { ended });
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
        void endSession(client);
    });
    const stopMutations = client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error' || event.mutation.meta?.isStep) return;
      if (endsSession(event.action.error)) void endSession(client, event.mutation);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [client]);
}
