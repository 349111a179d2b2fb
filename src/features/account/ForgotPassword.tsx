import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { useStep } from '../../api/confirmed';
import { checkPasswordLinkMutation, requestPasswordLinkMutation } from '../../api/generated/mutations';
import { getGlobalContentQuery } from '../../api/generated/queries';
import type { PasswordLink } from '../../api/generated/types';
import { Form, SubmitButton } from '../../components/mui/form/Form';
import { useContractForm } from '../../components/mui/form/useContractForm';
import { FormTextField } from '../../components/mui/form/FormTextField';
import { contactInput } from '../../components/mui/form/personInput';
import { LoadFailure } from '../../components/mui/LoadFailure';
import { ViewSkeleton } from '../../components/mui/ViewSkeleton';
import { openModal } from '../../components/plain/modalStore';
import { SafeLink } from '../../routing/links/SafeLink';
import type { TranslationKey } from '../../i18n/english';
import { useTranslate } from '../../i18n/useTranslate';
import { useSignedIn } from '../session/customer';
import { useSettings } from '../settings/settings';
import { ChoosePassword } from './ChoosePassword';
import { NextStep } from './ChoosePassword';
import { passwordToken, takePasswordToken } from './passwordToken';

/** Token of a link by which a password can be chosen; null without one, and where the shop has no such links. */
export function usePasswordToken(): string | null {
  const { passwordLinks = false } = useSettings();
  const token = useSyncExternalStore(passwordToken.subscribe, passwordToken.get, () => null);
  return passwordLinks ? token : null;
}

/** Schema of the form: an e-mail address that customers can register with (AUTH-05). */
export const forgotPasswordSchema = z.object({ email: contactInput.email });

/** A mailto link to support, with the customer's address in the message. */
function WriteToSupport({ email }: { email: string }) {
  const t = useTranslate();
  const query = useQuery(getGlobalContentQuery());
  const { data, isError } = query;
  if (!data) {
    return isError ? <LoadFailure message={t('account.supportFailed')} query={query} /> : null;
  }
  const subject = encodeURIComponent(t('account.newPasswordSubject'));
  const body = encodeURIComponent(t('account.newPasswordBody', [email]));
  return (
    <Button component={SafeLink} href={`mailto:${data.supportEmailAddress}?subject=${subject}&body=${body}`}>
      {t('account.writeToSupport')}
    </Button>
  );
}

interface AskForEmailProps {
  /** Default value of the field. */
  email: string;
  onSubmit: (email: string) => void;
}

/** Form of the e-mail address; asks for a link where the shop sends them (requestPasswordLink). */
function AskForEmail({ email, onSubmit }: AskForEmailProps) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const { passwordLinks = false } = useSettings();
  const requestPasswordLink = useStep(requestPasswordLinkMutation());
  const form = useContractForm({
    schema: forgotPasswordSchema,
    defaultValues: { email },
    send: (body) => (passwordLinks ? requestPasswordLink({ body }) : Promise.resolve(null)),
    onSuccess: (_, values) => onSubmit(values.email),
    failed: 'account.linkNotSent',
  });
  return (
    <Form form={form}>
      <FormTextField control={form.control} name="email" type="email" autoComplete="username" />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
        <SubmitButton form={form}>{t(passwordLinks ? 'account.sendLink' : 'account.continue')}</SubmitButton>
        {!signedIn && (
          <Button variant="text" onClick={() => openModal('signIn')}>
            {t('account.backToSignIn')}
          </Button>
        )}
      </Stack>
    </Form>
  );
}

interface AskedProps {
  email: string;
  onOther: () => void;
}

/** The next step: the e-mail with the link, otherwise a prepared message to support. */
function Asked({ email, onOther }: AskedProps) {
  const t = useTranslate();
  const { passwordLinks = false } = useSettings();
  return (
    <NextStep
      title={t(passwordLinks ? 'account.linkSent' : 'account.oneStepLeft')}
      text={t(passwordLinks ? 'account.linkSentText' : 'account.oneStepLeftText', [email])}
    >
      {!passwordLinks && <WriteToSupport email={email} />}
      <Button variant="outlined" onClick={onOther}>
        {t('account.otherEmail')}
      </Button>
    </NextStep>
  );
}

/** Check the token of every link that is opened on this page (checkPasswordLink). */
function usePasswordLink() {
  const location = useLocation();
  const token = usePasswordToken();
  const { data, error, mutate } = useMutation({
    ...checkPasswordLinkMutation(),
    meta: { isStep: true },
    gcTime: 0,
  });
  const check = useCallback(() => {
    if (token !== null) mutate({ body: { token } });
  }, [token, mutate]);
  const [openings, setOpenings] = useState(0);
  useEffect(() => {
    const open = () => {
      if (takePasswordToken()) setOpenings((before) => before + 1);
    };
    open();
    // The router has no new location when the same link is opened again.
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [location]);
  useEffect(check, [openings, check]);
  return { token, link: data, error, check };
}

const linkTexts: ReadonlyMap<string, readonly [title: TranslationKey, text: TranslationKey]> = new Map([
  ['used', ['account.linkUsed', 'account.linkUsedText']],
  ['expired', ['account.linkExpired', 'account.linkExpiredText']],
]);

/** Reason why a link does not work; takes the focus of a form that it replaces. */
function LinkProblem({ state }: Pick<PasswordLink, 'state'>) {
  const t = useTranslate();
  const [title, text] = linkTexts.get(state) ?? ['account.linkUnknown', 'account.linkUnknownText'];
  const focusIfLost = (element: HTMLElement | null) => {
    if (document.activeElement === document.body) element?.focus();
  };
  return (
    <Alert severity="warning" ref={focusIfLost} tabIndex={-1} sx={{ maxWidth: '32rem', mb: 5 }}>
      <AlertTitle>{t(title)}</AlertTitle>
      {t(text)}
    </Alert>
  );
}

/**
 * AUTH-05: choose a password by the link of an e-mail, and ask for such a link; the page never says whether an address
 * has an account. Where the backend sends no links, the next step is a prepared e-mail to support.
 */
export function ForgotPassword() {
  const t = useTranslate();
  const [email, setEmail] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { token, link, error, check } = usePasswordLink();
  const ask = (typed: string) => {
    passwordToken.set(null);
    setEmail(typed);
    setAsked(true);
  };
  if (token === null && isAsked) return <Asked email={email} onOther={() => setAsked(false)} />;
  if (token !== null && !link) {
    if (!error) return <ViewSkeleton shape="form" />;
    return <LoadFailure message={t('account.linkFailed')} query={{ refetch: check }} />;
  }
  if (token !== null && link?.state === 'valid')
    return <ChoosePassword key={token} token={token} email={link.email} onRefused={check} />;
  return (
    <>
      {token !== null && link && <LinkProblem state={link.state} />}
      <AskForEmail email={email} onSubmit={ask} />
    </>
  );
}
