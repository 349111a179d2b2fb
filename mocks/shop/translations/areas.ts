import type { english } from '../../../src/i18n/english';

type Texts<Name extends string> = Record<Name, string> &
  Partial<Record<`${Name}_${Intl.LDMLPluralRule}`, string>>;

/** Texts of the interface by area: the keys of the app's built-in English texts, and any plural forms of them. */
export type Areas = {
  [Area in keyof typeof english]: Texts<Extract<keyof (typeof english)[Area], string>>;
};
