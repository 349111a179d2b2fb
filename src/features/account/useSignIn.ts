import { useQueryClient } from '@tanstack/react-query';
import { basicAuthentication } from '../../api/basicAuthentication';
import { loginCustomer } from '../../api/generated/mutations';
import { useContractForm } from '../../components/Form/useContractForm';
import type { Customer } from '../session/customer';
import { applySignIn, notifyOtherTabs } from './customerData';
import { signInForm } from './signInForm';

async function signIn({ email, password }: { email: string; password: string }): Promise<Customer> {
  const Authentication = basicAuthentication(email.trim(), password);
  const customer = await loginCustomer({ headers: { Authentication } });
  if (!customer.email) throw new Error('Signing in gave no e-mail address');
  return customer;
}

/**
 * The sign-in form (loginCustomer, AUTH-01): it has succeeded if an e-mail address comes back. A colon in the user name
 * could not be told from Basic's separator (CALL-03).
 * @param onSignedIn called before the shop switches to the customer
 * @param onSwitched called when it has
 */
export function useSignIn(onSignedIn: (customer: Customer) => void, onSwitched: () => void) {
  const client = useQueryClient();
  const switchCustomer = async (customer: Customer) => {
    onSignedIn(customer);
    await applySignIn(client, customer);
    notifyOtherTabs();
    onSwitched();
  };
  return useContractForm(signInForm, {
    id: 'sign-in',
    draft: false,
    send: signIn,
    onSuccess: (customer) => void switchCustomer(customer),
    failed: 'account.signInFailed',
    check: ({ email }) => ({ email: email?.includes(':') ? 'account.emailWithColon' : undefined }),
  });
}
