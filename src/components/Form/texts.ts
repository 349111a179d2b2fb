import type { Field } from './defineForm';
import { formatInput } from './normalizeInput';

/** What is in the fields of a form, by name: text, also for numbers. */
export type Texts = Record<string, string>;

/** Text of every field at first: what is given, as it stands in its field, else empty. */
export function startTexts(
  fields: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, string | undefined>>,
): Texts {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, formatInput(field, values[name] ?? '')]),
  );
}

/** The values that differ from those the form started with. */
export function changedValues(values: Readonly<Texts>, start: Readonly<Texts>): Texts {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== (start[name] ?? '')));
}
