import type { english } from '../../../src/i18n/english';

/** The interface's texts by area, with exactly the keys of the app's own English ones. */
export type Areas = {
  [Area in keyof typeof english]: Record<keyof (typeof english)[Area], string>;
};
