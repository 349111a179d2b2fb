import { useMutation } from '@tanstack/react-query';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { confirmed } from '../../api/confirmed';
import { basicAuthentication } from '../../api/basicAuthentication';
import { loginCustomerMutation } from '../../api/generated/mutations';
import type { CallOf } from '../../api/operation';
import { formOptions, useSubmit } from '../../components/mui/form/useSubmit';
import { issueMessage } from '../../components/mui/form/issueMessage';
import { useTranslate } from '../../i18n/useTranslate';
import type { Customer } from '../session/customer';
import { signInSchema } from './signInSchema';
import { signedIn } from './accountOutcomes';

async function signIn(
  loginCustomer: CallOf<'loginCustomer'>,
  { email, password }: { email: string; password: string },
): Promise<Customer> {
  const Authentication = basicAuthentication(email, password);
  const customer = await loginCustomer({ headers: { Authentication } });
  if (!customer.email) throw new Error('Signing in gave no e-mail address');
  return customer;
}

/**
 * The sign-in form (loginCustomer, AUTH-01): successful when the response contains an e-mail address.
 * @example const { control, submission } = useSignIn(enterAccount);
 */
export function useSignIn(onSignedIn: (customer: Customer) => Promise<void>) {
  const t = useTranslate();
  const form = useForm({
    ...formOptions,
    defaultValues: { email: '', password: '' },
    resolver: zodResolver(signInSchema, { error: issueMessage(t) }),
  });
  const { mutateAsync: loginCustomer } = useMutation({
    ...confirmed(loginCustomerMutation(), signedIn),
    meta: { isStep: true },
    gcTime: 0,
  });
  const submission = useSubmit(form, {
    send: (input) => signIn(loginCustomer, input),
    onSuccess: (customer) => void onSignedIn(customer),
    failed: 'account.signInFailed',
    byStatus: { 401: 'account.wrongPassword' },
  });
  return { control: form.control, submission };
}
