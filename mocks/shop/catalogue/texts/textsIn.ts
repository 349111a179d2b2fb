import { isBarStool } from '../assortment/barStools';
import type { Kind } from '../assortment/kinds';
import type { Language } from '../../context';
import { en } from './en';
import { no } from './no';
import { sv } from './sv';
import type { CatalogueTexts, FamilyTexts } from './texts';

const texts: Record<Language, CatalogueTexts> = { no, sv, en };

/** The catalogue's sentences in a language. */
export function textsIn(language: Language): CatalogueTexts {
  return texts[language];
}

/** Texts for all products of a kind: those of its family, or those of bar stools. */
export function familyTexts(kind: Kind, language: Language): FamilyTexts {
  const { families, barStools } = texts[language];
  return isBarStool(kind) ? barStools : families[kind.model.family];
}
