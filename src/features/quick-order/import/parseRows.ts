import Papa from 'papaparse';
import { guessedColumns, namedColumns, plausibility, type Columns } from './columns';
import { maxRows, type ImportedRow, type ImportResult } from './importResult';

/** Possible delimiters; the first wins when several are equally plausible. */
const delimiters = ['\t', ';', ',', '|'] as const;
/** Number of rows used to detect delimiter and columns. */
const sampleRows = 50;

/** The cells of a row, and its position in the source, from 1. */
interface SourceRow {
  cells: readonly string[];
  row: number;
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

const sample = (text: string, delimiter: string) =>
  Papa.parse<string[]>(text, { delimiter, preview: sampleRows }).data.filter((cells) => !isBlank(cells));

/** True when blanks separate codes from quantities: no other delimiter occurs and most rows have that form. */
function isSeparatedByBlanks(rows: readonly (readonly string[])[]): boolean {
  const spaced = rows.filter(
    ([cell = '', ...others]) => others.length === 0 && /^\S{5,} +(.* )?\S+$/.test(cell.trim()),
  );
  return spaced.length > rows.length / 2;
}

/** The delimiter with which the text is most plausible as an order. */
function detectDelimiter(text: string): string {
  const scored = delimiters.map((delimiter) => ({ delimiter, score: plausibility(sample(text, delimiter)) }));
  const best = scored.reduce((most, each) => (each.score > most.score ? each : most));
  if (best.score > 0) return best.delimiter;
  if (isSeparatedByBlanks(sample(text, '\t'))) return ' ';
  const { meta } = Papa.parse<string[]>(text, { preview: sampleRows, delimitersToGuess: [...delimiters] });
  return meta.delimiter;
}

/**
 * Reads all rows that are not blank. With blanks as delimiter, the first cell is the code and the last the quantity.
 */
function readCells(text: string, delimiter: string, onProgress: (share: number) => void): SourceRow[] {
  const rows: SourceRow[] = [];
  let row = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, meta }) => {
      row += 1;
      onProgress(meta.cursor / text.length);
      if (isBlank(data)) return;
      const cells = delimiter === ' ' ? data.filter((cell) => cell !== '') : data;
      rows.push({ cells: delimiter === ' ' ? [cells[0] ?? '', ...cells.slice(1).slice(-1)] : cells, row });
    },
  });
  return rows;
}

/** A cell on a single line, as shown in the field. */
const oneLine = (cell = '') => cell.trim().replace(/\s*[\r\n]+\s*/g, ' ');

const importedRow = ({ cells, row }: SourceRow, { code, quantity }: Columns): ImportedRow => ({
  code: oneLine(cells[code]),
  quantity: quantity === null ? '' : oneLine(cells[quantity]),
  row,
});

/**
 * QORD-01: parses article numbers and quantities separated by tab, semicolon, comma, bar or blanks, with or without a
 * heading.
 * @param onProgress called with the progress, from 0 to 1
 */
export function parseRows(text: string, onProgress: (share: number) => void = () => undefined): ImportResult {
  if (/^[\s;,|"]*$/.test(text)) return { reason: 'empty' };
  const rows = readCells(text, detectDelimiter(text), onProgress);
  const [first] = rows;
  if (!first) return { reason: 'empty' };
  const named = namedColumns(first.cells);
  const body = named ? rows.slice(1) : rows;
  if (body.length === 0) return { reason: 'empty' };
  if (body.length > maxRows) return { reason: 'tooMany', rows: body.length };
  const columns = named ?? guessedColumns(body.slice(0, sampleRows).map(({ cells }) => cells));
  return {
    rows: body.map((row) => importedRow(row, columns)),
    headingRow: named ? first.row : null,
  };
}
