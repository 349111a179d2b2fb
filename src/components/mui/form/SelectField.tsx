import NativeSelect from '@mui/material/NativeSelect';
import { Field, type FieldProps } from './Field';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { afterPointerRelease } from './afterPointerRelease';
import { fieldLabels, type FieldName } from './formTexts';

interface FormSelectFieldProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values> & FieldName;
  autoComplete?: string;
  options: readonly Option[];
  optional?: boolean;
  /** Shown below the field unless it has an error. */
  hint?: string | undefined;
}

/**
 * FORM-01: select field of react-hook-form, with a placeholder while its value is none of the options.
 * @example <FormSelectField control={control} name="countryCode" options={countries} />
 */
export function FormSelectField<Values extends FieldValues, Sent>({
  control,
  name,
  autoComplete,
  options,
  optional = false,
  hint,
}: FormSelectFieldProps<Values, Sent>) {
  const t = useTranslate();
  const { field, fieldState } = useController({ control, name });
  const value: string = field.value ?? '';
  const label = t(fieldLabels[name]);
  const isMissing = !options.some((option) => option.value === value);
  return (
    <SelectField
      name={name}
      autoComplete={autoComplete}
      value={value}
      inputRef={field.ref}
      onChange={field.onChange}
      onBlur={() => afterPointerRelease(field.onBlur)}
      label={optional ? t('forms.optional', [label]) : label}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      options={isMissing ? [{ value: '', label: t('forms.choose') }, ...options] : options}
      inputProps={{ 'aria-required': !optional }}
    />
  );
}

export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends Omit<FieldProps, 'renderInput'> {
  options: readonly Option[];
}

/**
 * Select field with the native control: easy to use on touch screens and filled in by browsers.
 * @example <SelectField label={t('orders.year')} value={year} options={years} onChange={select} />
 */
export function SelectField({ options, ...field }: SelectFieldProps) {
  return (
    <Field
      {...field}
      renderInput={(input) => (
        <NativeSelect input={input}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    />
  );
}
