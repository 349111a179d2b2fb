import { FormControlLabel, FormHelperText, Radio, RadioGroup } from '@mui/material';
import type { Constraints } from './defineForm';
import styles from './Form.module.css';
import type { Option } from './SelectField';
import { useFormField, type FormFieldProps } from './useFormField';

/** A choice among a few, all in sight. */
export function RadioField<C extends Constraints>({
  form,
  name,
  options,
}: FormFieldProps<C> & { options: readonly Option[] }) {
  const { id, label, problem, ref, value, onChange } = useFormField({ form, name });
  const problemId = `${id}-problem`;
  return (
    <fieldset className={styles.choice} aria-describedby={problem && problemId}>
      <legend>{label}</legend>
      <RadioGroup row name={name} value={value} onChange={onChange} className={styles.choices}>
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            control={<Radio slotProps={{ input: { ref: index === 0 ? ref : undefined } }} />}
          />
        ))}
      </RadioGroup>
      {problem && (
        <FormHelperText id={problemId} error>
          {problem}
        </FormHelperText>
      )}
    </fieldset>
  );
}
