import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { getGlobalContentQuery } from '../../api/generated/queries';
import { Form, SubmitButton } from '../../components/mui/form/Form';
import { useContractForm } from '../../components/mui/form/useContractForm';
import { FormTextField } from '../../components/mui/form/FormTextField';
import { contactInput } from '../../components/mui/form/personInput';
import { LoadFailure } from '../../components/mui/LoadFailure';
import { openModal } from '../../components/plain/modalStore';
import { SafeLink } from '../../routing/links/SafeLink';
import { useTranslate } from '../../i18n/useTranslate';
import { useSignedIn } from '../session/customer';

/** Schema of the form: an e-mail address that customers can register with (AUTH-05). */
export const forgotPasswordSchema = z.object({ email: contactInput.email });

const buttonsLayout = { flexWrap: 'wrap', gap: 3 };

const nextLayout = { display: 'grid', gap: 5, justifyItems: 'start', maxWidth: '30rem' };

const focus = (heading: HTMLElement | null) => heading?.focus();

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

function AskForEmail({ email, onSubmit }: AskForEmailProps) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const form = useContractForm({
    schema: forgotPasswordSchema,
    defaultValues: { email },
    send: (values) => Promise.resolve(values),
    onSuccess: (values) => onSubmit(values.email),
  });
  return (
    <Form form={form}>
      <FormTextField control={form.control} name="email" type="email" autoComplete="username" />
      <Stack direction="row" sx={buttonsLayout}>
        <SubmitButton form={form}>{t('account.continue')}</SubmitButton>
        {!signedIn && (
          <Button variant="text" onClick={() => openModal('signIn')}>
            {t('account.backToSignIn')}
          </Button>
        )}
      </Stack>
    </Form>
  );
}

/**
 * AUTH-05: ask for the e-mail address of a customer who forgot the password. The contract has no operation that resets
 * a password, so the next step is a prepared e-mail to support.
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
    <Box component="section" sx={nextLayout} aria-labelledby="forgot-password-next">
      <Typography
        ref={focus}
        id="forgot-password-next"
        variant="h2"
        tabIndex={-1}
        sx={{ fontSize: 'var(--text-xl)' }}
      >
        {t('account.oneStepLeft')}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('account.oneStepLeftText', [email])}</Typography>
      <Stack direction="row" sx={buttonsLayout}>
        <WriteToSupport email={email} />
        <Button variant="outlined" onClick={() => setAsked(false)}>
          {t('account.otherEmail')}
        </Button>
      </Stack>
    </Box>
  );
}
