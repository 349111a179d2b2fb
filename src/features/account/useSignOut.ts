import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logoutCustomer } from '../../api/generated/mutations';
import { applySignOut, notifyOtherTabs } from './customerData';

/**
 * Signs out (logoutCustomer, AUTH-03): private data leaves the cache and the other tabs follow.
 * @param onSignedOut called when nothing private is left
 */
export function useSignOut(onSignedOut: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => logoutCustomer(),
    onSuccess: async () => {
      await applySignOut(client);
      notifyOtherTabs();
      onSignedOut();
    },
  });
}
