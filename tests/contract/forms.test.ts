import { describe, expect, test } from 'vitest';
import type { Field } from '../../src/components/Form/defineForm';
import { formSchema } from '../../src/components/Form/formSchema';
import { createTranslate } from '../../src/i18n/translate';
import { validatorOf, contract } from './contract';
import { forms, type BodyForm } from './forms';

const t = createTranslate({}, 'en');
const repeat = (text: string, length: number) => text.repeat(Math.max(0, length));

/** Texts around the limits of a field, in signs of one code unit and more, and texts that break its rules. */
function samplesOf({ constraint }: Field): string[] {
  const { minLength = 1, maxLength = 40, minimum, maximum } = constraint;
  const lengths = [minLength - 1, minLength, minLength + 1, maxLength - 1, maxLength, maxLength + 1];
  const repeated = ['a', '7', 'å', 'e\u0301', '🌲', ' '].flatMap((sign) => [
    ...lengths.map((length) => repeat(sign, length)),
    // Twice the code units, and as many signs as the limit has code points.
    repeat(sign, Math.floor(maxLength / 2)),
  ]);
  const emails = lengths.map((length) => `${repeat('a', length - 5)}@b.no`);
  const numbers = [minimum ?? 0, maximum ?? 999].flatMap((limit) =>
    [limit - 1, limit, limit + 1].map(String),
  );
  return [
    ...repeated,
    ...emails,
    ...numbers,
    ...(constraint.enum ?? []),
    ...['a', 'a@', '@b.no', 'a@b', 'a b@c.no', 'å@ø.no', 'a@b..no', '+47 1', '٣', '1e3', '0x10', '-1', '1.5'],
    ...['NO', 'no', 'NOR', 'en-SE', '\u00a0', '\t\n', ' a ', '\ud83c'],
  ];
}

function bodySchema(operation: string) {
  return contract.operations.find(({ id }) => id === operation)?.body?.schema ?? {};
}

/** What the form would send for a text in one field; undefined when the form refuses it. */
function bodyOf({ form, valid, body }: BodyForm, name: string, text: string): unknown {
  const parsed = formSchema(t, form.fields).safeParse({ ...valid, [name]: text });
  if (!parsed.success) return undefined;
  return body(JSON.parse(JSON.stringify(parsed.data)) as Record<string, unknown>);
}

describe.each(forms)('FORM-01 the form $name takes exactly what $operation takes', (entry) => {
  const accepts = validatorOf(bodySchema(entry.operation));

  test('FORM-01 what is valid is sent', () => {
    const [name = ''] = Object.keys(entry.form.fields);
    expect(accepts(bodyOf(entry, name, entry.valid[name] ?? ''))).toBe(true);
  });

  const sentFields = Object.entries(entry.form.fields).filter(([name]) => !entry.notSent?.includes(name));
  test.each(sentFields)('FORM-01 %s', (name, field) => {
    for (const text of samplesOf(field)) {
      const sent = bodyOf(entry, name, text);
      const asTyped = entry.body({
        ...entry.valid,
        ...(text === '' && !field.constraint.required ? {} : { [name]: text }),
      });
      if (sent !== undefined) expect([name, text, accepts(sent)]).toEqual([name, text, true]);
      else expect([name, text, accepts(asTyped)]).toEqual([name, text, false]);
    }
  });
});
