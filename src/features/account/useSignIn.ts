import { useMutation, useQueryClient } from '@tanstack/react-query';
import { basicAuthentication } from '../../api/basicAuthentication';
import { loginCustomer } from '../../api/generated/mutations';
import type { Customer } from '../session/customer';
import { enterCustomer, tellOtherTabs } from './customerData';
import type { SignInValues } from './signInRules';

async function signIn({ email, password }: SignInValues): Promise<Customer> {
  const Authentication = basicAuthentication(email, password);
  const customer = await loginCustomer({ headers: { Authentication } });
  if (!customer.email) throw new Error('Signing in gave no e-mail address');
  return customer;
}

/**
 * Signs in (loginCustomer, AUTH-01): it has succeeded if an e-mail address comes back. The password is not kept.
 * @param onSignedIn called before the shop switches to the customer
 * @param onSwitched called when it has
 */
export function useSignIn(onSignedIn: (customer: Customer) => void, onSwitched: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: signIn,
    gcTime: 0,
    onSuccess: async (customer) => {
      onSignedIn(customer);
      await enterCustomer(client, customer);
      tellOtherTabs();
      onSwitched();
    },
  });
}
