import { TextField } from '@mui/material';
import { useTranslate } from '../../i18n/useTranslate';
import type { Constraints } from './defineForm';
import { useFormField, type FormFieldProps } from './useFormField';

/** Something to choose in a form. */
export interface Option {
  value: string;
  label: string;
}

/** A choice from a list, in the system's own control: good with a thumb and filled in by browsers. */
export function SelectField<C extends Constraints>({
  form,
  name,
  options,
}: FormFieldProps<C> & { options: readonly Option[] }) {
  const t = useTranslate();
  const { definition, id, label, isRequired, problem, hint, ref, ...input } = useFormField({ form, name });
  return (
    <TextField
      {...input}
      select
      id={id}
      name={name}
      label={label}
      autoComplete={definition.autoComplete}
      error={problem !== undefined}
      helperText={problem ?? hint}
      inputRef={ref}
      slotProps={{ htmlInput: { 'aria-required': isRequired }, select: { native: true } }}
    >
      {!options.some(({ value }) => value === input.value) && <option value="">{t('forms.choose')}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
