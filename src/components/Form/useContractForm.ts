import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type Control } from 'react-hook-form';
import type { TranslationKey } from '../../i18n/english';
import { useTranslate } from '../../i18n/useTranslate';
import type { Constraints, Field, FormDefinition, SentValues, TypedValues } from './defineForm';
import { formSchema, type FormCheck } from './formSchema';
import { formatInput } from './normalizeInput';
import { startTexts, type Texts } from './texts';
import { useDraft, useStoredDraft } from './useDraft';
import { useSend, type Sent } from './useSend';
import { useStartValues } from './useStartValues';

interface FormOptions<C extends Constraints, Result> {
  /** Unique on the page and among the drafts; includes the id of the edited entity, such as `address-A-1`. */
  id: string;
  /** Initial values of the fields; empty when not given. */
  values?: TypedValues<C>;
  /** Sends the values, which the contract takes. */
  send: (values: SentValues<C>) => Promise<Result>;
  onSuccess?: (result: Result, values: SentValues<C>) => void;
  /** The words for a failure that has none of its own. */
  failed?: TranslationKey;
  /** The words for an answer of that status that has none of its own. */
  byStatus?: Readonly<Record<number, TranslationKey>>;
  /** Rules beyond the contract: what is wrong with which field. The field's label is the message's {0}. */
  check?: FormCheck<C>;
  /**
   * False for a form whose input is not stored, such as sign-in; `silent` where a restored draft needs no notice, such as
   * in a step that is left and opened again.
   */
  draft?: boolean | 'silent';
}

/** State and actions of a form for its components. `C` is the type of its field limits. */
export interface ContractForm<C extends Constraints> extends Omit<ReturnType<typeof useSend>, 'submit'> {
  id: string;
  fields: FormDefinition<C>['fields'];
  control: Control<Texts, unknown, Sent>;
  submit: () => void;
  /** Unsaved changes of an earlier visit are back in the fields, and said to be. */
  isRestored: boolean;
  /** Takes unsaved changes back. */
  discard: () => void;
}

/** What was typed, without the passwords. */
function withoutPasswords(fields: Readonly<Record<string, Field>>, values: Texts): Texts {
  const entries = Object.entries(values);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, fields[name]?.kind === 'password' ? '' : value]),
  );
}

/**
 * A form that takes what the contract takes (FORM-01): errors show when a field is left, what the server refuses stands
 * at its field (FORM-02), it is sent once at a time, and what was typed survives failures, navigation and reloads.
 */
export function useContractForm<C extends Constraints, Result>(
  definition: FormDefinition<C>,
  {
    id,
    values = {},
    send,
    onSuccess,
    failed = 'errors.unexpectedText',
    byStatus,
    check,
    draft,
  }: FormOptions<C, Result>,
): ContractForm<C> {
  const t = useTranslate();
  const fields: Readonly<Record<string, Field>> = definition.fields;
  const names = Object.keys(fields);
  const start = startTexts(fields, values);
  const draftId = draft === false ? undefined : id;
  const stored = useDraft(draftId, fields);
  const form = useForm<Texts, unknown, Sent>({
    defaultValues: { ...start, ...stored.values },
    // The schema is created on validation, in the current language.
    resolver: (typed, context, options) => zodResolver(formSchema(t, fields, check))(typed, context, options),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  useStartValues(form, start);
  useStoredDraft(draftId, fields, form, start);
  const { submit, ...sending } = useSend({
    form,
    names,
    failed,
    byStatus,
    // The schema has made these of what was typed, by the limits that the type follows from.
    send: (sent) => send(sent as SentValues<C>),
    onSuccess: (result, sent) => {
      form.reset(withoutPasswords(fields, form.getValues()));
      stored.clear();
      onSuccess?.(result, sent as SentValues<C>);
    },
  });
  return {
    ...sending,
    id,
    fields: definition.fields,
    control: form.control,
    submit: () => {
      for (const [name, field] of Object.entries(fields)) {
        const value = form.getValues(name);
        if (formatInput(field, value) !== value) form.setValue(name, formatInput(field, value));
      }
      submit();
    },
    isRestored: stored.isRestored && draft !== 'silent',
    discard: () => {
      form.reset(start);
      stored.clear();
    },
  };
}
