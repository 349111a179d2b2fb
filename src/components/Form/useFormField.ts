import { useController } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate';
import { afterPointerRelease } from './afterPointerRelease';
import { isOptional, type Constraints } from './defineForm';
import { formatInput } from './normalizeInput';
import type { ContractForm } from './useContractForm';

/** Which field of which form an input is. */
export interface FormFieldProps<C extends Constraints> {
  form: ContractForm<C>;
  name: keyof C & string;
  /** Needed here, though the contract can do without it; the form's `check` says so when it is missing. */
  required?: boolean;
}

/** What an input needs of its field: label, value, handlers, and what is wrong with it, checked when it is left. */
export function useFormField<C extends Constraints>({ form, name, required }: FormFieldProps<C>) {
  const t = useTranslate();
  const { field, fieldState } = useController({ control: form.control, name });
  const definition = form.fields[name];
  const refused = form.rejected[name];
  const value = field.value ?? '';
  const problem = fieldState.error?.message ?? (refused?.value === value ? refused.message : undefined);
  const label = t(definition.label);
  const isRequired = required ?? !isOptional(definition.constraint);
  const onBlur = () => {
    const formatted = formatInput(definition, value);
    if (formatted !== value) field.onChange(formatted);
    afterPointerRelease(field.onBlur);
  };
  return {
    definition,
    id: `${form.id}-${name}`,
    label: isRequired ? label : t('forms.optional', [label]),
    isRequired,
    problem,
    hint: definition.hint && t(definition.hint),
    value,
    onChange: field.onChange,
    onBlur,
    ref: field.ref,
  };
}
