import type { components } from '../../../src/api/generated/types';
import type { Language } from '../languages';
import { familyFacts } from './assortment/families';
import type { Product } from './product';
import { wordsIn } from './words';

/** Kinds of a product's PDFs. */
export const documentKinds = ['care', 'assembly'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Titles of their links. */
const titles = { care: 'careInstructions', assembly: 'assembly' } as const satisfies Record<
  DocumentKind,
  string
>;

/** File name of a PDF. */
export const documentName = (kind: DocumentKind, language: Language): string => `${kind}-${language}.pdf`;

/** The PDFs of a product: care, and assembly when it is delivered in several packages. */
export function productDocuments(
  { kind: { model } }: Product,
  language: Language,
): components['schemas']['Link'][] {
  const { packages } = familyFacts[model.family];
  return documentKinds
    .filter((kind) => kind === 'care' || packages > 1)
    .map((kind) => ({
      text: `${wordsIn(language).specifications[titles[kind]]} (PDF)`,
      url: `/mock-media/documents/${documentName(kind, language)}`,
      title: null,
      target: null,
    }));
}
