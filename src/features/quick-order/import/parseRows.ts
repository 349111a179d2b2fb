import Papa from 'papaparse';
import { guessedColumns, namedColumns, plausibility, type Columns } from './columns';
import { maxRows, type ImportedRow, type ImportResult } from './importResult';

/** What may stand between cells; the first wins where several read as well. */
const delimiters = ['\t', ';', ',', '|'] as const;
/** How many rows decide on delimiter and columns. */
const sampleRows = 50;

/** A row as it was read: its cells, and its place in the source from 1. */
interface SourceRow {
  cells: readonly string[];
  row: number;
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

const sample = (text: string, delimiter: string) =>
  Papa.parse<string[]>(text, { delimiter, preview: sampleRows }).data.filter((cells) => !isBlank(cells));

/** Blanks separate a code from its quantity where nothing else does and most rows are of that form. */
function isSeparatedByBlanks(rows: readonly (readonly string[])[]): boolean {
  const spaced = rows.filter(
    ([cell = '', ...others]) => others.length === 0 && /^\S{5,} +(.* )?\S+$/.test(cell.trim()),
  );
  return spaced.length > rows.length / 2;
}

/** The delimiter with which the text reads most like an order. */
function detectDelimiter(text: string): string {
  const scored = delimiters.map((delimiter) => ({ delimiter, score: plausibility(sample(text, delimiter)) }));
  const best = scored.reduce((most, each) => (each.score > most.score ? each : most));
  if (best.score > 0) return best.delimiter;
  if (isSeparatedByBlanks(sample(text, '\t'))) return ' ';
  const { meta } = Papa.parse<string[]>(text, { preview: sampleRows, delimitersToGuess: [...delimiters] });
  return meta.delimiter;
}

/** Reads every row that is not blank. Between blanks, the first cell is the code and the last the quantity. */
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

/** A cell in one line, as the field shows it. */
const oneLine = (cell = '') => cell.trim().replace(/\s*[\r\n]+\s*/g, ' ');

const importedRow = ({ cells, row }: SourceRow, { code, quantity }: Columns): ImportedRow => ({
  code: oneLine(cells[code]),
  quantity: quantity === null ? '' : oneLine(cells[quantity]),
  row,
});

/**
 * QORD-01: reads article numbers and quantities from text separated by tab, semicolon, comma, bar or blanks, with a
 * heading or without.
 * @param onProgress called with the share of the text that has been read, from 0 to 1
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
