/** What is in the fields of a form, by name: text, also for numbers. */
export type Texts = Record<string, string>;

/** Text of every field: what is given, else empty. */
export function textsOf(
  names: readonly string[],
  values: Readonly<Record<string, string | undefined>>,
): Texts {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}

/** The values that differ from those the form started with. */
export function changedValues(values: Readonly<Texts>, start: Readonly<Texts>): Texts {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== (start[name] ?? '')));
}
