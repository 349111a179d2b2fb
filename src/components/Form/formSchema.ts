import * as z from 'zod/mini';
import type { TranslationKey } from '../../i18n/english';
import type { Translate } from '../../i18n/translate';
import type { Constraints, Field, TypedValues } from './defineForm';
import { fieldProblem } from './fieldProblem';
import { normalizeInput } from './normalizeInput';

// A content security policy may forbid compiling code at run time.
z.config({ jitless: true });

/** Rules of a form beyond those of its fields: what is wrong with which field. */
export type FormCheck<C extends Constraints> = (values: TypedValues<C>) => {
  readonly [Name in keyof C]?: TranslationKey | undefined;
};

/** What an input's text becomes in the request body: an optional field that is empty is left out. */
function sentValue({ constraint }: Field, value: string): string | number | undefined {
  if (value === '' && !constraint.required) return undefined;
  return constraint.minimum === undefined ? value : Number(value);
}

function fieldSchema(t: Translate, field: Field) {
  const text = z.string().check((payload) => {
    const message = fieldProblem(t, field, normalizeInput(field, payload.value));
    if (message) payload.issues.push({ code: 'custom', message, input: payload.value });
  });
  return z.pipe(
    text,
    z.transform((value) => sentValue(field, normalizeInput(field, value))),
  );
}

/**
 * The schema of a form (FORM-01): it takes what the contract takes, and describes what is wrong in the language of the page.
 * @param check rules beyond the contract; run even when fields are wrong, so that all errors show at once
 */
export function formSchema<C extends Constraints>(
  t: Translate,
  fields: Readonly<Record<string, Field>>,
  check?: FormCheck<C>,
) {
  const entries = Object.entries(fields);
  const shape = Object.fromEntries(entries.map(([name, field]) => [name, fieldSchema(t, field)]));
  const problem = (name: string, values: unknown) => check?.(values as TypedValues<C>)[name];
  const checks = entries.map(([name, { label }]) =>
    z.refine<unknown>((values) => problem(name, values) === undefined, {
      path: [name],
      when: () => true,
      error: ({ input }) => {
        const key = problem(name, input);
        return key && t(key, [t(label)]);
      },
    }),
  );
  return z.object(shape).check(...checks);
}
