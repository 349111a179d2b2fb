import en from '../../data/catalogue/texts/en.json' with { type: 'json' };
import no from '../../data/catalogue/texts/no.json' with { type: 'json' };
import sv from '../../data/catalogue/texts/sv.json' with { type: 'json' };
import type { Family } from '../../data/schemas/pictures';
import type { Language } from '../languages';
import { isBarStool } from './assortment/barStools';
import type { Kind } from './assortment/kinds';

/** Texts for all products of a family. */
interface FamilyTexts {
  /** One of them is on the card. */
  marketing: readonly string[];
  /** Two or three sentences for the product page. */
  about: string;
  /** A paragraph about construction and use, for large furniture. */
  made?: string;
}

/** The sentences of the catalogue in one language; bar stools have texts that differ from other stools'. */
type CatalogueTexts = Omit<typeof en, 'families'> & { families: Readonly<Record<Family, FamilyTexts>> };

const texts: Readonly<Record<Language, CatalogueTexts>> = { no, sv, en };

/** The catalogue's sentences in a language. */
export const textsIn = (language: Language): CatalogueTexts => texts[language];

/** Texts for all products of a kind: those of its family, or those of bar stools. */
export function familyTexts(kind: Kind, language: Language): FamilyTexts {
  const { families, barStools } = texts[language];
  return isBarStool(kind) ? barStools : families[kind.model.family];
}
