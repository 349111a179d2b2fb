import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { basicAuthentication } from '../../api/basicAuthentication';
import { confirmed, readAgain, useStep } from '../../api/confirmed';
import { hasStatus } from '../../api/errors';
import {
  checkPasswordLinkMutation,
  loginCustomerMutation,
  setPasswordMutation,
} from '../../api/generated/mutations';
import { getCustomerQuery } from '../../api/generated/queries';
import { setPasswordBody } from '../../api/generated/schemas';
import { Form, SubmitButton } from '../../components/mui/form/Form';
import { PasswordField } from '../../components/mui/form/PasswordField';
import { useContractForm } from '../../components/mui/form/useContractForm';
import { openModal } from '../../components/plain/modalStore';
import { showNotice } from '../../components/plain/noticeStore';
import { useTranslate } from '../../i18n/useTranslate';
import { useSettings } from '../settings/settings';
import { passwordToken } from './passwordToken';
import { useEnterAccount } from './useEnterAccount';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const focus = (heading: HTMLElement | null) => heading?.focus();

interface NextStepProps {
  title: string;
  text: string;
  /** Buttons. */
  children: ReactNode;
}

/** Section in place of a form that was sent, for what comes next; its heading takes focus. */
export function NextStep({ title, text, children }: NextStepProps) {
  const id = useId();
  return (
    <Box
      component="section"
      sx={{ display: 'grid', gap: 5, justifyItems: 'start', maxWidth: '30rem' }}
      aria-labelledby={id}
    >
      <Typography ref={focus} id={id} variant="h2" tabIndex={-1} sx={{ fontSize: 'var(--text-xl)' }}>
        {title}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
        {children}
      </Stack>
    </Box>
  );
}

/** Schema of the form: the password that is chosen by the link of an e-mail (setPassword, AUTH-05). */
export const choosePasswordSchema = z.pick(setPasswordBody, { newPassword: true });

interface ChoosePasswordProps {
  token: string;
  /** User name of the account; null when the server does not tell. */
  email: string | null;
  /** Check the link again: it is no longer valid. */
  onRefused: () => void;
}

/** Sign in with the new password; null when this takes more than the password, or fails. */
function useSignIn(email: string | null) {
  const isOwn = (found: string) => found.toLowerCase() === email?.toLowerCase();
  const loginCustomer = useStep(
    confirmed(loginCustomerMutation(), () => async () => {
      const customer = await readAgain(getCustomerQuery());
      return customer && isOwn(customer.email) ? customer : undefined;
    }),
  );
  return async (password: string) => {
    if (email === null) return null;
    const Authentication = basicAuthentication(email, password);
    return loginCustomer({ headers: { Authentication } });
  };
}

function usePasswordForm({ token, email, onRefused }: ChoosePasswordProps, onSaved: () => void) {
  const { accountPage } = useSettings().staticPages;
  const navigate = useNavigate();
  const enterAccount = useEnterAccount({});
  const checkPasswordLink = useStep(checkPasswordLinkMutation());
  const setPassword = useStep(
    confirmed(setPasswordMutation(), () => async () => {
      const { state } = await checkPasswordLink({ body: { token } });
      return state === 'used' ? null : undefined;
    }),
  );
  const signIn = useSignIn(email);
  return useContractForm({
    schema: choosePasswordSchema,
    defaultValues: { newPassword: '' },
    send: async ({ newPassword }) => {
      try {
        await setPassword({ body: { token, newPassword } });
      } catch (error) {
        if (hasStatus(error, 400) && error.inputErrors.some(({ field }) => field === 'token')) onRefused();
        throw error;
      }
      return signIn(newPassword).catch((error: unknown) => {
        // After a lost response: the password that another tab has chosen.
        if (hasStatus(error, 401)) onRefused();
        return null;
      });
    },
    onSuccess: (customer) => {
      if (!customer?.email) return onSaved();
      void enterAccount(customer).then(() => {
        void navigate(accountPage.url);
        passwordToken.set(null);
        showNotice({ tone: 'success', title: (t) => t('account.passwordSaved') });
      });
    },
    failed: 'account.passwordNotSaved',
    unknown: 'account.passwordSaveUnknown',
  });
}

/**
 * AUTH-05: choose a password by the link of an e-mail (setPassword), then sign in with it as everybody does
 * (loginCustomer), so that a locked account stays locked.
 */
export function ChoosePassword(props: ChoosePasswordProps) {
  const t = useTranslate();
  const [isSaved, setSaved] = useState(false);
  const form = usePasswordForm(props, () => setSaved(true));
  const { email } = props;
  if (isSaved)
    return (
      <NextStep title={t('account.passwordSaved')} text={t('account.passwordSavedText')}>
        <Button onClick={() => openModal('signIn')}>{t('account.signIn')}</Button>
      </NextStep>
    );
  return (
    <Form form={form}>
      {email !== null && (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{t('account.passwordOf', [email])}</Typography>
          <input type="text" autoComplete="username" value={email} readOnly hidden />
        </>
      )}
      <PasswordField control={form.control} name="newPassword" autoComplete="new-password" />
      <SubmitButton form={form}>{t('account.savePassword')}</SubmitButton>
    </Form>
  );
}
