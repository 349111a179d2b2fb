import type { Areas } from '../areas';

/** Norwegian texts of the forms area. */
export const forms: Areas['forms'] = {
  errorSummary: 'Dette bør du se på igjen',
};
