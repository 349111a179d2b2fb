import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type { TranslationKey } from '../../i18n/english';
import { useTranslate } from '../../i18n/useTranslate';
import type { Problem } from './ErrorSummary';
import { formFailure } from './formFailure';
import type { Texts } from './texts';

/** What a form sends, by field. */
export type Sent = Record<string, unknown>;

interface SendOptions<Result> {
  form: UseFormReturn<Texts, unknown, Sent>;
  names: readonly string[];
  send: (values: Sent) => Promise<Result>;
  onSuccess: (result: Result, values: Sent) => void;
  failed: TranslationKey;
  byStatus: Readonly<Record<number, TranslationKey>> | undefined;
}

/** What the server refused at a field; shown as long as the field stays as it was. */
export type Rejected = Readonly<Record<string, { value: string; message: string }>>;

const withoutEmpty = (values: Sent): Sent =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Sends a form, one attempt at a time, and assigns errors to fields or summary. */
export function useSend<Result>({ form, names, send, onSuccess, failed, byStatus }: SendOptions<Result>) {
  const t = useTranslate();
  const isSending = useRef(false);
  const [rejected, setRejected] = useState<Rejected>({});
  const [summary, setSummary] = useState<{ attempt: number; problems: readonly Problem[] }>({
    attempt: 0,
    problems: [],
  });
  const report = (atFields: readonly [name: string, text: string][], general: readonly string[] = []) => {
    const problems = [
      ...atFields.map(([name, text]) => ({ text, onGo: () => form.setFocus(name) })),
      ...general.map((text) => ({ text })),
    ];
    setSummary(({ attempt }) => ({ attempt: attempt + 1, problems }));
  };
  const reportInvalid = (errors: FieldErrors<Texts>) =>
    report(
      names.map((name): [string, string] => [name, errors[name]?.message ?? '']).filter(([, text]) => text),
    );

  const { mutate, isPending } = useMutation({
    mutationFn: send,
    meta: { isForm: true },
    // Passwords are among the variables.
    gcTime: 0,
    onSuccess: (result, sent) => {
      setSummary(({ attempt }) => ({ attempt, problems: [] }));
      onSuccess(result, sent);
    },
    onError: (error) => {
      const { byField, general } = formFailure(t, error, names, failed, byStatus);
      const atFields = [...byField];
      const refusals = atFields.map(([name, message]) => [name, { message, value: form.getValues(name) }]);
      setRejected(Object.fromEntries(refusals) as Rejected);
      report(atFields, general);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  const start = (values: Sent) => {
    // A double click has two submits in line before the button can show that it is busy.
    if (isSending.current) return;
    isSending.current = true;
    setRejected({});
    mutate(withoutEmpty(values));
  };
  const submit = () => {
    if (!isSending.current) void form.handleSubmit(start, reportInvalid)();
  };
  return { submit, isPending, rejected, summary };
}
