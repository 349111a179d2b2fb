import { z } from 'zod';
import { english } from '../../src/i18n/english';
import texts from './catalogue/texts/en.json' with { type: 'json' };
import words from './catalogue/words/en.json' with { type: 'json' };
import { catalogueSchemas } from './schemas/catalogue';
import { contact, footer, methods } from './schemas/content';
import { page } from './schemas/pages';
import { scenarioGroups } from './schemas/scenarios';
import { customers } from './schemas/customers';
import { colors, models, pictures } from './schemas/pictures';
import { shapeOf, text } from './schemas/text';
import messages from './messages/en.json' with { type: 'json' };

const pluralForms = ['zero', 'one', 'two', 'few', 'many'] as const;

/** Texts of an area of the interface, by the names of the English ones, with plural forms. */
function areaSchema(english: object) {
  const names = Object.keys(english).filter((name) => !name.includes('_'));
  const forms = names.flatMap((name) => pluralForms.map((form) => `${name}_${form}`));
  const shapeOf = <Schema>(keys: string[], schema: Schema) =>
    Object.fromEntries(keys.map((key) => [key, schema]));
  return z.strictObject({ ...shapeOf(names, text), ...shapeOf(forms, text.optional()) });
}

/** Translations of the interface: all of them in Norwegian and Swedish, some in other languages. */
const translations = Object.entries(english).flatMap(([area, texts]) => {
  const schema = areaSchema(texts);
  return [
    ...['no', 'sv'].map((language) => [`translations/${language}/${area}.json`, schema] as const),
    [`translations/*/${area}.json`, schema.partial()] as const,
  ];
});

/** Schemas of the files in this folder, by path; `*` is any name. The first that matches a file is the file's. */
export const schemas: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(translations),
  'messages/*.json': shapeOf(messages),
  'catalogue/texts/*.json': shapeOf(texts),
  'catalogue/words/*.json': shapeOf(words),
  ...Object.fromEntries(
    Object.entries(catalogueSchemas).map(([name, schema]) => [`catalogue/${name}.json`, schema]),
  ),
  'catalogue/colors.json': colors,
  'catalogue/models.json': models,
  'pictures.json': pictures,
  'customers.json': customers,
  'postalCodes.json': z.record(
    text,
    z.array(z.strictObject({ from: z.number(), to: z.number(), city: text })),
  ),
  'scenarios.json': scenarioGroups,
  'pages.json': z.array(text),
  'pages/*.json': page,
  'contact.json': contact,
  'footer.json': footer,
  'methods.json': methods,
};
