import { useEffect, useState } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import { readPrivate, writePrivate } from '../../../lib/privateStorage';

/** Unsent text of the customer or visitor by form and field, without passwords. */
type Drafts = Readonly<Record<string, Readonly<Record<string, string>>>>;

function isDrafts(value: unknown): value is Drafts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((draft) => typeof draft === 'object' && draft !== null)
  );
}

function readDrafts(): Drafts {
  const stored = readPrivate('drafts');
  return isDrafts(stored) ? stored : {};
}

/** Draft of a form: the unsent text by field. */
export function readDraft(form: string): Readonly<Record<string, string>> {
  const drafts = readDrafts();
  const draft = Object.hasOwn(drafts, form) ? drafts[form] : undefined;
  return Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string'));
}

/** Store the draft of a form; an empty one is deleted. */
export function writeDraft(form: string, values: Readonly<Record<string, string>>): void {
  const { [form]: _, ...others } = readDrafts();
  const drafts = Object.keys(values).length === 0 ? others : { ...others, [form]: values };
  writePrivate('drafts', Object.keys(drafts).length === 0 ? null : drafts);
}

/** Values of the fields of a form, by name; a draft has the texts only. */
export type FormValues = Record<string, string | number | readonly object[]>;

export interface Draft {
  isRestored: boolean;
  discard: () => void;
}

/** Passwords are never stored. */
const isStorable = (name: string) => !/password/i.test(name);

const storable = (values: FormValues, isChanged: (name: string, value: string) => boolean) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && isStorable(name) && isChanged(name, value) ? [[name, value]] : [],
    ),
  );

/**
 * Store unsent input of a form for this tab (FORM-01) and restore it after a link, Back or a reload, until the form
 * is sent or reset.
 * @param id undefined for a form without a draft
 */
export function useDraft<Values extends FormValues, Sent>(
  id: string | undefined,
  { getValues, setValue, subscribe, reset }: UseFormReturn<Values, unknown, Sent>,
): Draft {
  const [restored, setRestored] = useState(() => {
    const fields = getValues();
    return id === undefined ? {} : storable(readDraft(id), (name) => Object.hasOwn(fields, name));
  });
  useEffect(() => {
    if (id === undefined) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const start: Readonly<Record<string, unknown>> = defaultValues ?? {};
        const changes = storable(values, (name, value) => value !== (start[name] ?? ''));
        writeDraft(id, changes);
        if (Object.keys(changes).length === 0) setRestored({});
      },
    });
  }, [id, subscribe]);
  useEffect(() => {
    for (const [name, value] of Object.entries(restored))
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }, [restored, setValue]);
  return {
    isRestored: Object.keys(restored).length > 0,
    discard: () => reset(undefined, { keepDirtyValues: false }),
  };
}
