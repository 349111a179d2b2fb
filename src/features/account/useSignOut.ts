import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmed } from '../../api/confirmed';
import { logoutCustomerMutation } from '../../api/generated/mutations';
import { discardSuspendedValues } from '../../lib/privateStorage';
import { discardSuspendedText } from '../../routing/address/personalText';
import { applySignOut } from './sessionChanges';
import { sessionEnded } from './accountConfirmations';

/** Remove private data from this tab, including unsaved changes, and make the other tabs follow (AUTH-03). */
export function useClearSession(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await applySignOut(client);
    discardSuspendedValues();
    discardSuspendedText();
  };
}

/**
 * Sign out (logoutCustomer, AUTH-03).
 * @param onSignedOut called after private data has been removed
 */
export function useSignOut(onSignedOut: () => void) {
  const clearSession = useClearSession();
  return useMutation({
    ...confirmed(logoutCustomerMutation(), sessionEnded),
    onSuccess: async () => {
      await clearSession();
      onSignedOut();
    },
  });
}
