import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

/** An entry of a select field. */
export interface Option {
  value: string;
  label: string;
}

export interface FieldProps
  extends Omit<OutlinedInputProps, 'label' | 'size' | 'sx'>, Pick<FormControlProps, 'error' | 'size' | 'sx'> {
  label: string;
  /** Hint or error below the field. */
  helperText?: string;
  /** Makes it a select, in the system's own control: good with a thumb and filled in by browsers. */
  options?: readonly Option[];
}

/**
 * MUI's text field: label above, hint or error below. Composed of its parts, since TextField imports Select, Menu and
 * Popover, 10 kB that no form here needs.
 * @example <Field label={t('orders.year')} value={year} options={years} onChange={choose} />
 */
export function Field({
  id,
  className,
  label,
  helperText,
  options,
  error,
  size,
  sx,
  inputProps,
  ...input
}: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const helperId = helperText ? `${inputId}-helper-text` : undefined;
  const field = (
    <OutlinedInput {...input} id={inputId} inputProps={{ 'aria-describedby': helperId, ...inputProps }} />
  );
  return (
    <FormControl className={className} error={error} size={size} sx={sx}>
      <InputLabel htmlFor={inputId}>{label}</InputLabel>
      {options ? (
        <NativeSelect input={field}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      ) : (
        field
      )}
      {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
