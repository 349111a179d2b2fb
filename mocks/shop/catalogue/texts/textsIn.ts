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

/** What is said of every product of a kind: what holds for its family, for bar stools what holds for those. */
export function familyTexts(kind: Kind, language: Language): FamilyTexts {
  const { families, barStools } = texts[language];
  return isBarStool(kind) ? barStools : families[kind.model.family];
}
