import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logoutCustomer } from '../../api/generated/mutations';
import { clearDrafts } from '../../components/Form/drafts';
import { applySignOut, notifyOtherTabs } from './customerData';

/**
 * Signs out (logoutCustomer, AUTH-03): private data, unsaved changes included, leaves the browser, and the other tabs follow.
 * @param onSignedOut called when nothing private is left
 */
export function useSignOut(onSignedOut: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => logoutCustomer(),
    onSuccess: async () => {
      clearDrafts();
      await applySignOut(client);
      notifyOtherTabs();
      onSignedOut();
    },
  });
}
