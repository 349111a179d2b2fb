import type { english } from '../../../src/i18n/english';

/** Texts of the interface by area, with exactly the keys of the app's built-in English texts. */
export type Areas = {
  [Area in keyof typeof english]: Record<keyof (typeof english)[Area], string>;
};
