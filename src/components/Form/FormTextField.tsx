import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { formatPhone } from '../../i18n/formatPhone';
import { useTranslate } from '../../i18n/useTranslate';
import { afterPointerRelease } from './afterPointerRelease';
import { fieldLabels, type FieldName } from './fieldLabels';
import { phoneDigits } from './personInput';

/** An entry of a select field. */
export interface Option {
  value: string;
  label: string;
}

export interface FormTextFieldProps<Values extends FieldValues, Sent> extends Pick<
  TextFieldProps,
  'autoComplete' | 'rows' | 'slotProps'
> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values> & FieldName;
  /** `email` and `tel` also decide how the text is written once the field is left. */
  type?: 'text' | 'email' | 'tel' | 'date' | 'password';
  /** May stay empty; the label says so. */
  optional?: boolean;
  /** Shown below the field as long as it has no error. */
  hint?: string;
  /** Makes it a select, in the system's own control: good with a thumb and filled in by browsers. */
  options?: readonly Option[];
}

/** Text of a field as it stands there once the field is left. */
const formatted = (type: string, text: string) => {
  if (type === 'email') return text.trim();
  return type === 'tel' ? formatPhone(phoneDigits(text)) : text;
};

/** MUI's TextField bound to a field of react-hook-form: label above, hint or error below (FORM-01). */
export function FormTextField<Values extends FieldValues, Sent>({
  control,
  name,
  type = 'text',
  optional = false,
  hint,
  options,
  slotProps,
  ...props
}: FormTextFieldProps<Values, Sent>) {
  const t = useTranslate();
  const { field, fieldState } = useController({ control, name });
  const value: string = field.value ?? '';
  const label = t(fieldLabels[name]);
  const leave = () => {
    const text = formatted(type, value);
    if (text !== value) field.onChange(text);
    afterPointerRelease(field.onBlur);
  };
  return (
    <TextField
      {...props}
      name={name}
      value={value}
      inputRef={field.ref}
      onChange={field.onChange}
      onBlur={leave}
      label={optional ? t('forms.optional', [label]) : label}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      type={options || props.rows ? undefined : type}
      multiline={props.rows !== undefined}
      select={options !== undefined}
      slotProps={{ ...slotProps, htmlInput: { 'aria-required': !optional, ...slotProps?.htmlInput } }}
    >
      {options && !options.some((option) => option.value === value) && (
        <option value="">{t('forms.choose')}</option>
      )}
      {options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
