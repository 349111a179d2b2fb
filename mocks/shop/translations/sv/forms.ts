import type { Areas } from '../areas';

/** Swedish texts of the forms area. */
export const forms: Areas['forms'] = {
  errorSummary: 'Det här behöver ses över',
  emailInvalid: 'Inte en giltig e-postadress',
};
