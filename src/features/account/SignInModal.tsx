import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { basicAuthentication } from '../../api/basicAuthentication';
import { confirmed, useStep } from '../../api/confirmed';
import { loginCustomerMutation } from '../../api/generated/mutations';
import { getGlobalContentQuery } from '../../api/generated/queries';
import type { CallOf } from '../../api/operation';
import { Form, SubmitButton } from '../../components/mui/form/Form';
import { useContractForm } from '../../components/mui/form/useContractForm';
import { FormTextField } from '../../components/mui/form/FormTextField';
import { rule } from '../../components/mui/form/formTexts';
import { PasswordField } from '../../components/mui/form/PasswordField';
import { Modal } from '../../components/mui/Modal';
import { closeModal, type ModalProps, openModal } from '../../components/plain/modalStore';
import { RichText } from '../../components/plain/RichText';
import { hasFeature } from '../../config/deployment';
import { useTranslate } from '../../i18n/useTranslate';
import { normalizeText } from '../../lib/normalizeText';
import { SafeLink } from '../../routing/links/SafeLink';
import type { Customer } from '../session/customer';
import { useSettings } from '../settings/settings';
import { signedIn } from './accountConfirmations';
import { SignInReason, useEnterAccount } from './useEnterAccount';

/**
 * Schema of the sign-in form (AUTH-01): only required values, since older accounts may have other limits. No colon in
 * the user name: it is the separator of Basic authentication (CALL-03).
 */
export const signInSchema = z
  .object({
    email: z.string().check(z.overwrite(normalizeText), z.minLength(1)),
    password: z.string().check(z.minLength(1)),
  })
  .check(rule('email', ({ email }) => (email.includes(':') ? 'account.emailWithColon' : undefined)));

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
 */
function useSignIn(onSignedIn: (customer: Customer) => Promise<void>) {
  const loginCustomer = useStep(confirmed(loginCustomerMutation(), signedIn));
  return useContractForm({
    schema: signInSchema,
    defaultValues: { email: '', password: '' },
    send: (input) => signIn(loginCustomer, input),
    onSuccess: (customer) => void onSignedIn(customer),
    failed: 'account.signInFailed',
    byStatus: { 401: 'account.wrongPassword' },
  });
}

declare module '../../components/plain/modalStore' {
  interface ModalProps {
    /** AUTH-04: sign-in; favourites as its reason, including the product to save. */
    signIn: {
      fromFavorites?: boolean;
      favorite?: { code: string; name: string };
      /** Customer whose session ended (AUTH-02), and the action to repeat after signing in. */
      ended?: { customerId: string; retry?: () => void };
    };
  }
}

/** AUTH-01, AUTH-04: the sign-in form, with the editors' text and, for favourites, that reason. */
export function SignInModal(reason: ModalProps['signIn']) {
  const t = useTranslate();
  const { forgotPasswordPage } = useSettings().staticPages;
  const information = useQuery(getGlobalContentQuery()).data?.loginInformationText;
  const form = useSignIn(useEnterAccount(reason));
  const footer = (
    <>
      <SubmitButton form={form}>{t('account.signIn')}</SubmitButton>
      {hasFeature('registration') && (
        <Button variant="outlined" onClick={() => openModal('register', reason)}>
          {t('account.register')}
        </Button>
      )}
    </>
  );
  return (
    <Modal title={t('account.signIn')} footer={footer} stacked>
      <SignInReason {...reason} />
      {information && (
        <Box sx={{ mb: 6, color: 'text.secondary' }}>
          <RichText html={information} />
        </Box>
      )}
      <Form form={form}>
        <FormTextField control={form.control} name="email" type="email" autoComplete="username" />
        <PasswordField control={form.control} name="password" autoComplete="current-password" />
      </Form>
      {forgotPasswordPage && (
        <Typography variant="body2" sx={{ mt: 5 }}>
          <Link component={SafeLink} href={forgotPasswordPage.url} onClick={closeModal}>
            {t('account.forgotPassword')}
          </Link>
        </Typography>
      )}
    </Modal>
  );
}
