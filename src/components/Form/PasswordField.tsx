import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { IconButton } from '../Button/IconButton';
import type { Constraints } from './defineForm';
import { FormField } from './FormField';
import type { FormFieldProps } from './useFormField';

/** A password with a switch that shows it. The rules of a new one show below it before anything is typed. */
export function PasswordField<C extends Constraints>({ form, name }: FormFieldProps<C>) {
  const t = useTranslate();
  const [isShown, setShown] = useState(false);
  const { autoComplete, constraint } = form.fields[name];
  const rules = t('forms.passwordRules', [constraint.minLength ?? 1, constraint.maxLength ?? '']);
  return (
    <FormField
      form={form}
      name={name}
      type={isShown ? 'text' : 'password'}
      hint={autoComplete === 'new-password' ? rules : undefined}
      end={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={t('forms.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
