import { FormHelperText } from '@mui/material';
import type { Constraints } from './defineForm';
import { classNames } from '../classNames';
import styles from './Form.module.css';
import radioStyles from './Radio.module.css';
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
      <div className={classNames(radioStyles.radios, styles.choices)}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={onChange}
            />
            {option.label}
          </label>
        ))}
      </div>
      {problem && (
        <FormHelperText id={problemId} error>
          {problem}
        </FormHelperText>
      )}
    </fieldset>
  );
}
