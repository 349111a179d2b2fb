import Papa from 'papaparse';
import { formulaStart } from '../../src/lib/csv.ts';

/** Texts by key, then by language; English first. A language without a text for a key has no entry. */
export type Texts = Record<string, Record<string, string>>;

/** A table for spreadsheets: a cell that begins like a formula gets an apostrophe. */
export function toCsv(texts: Texts, languages: readonly string[]): string {
  const rows = Object.entries(texts).map(([key, byLanguage]) => [
    key,
    ...languages.map((language) => byLanguage[language] ?? ''),
  ]);
  return `${Papa.unparse([['key', ...languages], ...rows], {
    // The parser's own pattern misses cells of several lines.
    escapeFormulae: formulaStart,
  })}\r\n`;
}

/** A text without the apostrophe before a formula. */
const unescaped = (text: string) =>
  text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;

/**
 * Texts of a table as `toCsv` writes it, or as a spreadsheet saves it, with commas or semicolons.
 * @throws Error when it has no column `key`
 */
export function fromCsv(csv: string): Texts {
  const { data, meta } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  if (!meta.fields?.includes('key')) throw new Error('The table has no column "key".');
  return Object.fromEntries(
    data.map(({ key = '', ...cells }) => [
      key,
      Object.fromEntries(
        Object.entries(cells)
          .filter(([, text]) => text !== '')
          .map(([language, text]) => [language, unescaped(text)]),
      ),
    ]),
  );
}
