import type { Language } from '../../context';
import { en } from './en';
import { no } from './no';
import { sv } from './sv';
import type { CatalogueTexts } from './texts';

const texts: Record<Language, CatalogueTexts> = { no, sv, en };

/** The catalogue's sentences in a language. */
export function textsIn(language: Language): CatalogueTexts {
  return texts[language];
}
