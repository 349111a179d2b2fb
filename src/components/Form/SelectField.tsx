import NativeSelect from '@mui/material/NativeSelect';
import { Field, type FieldProps } from './Field';

/** An entry of a select field. */
export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends Omit<FieldProps, 'renderInput'> {
  options: readonly Option[];
}

/**
 * A field to choose from a list in the system's own control, which is good with a thumb and which browsers fill in.
 * @example <SelectField label={t('orders.year')} value={year} options={years} onChange={choose} />
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
