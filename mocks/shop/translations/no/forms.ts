import type { Areas } from '../areas';

/** Norwegian texts of the forms area. */
export const forms: Areas['forms'] = {
  errorSummary: 'Dette bør du se på igjen',
  emailInvalid: 'Ikke en gyldig e-postadresse',
};
