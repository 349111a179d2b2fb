import * as z from 'zod/mini';

/** Length in code points, as in JSON Schema: zod's own checks count UTF-16 units, two for an emoji. */
const lengthOf = (text: string) => [...text].length;

/**
 * Check of a text's minimum length, for the generated schemas.
 * @param minimum minimum in code points
 */
export const minLength = (minimum: number) =>
  z.check<string>(({ value, issues }) => {
    if (lengthOf(value) < minimum)
      issues.push({ code: 'too_small', origin: 'string', minimum, inclusive: true, input: value });
  });

/**
 * Check of a text's maximum length, for the generated schemas.
 * @param maximum maximum in code points
 */
export const maxLength = (maximum: number) =>
  z.check<string>(({ value, issues }) => {
    if (lengthOf(value) > maximum)
      issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: value });
  });
