import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { basicAuthentication } from '../../api/basicAuthentication';
import { loginCustomer } from '../../api/generated/mutations';
import type { Customer } from '../session/customer';
import { applySignIn, notifyOtherTabs } from './customerData';
import type { SignInValues } from './signInRules';

async function signIn({ email, password }: SignInValues): Promise<Customer> {
  const Authentication = basicAuthentication(email, password);
  const customer = await loginCustomer({ headers: { Authentication } });
  if (!customer.email) throw new Error('Signing in gave no e-mail address');
  return customer;
}

/**
 * Signs in (loginCustomer, AUTH-01): it has succeeded if an e-mail address comes back. The password is not kept. A
 * second submit is ignored while the first is pending: a double click comes before the button can show it.
 * @param onSignedIn called before the shop switches to the customer
 * @param onSwitched called when it has
 */
export function useSignIn(onSignedIn: (customer: Customer) => void, onSwitched: () => void) {
  const client = useQueryClient();
  const isPending = useRef(false);
  const { mutate, ...mutation } = useMutation({
    mutationFn: signIn,
    gcTime: 0,
    onSuccess: async (customer) => {
      onSignedIn(customer);
      await applySignIn(client, customer);
      notifyOtherTabs();
      onSwitched();
    },
    onSettled: () => {
      isPending.current = false;
    },
  });
  const submit = (values: SignInValues) => {
    if (isPending.current) return;
    isPending.current = true;
    mutate(values);
  };
  return { ...mutation, submit };
}
