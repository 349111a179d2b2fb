import { zodResolver } from '@hookform/resolvers/zod';
import { TextField } from '@mui/material';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate';
import { MuiProvider } from '../../theme/MuiProvider';
import { ErrorSummary } from './ErrorSummary';
import styles from './SignIn.module.css';
import { signInRules, type SignInValues } from './signInRules';

interface SignInFormProps {
  /** For the button that sends it from outside. */
  id: string;
  /** Why signing in failed, in the person's words. */
  failure?: string;
  onSubmit: (values: SignInValues) => void;
}

const fieldNames = ['email', 'password'] as const;

/** AUTH-01: e-mail and password. What is wrong stands at the fields and, together, above them. */
export function SignInForm({ id, failure, onSubmit }: SignInFormProps) {
  const t = useTranslate();
  const rules = useMemo(() => signInRules(t), [t]);
  const { register, handleSubmit, setFocus, formState } = useForm<SignInValues>({
    resolver: zodResolver(rules),
    defaultValues: { email: '', password: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const problems: { text: string; onGo?: () => void }[] = fieldNames.flatMap((name) => {
    const text = errors[name]?.message;
    return text ? [{ text, onGo: () => setFocus(name) }] : [];
  });
  if (failure && problems.length === 0) problems.push({ text: failure });
  const send = handleSubmit(onSubmit);
  return (
    <MuiProvider>
      {problems.length > 0 && <ErrorSummary problems={problems} attempt={submitCount} />}
      <form id={id} className={styles.fields} noValidate onSubmit={(event) => void send(event)}>
        <TextField
          id={`${id}-email`}
          type="email"
          label={t('account.email')}
          autoComplete="username"
          error={Boolean(errors.email)}
          helperText={errors.email?.message}
          {...register('email')}
        />
        <TextField
          id={`${id}-password`}
          type="password"
          label={t('account.password')}
          autoComplete="current-password"
          error={Boolean(errors.password)}
          helperText={errors.password?.message}
          {...register('password')}
        />
      </form>
    </MuiProvider>
  );
}
