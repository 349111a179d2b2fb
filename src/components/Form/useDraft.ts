import { useEffect, useState } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import { readDraft, writeDraft } from './drafts';

/** Text of the fields of a form, by name. */
export type TextValues = Record<string, string>;

/** Draft of an earlier visit to a form. */
export interface Draft {
  /** True when the fields hold the draft. */
  isRestored: boolean;
  discard: () => void;
}

/** Passwords are never stored. */
const isStorable = (name: string) => !/password/i.test(name);

const storable = (values: TextValues, isChanged: (name: string, value: string) => boolean): TextValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => isStorable(name) && isChanged(name, value)),
  );

/**
 * Store unsent input of a form for this tab (FORM-01) and restore it after a link, Back or a reload, until the form
 * is sent or reset.
 * @param id unique among the drafts; includes the id of the edited entity, such as `address-A-1`
 */
export function useDraft<Values extends TextValues, Sent>(
  id: string,
  { getValues, setValue, subscribe, reset }: UseFormReturn<Values, unknown, Sent>,
): Draft {
  const [restored, setRestored] = useState(() => {
    const fields = getValues();
    return storable(readDraft(id), (name) => Object.hasOwn(fields, name));
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => {
          const start: Readonly<Partial<TextValues>> = defaultValues ?? {};
          const changes = storable(values, (name, value) => value !== (start[name] ?? ''));
          writeDraft(id, changes);
          if (Object.keys(changes).length === 0) setRestored({});
        },
      }),
    [id, subscribe],
  );
  useEffect(() => {
    for (const [name, value] of Object.entries(restored))
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }, [restored, setValue]);
  return {
    isRestored: Object.keys(restored).length > 0,
    discard: () => reset(undefined, { keepDirtyValues: false }),
  };
}
