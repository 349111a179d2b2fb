import { shopBrand } from '../../../brand/shopBrand';
import { textsIn } from '../../shop/catalogue/texts';
import { wordsIn } from '../../shop/catalogue/words';
import { documentKinds, documentName, type DocumentKind } from '../../shop/catalogue/documents';
import { languages, type Language } from '../../shop/languages';
import { createPdf, type Paragraph } from './pdf';

function careParagraphs(language: Language): Paragraph[] {
  const names: Readonly<Record<string, string>> = wordsIn(language).materials;
  const { materials, lacqueredWood } = textsIn(language);
  const paragraphs = Object.entries(materials).flatMap(([material, text]): Paragraph[] => [
    { text: names[material] ?? material, heading: 2 },
    { text },
  ]);
  return [...paragraphs, { text: lacqueredWood }];
}

const assemblyParagraphs = (language: Language): Paragraph[] =>
  textsIn(language).assembly.map((text, index) => ({ text: `${index + 1}. ${text}` }));

const paragraphs: Record<DocumentKind, (language: Language) => Paragraph[]> = {
  care: careParagraphs,
  assembly: assemblyParagraphs,
};

function pdfOf(kind: DocumentKind, language: Language): Buffer {
  const title = wordsIn(language).specifications[kind];
  const heading: Paragraph = { text: `${shopBrand.name} · ${title}`, heading: 1 };
  return createPdf(title, language, [heading, ...paragraphs[kind](language)]);
}

const invoiceTexts: Record<Language, [title: string, text: string]> = {
  no: ['Faktura', 'Eksempel på en faktura. Nummer, beløp og forfall står i listen over fakturaer.'],
  sv: ['Faktura', 'Exempel på en faktura. Nummer, belopp och förfallodag står i listan över fakturor.'],
  en: ['Invoice', 'Sample of an invoice. Number, amount and due date are in the list of invoices.'],
};

function invoicePdf(language: Language): Buffer {
  const [title, text] = invoiceTexts[language];
  return createPdf(title, language, [{ text: `${shopBrand.name} · ${title}`, heading: 1 }, { text }]);
}

/** The PDFs of the mock shop by file name, generated on request. */
export const documents: ReadonlyMap<string, () => Buffer> = new Map([
  ...languages.map((language) => [`invoice-${language}.pdf`, () => invoicePdf(language)] as const),
  ...documentKinds.flatMap((kind) =>
    languages.map((language) => [documentName(kind, language), () => pdfOf(kind, language)] as const),
  ),
]);
