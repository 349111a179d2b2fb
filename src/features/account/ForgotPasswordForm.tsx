import { zodResolver } from '@hookform/resolvers/zod';
import { TextField } from '@mui/material';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/Button';
import { useTranslate } from '../../i18n/useTranslate';
import { MuiProvider } from '../../theme/MuiProvider';
import styles from './ForgotPassword.module.css';
import { forgotPasswordRules, type ForgotPasswordValues } from './forgotPasswordRules';

interface ForgotPasswordFormProps {
  /** What stands in the field at first. */
  email: string;
  onSubmit: (email: string) => void;
}

/** AUTH-05: asks for the e-mail address; what is wrong with it stands at the field, which takes focus. */
export function ForgotPasswordForm({ email, onSubmit }: ForgotPasswordFormProps) {
  const t = useTranslate();
  const rules = useMemo(() => forgotPasswordRules(t), [t]);
  const { register, handleSubmit, formState } = useForm<ForgotPasswordValues>({
    resolver: zodResolver(rules),
    defaultValues: { email },
    reValidateMode: 'onSubmit',
  });
  const send = handleSubmit((values) => onSubmit(values.email));
  const problem = formState.errors.email?.message;
  return (
    <MuiProvider>
      <form className={styles.fields} noValidate onSubmit={(event) => void send(event)}>
        <TextField
          id="forgot-password-email"
          className={styles.field}
          type="email"
          label={t('account.email')}
          autoComplete="username"
          error={Boolean(problem)}
          helperText={problem}
          {...register('email')}
        />
        <Button type="submit">{t('account.continue')}</Button>
      </form>
    </MuiProvider>
  );
}
