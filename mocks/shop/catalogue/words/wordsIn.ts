import type { Language } from '../../context';
import { en } from './en';
import { no } from './no';
import { sv } from './sv';
import type { CatalogueWords } from './words';

const words: Record<Language, CatalogueWords> = { no, sv, en };

/** The catalogue's names in a language. */
export function wordsIn(language: Language): CatalogueWords {
  return words[language];
}
