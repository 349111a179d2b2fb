import { TextField, type TextFieldProps } from '@mui/material';
import { isDigits, type Constraint, type Constraints } from './defineForm';
import { useFormField, type FormFieldProps } from './useFormField';

/** Type and keyboard of an input, by what the contract takes. */
function inputKind(constraint: Constraint): { type: string; inputMode?: 'numeric' } {
  if (constraint.format === 'email') return { type: 'email' };
  if (isDigits(constraint)) return { type: 'tel' };
  return constraint.minimum === undefined ? { type: 'text' } : { type: 'text', inputMode: 'numeric' };
}

interface TextInputProps<C extends Constraints> extends FormFieldProps<C> {
  /** In place of the type that follows from the contract. */
  type?: string;
  /** Shown after the text, such as a switch. */
  end?: TextFieldProps['children'];
  /** In place of the definition's hint. */
  hint?: string;
  /** First and last value of an input of type date. */
  min?: string;
  max?: string;
  /** Height in lines; more than one line can be written. */
  rows?: number;
}

/** Text in a form: label above, hint or what is wrong below (FORM-01). */
export function FormField<C extends Constraints>({
  form,
  name,
  required,
  type,
  end,
  hint,
  min,
  max,
  rows,
}: TextInputProps<C>) {
  const {
    definition,
    id,
    label,
    isRequired,
    problem,
    hint: ownHint,
    ref,
    ...input
  } = useFormField({
    form,
    name,
    required,
  });
  const kind = inputKind(definition.constraint);
  return (
    <TextField
      {...input}
      id={id}
      name={name}
      type={rows === undefined ? (type ?? kind.type) : undefined}
      label={label}
      autoComplete={definition.autoComplete}
      error={problem !== undefined}
      helperText={problem ?? hint ?? ownHint}
      inputRef={ref}
      multiline={rows !== undefined}
      rows={rows}
      slotProps={{
        htmlInput: { inputMode: kind.inputMode, min, max, 'aria-required': isRequired },
        input: { endAdornment: end },
      }}
    />
  );
}
