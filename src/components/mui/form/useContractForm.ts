import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useForm, type FieldErrors, type Path, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useSingleFlight } from '../../../api/sendOnce';
import { fieldFailureText } from '../../../i18n/failureText';
import type { Translate } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import { dismissSuccess, showNotice } from '../../plain/noticeStore';
import { type FailureTexts, type FieldName, formFailure, issueMessage } from './formTexts';
import { useDraft, type Draft, type FormValues } from './useDraft';

/** Fields whose values a server takes into account when it rejects the value of another one. */
const dependencies: Readonly<Partial<Record<string, readonly FieldName[]>>> = {
  address: ['postalCode', 'city', 'countryCode'],
  postalCode: ['address', 'city', 'countryCode'],
  city: ['postalCode', 'countryCode'],
  phoneNumber: ['countryCode'],
  organizationName: ['accountType'],
  organizationNumber: ['accountType'],
  password: ['email', 'firstName', 'lastName'],
  currentPassword: ['email', 'newPassword'],
  newPassword: ['currentPassword'],
} satisfies Partial<Record<FieldName, readonly FieldName[]>>;

const dependsOn = (name: string, changed: string): boolean =>
  dependencies[name]?.some((each) => each === changed) ?? false;

/**
 * Keep the errors of a form up to date when another field changes (FORM-02): remove the server's error of a field that
 * depends on the changed one, and validate the other invalid fields again.
 * @param only field of a form without a summary, whose error goes with any change
 */
function useDependentErrors<Values extends FormValues, Sent>(
  { clearErrors, getFieldState, getValues, subscribe, trigger }: UseFormReturn<Values, unknown, Sent>,
  only: Path<Values> | undefined,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name: changed }) => {
          if (changed === undefined) return;
          if (only) return clearErrors(only);
          for (const name of Object.keys(getValues()) as Path<Values>[]) {
            const { error } = getFieldState(name);
            if (!error || name === changed) continue;
            if (error.type !== 'server') void trigger(name);
            else if (dependsOn(name, changed)) clearErrors(name);
          }
        },
      }),
    [clearErrors, getFieldState, getValues, only, subscribe, trigger],
  );
}

interface ContractFormOptions<Values extends FormValues, Sent, Result>
  extends Partial<FailureTexts>, Pick<UseFormProps<Values>, 'defaultValues' | 'values'> {
  /** Schema of the generated request body, picked and extended for the form. */
  schema: z.ZodMiniType<Sent, Values>;
  /** Id of the draft, unique among the drafts; includes the id of the edited entity, such as `address-A-1`. */
  draft?: string;
  /** Send the values parsed by the schema. */
  send: (values: Sent) => Promise<Result>;
  onSuccess?: (result: Result, values: Sent) => void;
  /** Only field of a form without a summary: shows every error after an attempt, and takes focus. */
  field?: Path<Values>;
  success?: (t: Translate, values: Sent) => string;
}

export interface Problem {
  text: string;
  /** Move focus to the field; absent for an error of the whole form. */
  onFocus?: () => void;
}

/** Submission state of a form, for the Form component and its submit button. */
export interface Submission {
  /** Id of the form element, for a submit button outside it. */
  id: string;
  submit: () => void;
  isPending: boolean;
  /** Errors of the last attempt. */
  summary: { attempt: number; problems: readonly Problem[] };
}

export interface ContractForm<Values extends FormValues, Sent>
  extends UseFormReturn<Values, unknown, Sent>, Submission {
  draft: Draft;
}

const withoutPasswords = <Values extends FormValues>(values: Values): Values => ({
  ...values,
  ...Object.fromEntries(Object.keys(values).flatMap((name) => (/password/i.test(name) ? [[name, '']] : []))),
});

/**
 * Form of react-hook-form for a request of the contract. Errors show on blur and after a failed attempt in the summary,
 * which takes focus; the server's are set on their fields (FORM-02) and removed when what they depend on changes. One
 * attempt at a time; each dismisses the success notice of the one before. Input survives a failure and, as a draft, a
 * link, Back or a reload; passwords are cleared on success. Unchanged fields follow new `values` of the server;
 * `defaultValues` are read once.
 * @example const form = useContractForm({ schema, values: customer, draft: 'profile', send: (body) => update({ body }) });
 */
export function useContractForm<Values extends FormValues, Sent, Result>({
  schema,
  defaultValues,
  values,
  draft: draftId,
  send,
  onSuccess,
  field,
  success,
  failed = 'errors.tryAgain',
  ...texts
}: ContractFormOptions<Values, Sent, Result>): ContractForm<Values, Sent> {
  const t = useTranslate();
  const id = useId();
  const form = useForm<Values, unknown, Sent>({
    ...(field ? { reValidateMode: 'onSubmit' } : { mode: 'onTouched', shouldFocusError: false }),
    resetOptions: { keepDirtyValues: true },
    defaultValues,
    values,
    resolver: zodResolver(schema, { error: issueMessage(t) }),
  });
  const draft = useDraft(draftId, form);
  useDependentErrors(form, field);
  const [summary, setSummary] = useState<Submission['summary']>({ attempt: 0, problems: [] });
  const names = () => Object.keys(form.getValues()) as Path<Values>[];
  const report = (messageOf: (name: Path<Values>) => string | undefined, general: readonly string[] = []) => {
    const atFields = names().flatMap((name) => {
      const text = messageOf(name);
      return text ? [{ text, onFocus: () => form.setFocus(name) }] : [];
    });
    const problems = [...atFields, ...general.map((text) => ({ text }))];
    setSummary(({ attempt }) => ({ attempt: attempt + 1, problems }));
  };

  const mutation = useMutation({
    mutationFn: (sent: Sent) => send(sent),
    meta: { isForm: true },
    // Passwords are among the variables.
    gcTime: 0,
    onSuccess: (result, sent) => {
      setSummary(({ attempt }) => ({ attempt, problems: [] }));
      form.reset(withoutPasswords(form.getValues()), { keepDirtyValues: false });
      onSuccess?.(result, sent);
      if (success) showNotice({ tone: 'success', title: (translate) => success(translate, sent) });
    },
    onError: (error) => {
      if (field) {
        const message = fieldFailureText(t, error, field, failed, texts.unknown);
        return form.setError(field, { type: 'server', message }, { shouldFocus: true });
      }
      const { byField, general } = formFailure(t, error, names(), { failed, ...texts });
      for (const name of names()) {
        const message = byField.get(name);
        if (message) form.setError(name, { type: 'server', message });
      }
      report((name) => byField.get(name), general);
    },
  });

  const { mutate, isPending } = useSingleFlight(mutation);
  const reportInvalid = (errors: FieldErrors<Values>) => report((name) => errors[name]?.message?.toString());
  const submit = () => {
    if (isPending) return;
    dismissSuccess();
    void form.handleSubmit((sent) => mutate(sent), reportInvalid)();
  };
  return { ...form, id, submit, isPending, summary, draft };
}
