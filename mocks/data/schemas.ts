import { z } from 'zod';
import { english } from '../../src/i18n/english';

const text = z.string().min(1);
const pluralForms = ['zero', 'one', 'two', 'few', 'many'] as const;

/** Texts of an area of the interface, by the names of the English ones, with plural forms. */
function areaSchema(english: object) {
  const names = Object.keys(english).filter((name) => !name.includes('_'));
  const forms = names.flatMap((name) => pluralForms.map((form) => `${name}_${form}`));
  const shapeOf = <Schema>(keys: string[], schema: Schema) =>
    Object.fromEntries(keys.map((key) => [key, schema]));
  return z.strictObject({ ...shapeOf(names, text), ...shapeOf(forms, text.optional()) });
}

/** Schemas of the files in this folder, by path; `*` is any name. The first that matches a file is the file's. */
export const schemas: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  Object.entries(english).flatMap(([area, texts]) => {
    const schema = areaSchema(texts);
    return [
      ...['no', 'sv'].map((language) => [`translations/${language}/${area}.json`, schema]),
      [`translations/*/${area}.json`, schema.partial()],
    ];
  }),
);
