import { useMutation } from '@tanstack/react-query';
import { useId, useState, useEffect } from 'react';
import type { FieldErrors, Path, UseFormReturn } from 'react-hook-form';
import { useSingleFlight } from '../../../api/useSingleFlight';
import { useTranslate } from '../../../i18n/useTranslate';
import { dismissSuccess } from '../../plain/noticeStore';
import type { Problem } from './ErrorSummary';
import type { FieldName } from './fieldLabels';
import { formFailure, type FailureTexts } from './formFailure';
import type { TextValues } from './useDraft';

/** Options of useForm for every form: errors show on blur; the summary takes focus, not a field. */
export const formOptions = {
  mode: 'onTouched',
  shouldFocusError: false,
  // New values from the server replace unchanged ones.
  resetOptions: { keepDirtyValues: true },
} as const;

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
 */
function useDependentErrors<Values extends TextValues, Sent>({
  clearErrors,
  getFieldState,
  getValues,
  subscribe,
  trigger,
}: UseFormReturn<Values, unknown, Sent>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name: changed }) => {
          if (changed === undefined) return;
          for (const name of Object.keys(getValues()) as Path<Values>[]) {
            const { error } = getFieldState(name);
            if (!error || name === changed) continue;
            if (error.type !== 'server') void trigger(name);
            else if (dependsOn(name, changed)) clearErrors(name);
          }
        },
      }),
    [clearErrors, getFieldState, getValues, subscribe, trigger],
  );
}

interface SubmitOptions<Sent, Result> extends Partial<FailureTexts> {
  /** Send the values parsed by the form's schema. */
  send: (values: Sent) => Promise<Result>;
  onSuccess?: (result: Result, values: Sent) => void;
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

const withoutPasswords = <Values extends TextValues>(values: Values): Values => ({
  ...values,
  ...Object.fromEntries(Object.keys(values).flatMap((name) => (/password/i.test(name) ? [[name, '']] : []))),
});

/**
 * Submit a form of react-hook-form, one attempt at a time: errors, including the server's (FORM-02), go to the
 * summary and their fields, and leave a field when what they depend on changes. Input survives a failure; passwords are
 * cleared on success. Each attempt dismisses the success notice of the one before.
 * @example const submission = useSubmit(form, { send: (body) => updateCustomer({ body }) });
 */
export function useSubmit<Values extends TextValues, Sent, Result>(
  form: UseFormReturn<Values, unknown, Sent>,
  { send, onSuccess, failed = 'errors.tryAgain', ...texts }: SubmitOptions<Sent, Result>,
): Submission {
  const t = useTranslate();
  const id = useId();
  useDependentErrors(form);
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
    mutationFn: (values: Sent) => send(values),
    meta: { isForm: true },
    // Passwords are among the variables.
    gcTime: 0,
    onSuccess: (result, values) => {
      setSummary(({ attempt }) => ({ attempt, problems: [] }));
      form.reset(withoutPasswords(form.getValues()), { keepDirtyValues: false });
      onSuccess?.(result, values);
    },
    onError: (error) => {
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
    void form.handleSubmit((values) => mutate(values), reportInvalid)();
  };
  return { id, submit, isPending, summary };
}
