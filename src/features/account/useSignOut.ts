import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logoutCustomerMutation } from '../../api/generated/mutations';
import { clearDrafts } from '../../components/Form/drafts';
import { applySignOut, notifyOtherTabs } from './customerData';

/** Clears whatever is private from this tab, unsaved changes included, and makes the other tabs follow (AUTH-03). */
export function useClearSession(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    clearDrafts();
    await applySignOut(client);
    notifyOtherTabs();
  };
}

/**
 * Signs out (logoutCustomer, AUTH-03).
 * @param onSignedOut called when nothing private is left
 */
export function useSignOut(onSignedOut: () => void) {
  const clearSession = useClearSession();
  return useMutation({
    ...logoutCustomerMutation(),
    onSuccess: async () => {
      await clearSession();
      onSignedOut();
    },
  });
}
