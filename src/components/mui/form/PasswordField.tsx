import IconButton from '@mui/material/IconButton';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { Icon } from '../../plain/Icon';
import { FormTextField, type FormTextFieldProps } from './FormTextField';

/**
 * Minimum and maximum length of a new password, in characters; tests/contract/forms.test.ts compares them with the
 * contract.
 */
export const passwordLength = { min: 8, max: 128 } as const;

interface PasswordFieldProps<Values extends FieldValues, Sent> extends Pick<
  FormTextFieldProps<Values, Sent>,
  'control' | 'name'
> {
  autoComplete: 'current-password' | 'new-password';
}

/** Password field with a button that shows the text. The rules of a new password are always visible. */
export function PasswordField<Values extends FieldValues, Sent>(props: PasswordFieldProps<Values, Sent>) {
  const t = useTranslate();
  const [isShown, setShown] = useState(false);
  const reveal = (
    <IconButton
      aria-label={t('forms.showPassword')}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <Icon icon={isShown ? EyeOff : Eye} />
    </IconButton>
  );
  return (
    <FormTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      hint={
        props.autoComplete === 'new-password'
          ? t('forms.passwordRules', [passwordLength.min, passwordLength.max])
          : undefined
      }
      endAdornment={reveal}
    />
  );
}
