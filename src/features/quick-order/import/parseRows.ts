import { findLayout, plausibility, type Layout } from './columns';
import { maxRows, type ImportedRow, type ImportResult } from './importResult';
import { readRecords } from './readRecords';

/** Possible delimiters; the first wins when several are equally plausible. */
const delimiters = ['\t', ';', ',', '|'] as const;
/** Number of rows used to detect delimiter and columns. */
const sampleRows = 50;

/** First line with which a file states its delimiter for spreadsheets. */
const delimiterLine = /^"?sep=(\t|[^\w\s"]).*(\n|$)/i;

/** A code of five characters or more with a digit, and a last word, separated by blanks. */
const separatedByBlanks = /^(?=\S*\d)(\S{5,}) +(?:.* )?(\S+)$/;

/** The cells of a row, its position in the source, from 1, and its first cell with malformed quotation marks. */
interface SourceRow {
  cells: readonly string[];
  row: number;
  malformed: number | null;
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

function sample(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  for (const { cells } of readRecords(text, delimiter)) {
    if (!isBlank(cells)) rows.push(cells);
    if (rows.length === sampleRows) break;
  }
  return rows;
}

/**
 * The delimiter with which the text is most plausible as an order, or splits most rows; a blank when no other
 * separates codes from quantities.
 */
function detectDelimiter(text: string): string {
  const scored = delimiters.map((delimiter) => {
    const rows = sample(text, delimiter);
    const split = rows.filter(({ length }) => length > 1).length;
    return { delimiter, score: plausibility(rows), split };
  });
  const best = scored.reduce((most, each) => (each.score > most.score ? each : most));
  if (best.score > 0) return best.delimiter;
  const lines = sample(text, '\t');
  const spaced = lines.filter(
    ([line = '', ...others]) => others.length === 0 && separatedByBlanks.test(line.trim()),
  );
  if (spaced.length > lines.length / 2) return ' ';
  return scored.reduce((most, each) => (each.split > most.split ? each : most)).delimiter;
}

/** Cells of a line with blanks as delimiter: code and quantity; of another line, its text. */
function splitAtBlanks(line: string): string[] {
  const [, code, quantity] = separatedByBlanks.exec(line.trim()) ?? [];
  return code !== undefined && quantity !== undefined ? [code, quantity] : [line];
}

/** Read all rows that are not blank. */
function readRows(text: string, onProgress: (share: number) => void): SourceRow[] {
  const [stated = '', delimiter = detectDelimiter(text)] = delimiterLine.exec(text) ?? [];
  const rows: SourceRow[] = [];
  let row = stated === '' ? 0 : 1;
  const content = text.slice(stated.length);
  for (const { cells, malformed, end } of readRecords(content, delimiter === ' ' ? '\t' : delimiter)) {
    row += 1;
    onProgress(end / content.length);
    if (isBlank(cells)) continue;
    rows.push({ cells: delimiter === ' ' ? splitAtBlanks(cells.join(' ')) : cells, row, malformed });
  }
  return rows;
}

/** A cell on a single line, as shown in the field. */
const oneLine = (cell = '') => cell.trim().replace(/\s*\n+\s*/g, ' ');

const importedRow = ({ cells, row }: SourceRow, { code, quantity }: Layout): ImportedRow => ({
  code: oneLine(cells[code]),
  quantity: quantity === null ? '' : oneLine(cells[quantity]),
  row,
});

/**
 * QORD-01: parse article numbers and quantities separated by tab, semicolon, comma, bar or blanks, with or without a
 * heading. Line ends may be mixed.
 * @param onProgress called with the progress, from 0 to 1
 */
export function parseRows(
  source: string,
  onProgress: (share: number) => void = () => undefined,
): ImportResult {
  const text = source.replace(/\r\n?/g, '\n');
  if (/^[\s;,|"]*$/.test(text)) return { reason: 'empty' };
  const rows = readRows(text, onProgress);
  const layout = findLayout(rows.slice(0, sampleRows).map(({ cells }) => cells));
  const body = rows.filter((_, index) => !layout.headings.includes(index));
  if (body.length === 0) return { reason: 'empty' };
  if (body.length > maxRows) return { reason: 'tooMany', rows: body.length };
  const lastColumn = Math.max(layout.code, layout.quantity ?? 0);
  return {
    rows: body.map((row) => importedRow(row, layout)),
    headingRows: layout.headings.flatMap((index) => rows[index]?.row ?? []),
    // Malformed quotation marks after the columns in use change nothing.
    unclearRows: body
      .filter(({ malformed }) => malformed !== null && malformed <= lastColumn)
      .map(({ row }) => row),
  };
}
