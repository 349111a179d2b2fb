import { basicAuthentication } from '../../api/basicAuthentication';
import { loginCustomer } from '../../api/generated/mutations';
import { useContractForm } from '../../components/Form/useContractForm';
import type { Customer } from '../session/customer';
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
 */
export function useSignIn(onSignedIn: (customer: Customer) => Promise<void>) {
  return useContractForm(signInForm, {
    id: 'sign-in',
    draft: false,
    send: signIn,
    onSuccess: (customer) => void onSignedIn(customer),
    failed: 'account.signInFailed',
    byStatus: { 401: 'account.wrongPassword', 403: 'account.locked' },
    check: ({ email }) => ({ email: email?.includes(':') ? 'account.emailWithColon' : undefined }),
  });
}
