import en from '../../data/catalogue/words/en.json' with { type: 'json' };
import no from '../../data/catalogue/words/no.json' with { type: 'json' };
import sv from '../../data/catalogue/words/sv.json' with { type: 'json' };
import type { Language } from '../languages';

/** The names of the catalogue in one language; `{0}` and `{1}` are places of values. */
type CatalogueWords = typeof en;

/** Delivery time of products that are not in stock. */
export type Delivery = keyof CatalogueWords['deliveries'];

/** Badge of a card. */
export type Highlight = keyof CatalogueWords['highlights'];

/** Keys of the facets of a listing. */
export type FacetKey = keyof CatalogueWords['facets'];

const words: Readonly<Record<Language, CatalogueWords>> = { no, sv, en };

/** The catalogue's names in a language. */
export const wordsIn = (language: Language): CatalogueWords => words[language];

/**
 * A text with values in its places.
 * @example filled('{0} years', 15);
 */
export const filled = (text: string, ...values: (string | number)[]): string =>
  text.replace(/\{(\d)\}/g, (place, index) => String(values[Number(index)] ?? place));
