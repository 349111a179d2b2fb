import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Field } from './defineForm';
import { readDraft, writeDraft } from './drafts';
import { changedValues, type Texts } from './texts';

type Fields = Readonly<Record<string, Field>>;

/** What a draft may have of a form: the fields it has, passwords never. */
const draftOf = (fields: Fields, values: Readonly<Texts>): Texts =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => Object.hasOwn(fields, name) && fields[name]?.kind !== 'password',
    ),
  );

/**
 * Unsaved changes of a form's earlier visit: they are back in the fields after a link, Back, or a reload.
 * @param id of the form; undefined for one whose input is not stored
 */
export function useDraft(id: string | undefined, fields: Fields) {
  const [values, setValues] = useState(() => (id === undefined ? {} : draftOf(fields, readDraft(id))));
  const clear = () => {
    setValues({});
    if (id !== undefined) writeDraft(id, {});
  };
  return { values, isRestored: Object.keys(values).length > 0, clear };
}

/** Stores what is typed, as far as it differs from `start`. */
export function useStoredDraft(
  id: string | undefined,
  fields: Fields,
  { subscribe }: Pick<UseFormReturn<Texts>, 'subscribe'>,
  start: Texts,
): void {
  useEffect(() => {
    if (id === undefined) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(id, draftOf(fields, changedValues(values, start))),
    });
  });
}
