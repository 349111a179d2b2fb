import NativeSelect from '@mui/material/NativeSelect';
import { Field, type FieldProps } from './Field';

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
