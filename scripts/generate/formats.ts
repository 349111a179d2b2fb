import addFormats from 'ajv-formats';
import { dateFormat, dateTimeFormat } from '../../src/i18n/dateFormats';

const known = ['hostname', 'uri', 'uri-reference', 'uuid'] as const;

function expressionOf(name: (typeof known)[number]): RegExp {
  const format = addFormats.get(name, 'fast');
  const expression = typeof format === 'object' && 'validate' in format ? format.validate : format;
  if (expression instanceof RegExp) return expression;
  throw new Error(`ajv-formats has no expression for ${name}`);
}

/**
 * Formats of the description as regular expressions, so that the validators run without eval and without the format
 * library; the generated validators, the forms and contract:check share them. Dates are as the app reads them.
 * `password` only documents: it accepts any text.
 */
export const formats: ReadonlyMap<string, RegExp> = new Map([
  ['password', /^/],
  ['email', /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/],
  ['date', dateFormat],
  ['date-time', dateTimeFormat],
  ...known.map((name) => [name, expressionOf(name)] as const),
]);
