import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { getGlobalContentQuery } from '../../api/generated/queries';
import { Button } from '../../components/Button/Button';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Form } from '../../components/Form/Form';
import { formOptions } from '../../components/Form/formOptions';
import { FormTextField } from '../../components/Form/FormTextField';
import { issueMessage } from '../../components/Form/issueMessage';
import { contactInput } from '../../components/Form/personInput';
import { SubmitButton } from '../../components/Form/SubmitButton';
import { useSubmit } from '../../components/Form/useSubmit';
import { ErrorNotice } from '../../components/ErrorNotice/ErrorNotice';
import { openModal } from '../../components/Modal/modalStore';
import { useTranslate } from '../../i18n/useTranslate';
import { useSignedIn } from '../session/customer';
import styles from './ForgotPassword.module.css';

/** Input of the form: an e-mail address as customers register with (AUTH-05). */
export const forgotPasswordSchema = z.object({ email: contactInput.email });

const focus = (heading: HTMLElement | null) => heading?.focus();

/** The e-mail to support that is ready to be sent, with the address in it. */
function WriteToSupport({ email }: { email: string }) {
  const t = useTranslate();
  const { data, isError, isFetching, refetch } = useQuery(getGlobalContentQuery());
  if (!data) {
    return isError ? (
      <ErrorNotice
        message={t('account.supportFailed')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : null;
  }
  const subject = encodeURIComponent(t('account.newPasswordSubject'));
  const body = encodeURIComponent(t('account.newPasswordBody', [email]));
  return (
    <ButtonLink href={`mailto:${data.supportEmailAddress}?subject=${subject}&body=${body}`}>
      {t('account.writeToSupport')}
    </ButtonLink>
  );
}

interface AskForEmailProps {
  /** Default value of the field. */
  email: string;
  onSubmit: (email: string) => void;
}

function AskForEmail({ email, onSubmit }: AskForEmailProps) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const form = useForm({
    ...formOptions,
    defaultValues: { email },
    resolver: zodResolver(forgotPasswordSchema, { error: issueMessage(t) }),
  });
  const submission = useSubmit(form, {
    send: (values) => Promise.resolve(values),
    onSuccess: (values) => onSubmit(values.email),
  });
  return (
    <Form submission={submission}>
      <FormTextField control={form.control} name="email" type="email" autoComplete="username" />
      <div className={styles.ways}>
        <SubmitButton submission={submission}>{t('account.continue')}</SubmitButton>
        {!signedIn && (
          <Button variant="quiet" onClick={() => openModal('signIn')}>
            {t('account.backToSignIn')}
          </Button>
        )}
      </div>
    </Form>
  );
}

/**
 * AUTH-05: collects the e-mail address of somebody who has forgotten their password. The shop has no call that makes a
 * new one, so the way goes on to the people of support, with a message that is ready to be sent.
 */
export function ForgotPassword() {
  const t = useTranslate();
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState(false);
  const ask = (typed: string) => {
    setEmail(typed);
    setAsked(true);
  };
  if (!asked) return <AskForEmail email={email} onSubmit={ask} />;
  return (
    <section className={styles.next} aria-labelledby="forgot-password-next">
      <h2 ref={focus} id="forgot-password-next" className={styles.heading} tabIndex={-1}>
        {t('account.oneStepLeft')}
      </h2>
      <p>{t('account.oneStepLeftText', [email])}</p>
      <div className={styles.ways}>
        <WriteToSupport email={email} />
        <Button variant="secondary" onClick={() => setAsked(false)}>
          {t('account.otherEmail')}
        </Button>
      </div>
    </section>
  );
}
