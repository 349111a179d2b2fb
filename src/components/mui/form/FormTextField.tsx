import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { formatPhone, phoneDigits } from '../../../i18n/formatPhone';
import { useTranslate } from '../../../i18n/useTranslate';
import { afterPointerRelease } from './afterPointerRelease';
import { Field, type FieldProps } from './Field';
import { fieldLabels, type FieldName } from './formTexts';
import { normalizeText } from '../../../lib/normalizeText';

export interface FormTextFieldProps<Values extends FieldValues, Sent> extends Pick<
  FieldProps,
  'autoComplete' | 'endAdornment' | 'inputProps' | 'rows' | 'sx'
> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values> & FieldName;
  /** Default: that of the field's name. */
  label?: string;
  /** `email` and `tel` are also formatted on blur. */
  type?: 'text' | 'email' | 'tel' | 'date' | 'password';
  optional?: boolean;
  /** Shown below the field unless it has an error. */
  hint?: string;
}

/** Text of a field after blur. */
const formatted = (type: string, text: string) => {
  if (type === 'email') return normalizeText(text);
  return type === 'tel' ? formatPhone(phoneDigits(text)) : text;
};

/**
 * FORM-01: text field of react-hook-form with its label, and its hint or error below.
 * @example <FormTextField control={control} name="email" type="email" />
 */
export function FormTextField<Values extends FieldValues, Sent>({
  control,
  name,
  label: ownLabel,
  type = 'text',
  optional = false,
  hint,
  inputProps,
  ...props
}: FormTextFieldProps<Values, Sent>) {
  const t = useTranslate();
  const { field, fieldState } = useController({ control, name });
  const value: string = field.value ?? '';
  const label = ownLabel ?? t(fieldLabels[name]);
  const leave = () => {
    const text = formatted(type, value);
    if (text !== value) field.onChange(text);
    afterPointerRelease(field.onBlur);
  };
  return (
    <Field
      {...props}
      name={name}
      value={value}
      inputRef={field.ref}
      onChange={field.onChange}
      onBlur={leave}
      label={optional ? t('forms.optional', [label]) : label}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      type={props.rows ? undefined : type}
      multiline={props.rows !== undefined}
      inputProps={{ 'aria-required': !optional, ...inputProps }}
    />
  );
}
