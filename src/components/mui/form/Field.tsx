import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactElement } from 'react';

export interface FieldProps
  extends Omit<OutlinedInputProps, 'label' | 'size' | 'sx'>, Pick<FormControlProps, 'error' | 'size' | 'sx'> {
  label: string;
  helperText?: string;
  /** Render the input inside another component, as SelectField does; default: the input itself. */
  renderInput?: (input: ReactElement<OutlinedInputProps>) => ReactElement;
}

/**
 * Text field: label above, hint or error below. Composed of the parts of MUI's TextField, which would bring Select,
 * Menu and Popover into every form.
 * @example <Field label={t('orders.search')} value={text} onChange={type} />
 */
export function Field({
  id,
  className,
  label,
  helperText,
  error,
  size,
  sx,
  inputProps,
  renderInput = (input) => input,
  ...input
}: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const helperId = helperText ? `${inputId}-helper-text` : undefined;
  return (
    <FormControl className={className} error={error} size={size} sx={sx}>
      <InputLabel htmlFor={inputId}>{label}</InputLabel>
      {renderInput(
        <OutlinedInput
          {...input}
          id={inputId}
          inputProps={{ 'aria-describedby': helperId, ...inputProps }}
        />,
      )}
      {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
