import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getGlobalContentQuery } from '../../api/generated/queries';
import { Button } from '../../components/Button/Button';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { Form } from '../../components/Form/Form';
import { FormField } from '../../components/Form/FormField';
import { SubmitButton } from '../../components/Form/SubmitButton';
import { useContractForm } from '../../components/Form/useContractForm';
import { ErrorNotice } from '../../components/ErrorNotice/ErrorNotice';
import { openModal } from '../../components/Modal/modalStore';
import { useTranslate } from '../../i18n/useTranslate';
import { useSignedIn } from '../session/customer';
import styles from './ForgotPassword.module.css';
import { forgotPasswordForm } from './forgotPasswordForm';

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
  /** What stands in the field at first. */
  email: string;
  onSubmit: (email: string) => void;
}

function AskForEmail({ email, onSubmit }: AskForEmailProps) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const form = useContractForm(forgotPasswordForm, {
    id: 'forgot-password',
    draft: false,
    values: { email },
    send: (values) => Promise.resolve(values),
    onSuccess: (values) => onSubmit(values.email),
  });
  return (
    <Form form={form}>
      <FormField form={form} name="email" />
      <div className={styles.ways}>
        <SubmitButton form={form}>{t('account.continue')}</SubmitButton>
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
