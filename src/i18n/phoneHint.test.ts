import { expect, it } from 'vitest';
import { createTranslate } from './translate';
import { phoneHint } from './phoneHint';

const texts = { 'forms.phoneHint': 'With code.', 'forms.phoneHintExample': 'With code, as {0}.' };
const t = createTranslate(texts, 'en');

it.each([
  ['NO', 'With code, as +47 912 34 567.'],
  ['SE', 'With code, as +46 70 123 45 67.'],
  ['GB', 'With code.'],
  [undefined, 'With code.'],
])('FORM-01 the example of a telephone number is one of the country %s', (country, hint) => {
  expect(phoneHint(t, country).replaceAll('\u00a0', ' ')).toBe(hint);
});
