import * as z from 'zod/mini';
import { addToCartBody } from '../../../api/generated/schemas';

/**
 * QORD-01, FORM-01: quantity of a row as read, from 0 to 999. Only the digits 0 to 9 are valid: no sign, exponent, other
 * numerals or blanks.
 */
export const quantitySchema = z.pipe(
  z.pipe(z.string().check(z.regex(/^[0-9]+$/)), z.transform(Number)),
  addToCartBody.shape.quantity,
);
