import Papa from 'papaparse';
import { normalizeText } from '../../../lib/normalizeText';
import { findLayout, type Layout, plausibility } from './columns';
import { isCodeHeading, type Cells, codeShape, filled, isCode, isQuantity, piecesOf } from './cells';
import { type ImportedRow, type ImportResult, maxRows, type RowDoubt } from './importResult';
import { delimiters, doubtfulBreak, splitLine, type SplitLine, withLineEnds } from './orderLines';

const escaped = (delimiter: string) => delimiter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');

/** Pattern of a line that begins with an article number and a delimiter, or an article number beside a quantity. */
function recordPattern(d: string): RegExp {
  const code = `(?=[^\\s${d}]*\\d)[^\\s${d}]{5,}`;
  const pair = `(?:${code} *${d} *\\d{1,3}|\\d{1,3} *${d} *${code})`;
  return new RegExp(`\\n[^\\S\\n]*${code} *${d}|(?:^|${d}|\\n) *${pair} *(?:${d}|\\n|$)`);
}

/** Invisible prefix of a cell that begins with a quotation mark but is not quoted. */
const stray = '\u2060';

/**
 * Prepare text for papaparse, which takes any quotation mark at the start of a cell as an opening one. A cell is quoted
 * when its closing mark is followed by a delimiter or line end, and none of its lines looks like a record; other marks,
 * such as those of inches, are made part of the text.
 */
function markStrayQuotes(text: string, delimiter: string): string {
  if (!text.includes('"')) return text;
  const d = escaped(delimiter);
  const opening = new RegExp(`(?<=^|${d}|\\n) *"(?:([^"]*(?:""[^"]*)*)" *(?=${d}|\\n|$))?`, 'g');
  const record = recordPattern(d);
  let marked = '';
  let at = 0;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const [{ length }, content] = match;
    const isQuoted = content !== undefined && !(content.includes('\n') && record.test(content));
    marked += text.slice(at, match.index);
    marked += isQuoted ? `"${content.replaceAll(doubtfulBreak, '\n')}"` : `${stray}"`;
    at = isQuoted ? match.index + length : text.indexOf('"', match.index) + 1;
    opening.lastIndex = at;
  }
  return marked + text.slice(at);
}

const sampleRows = 50;

const delimiterLine = /^"?sep=(\t|[^\w\s"]).*(\n|$)/i;

interface SourceRow {
  cells: Cells;
  line: string;
  split?: SplitLine | undefined;
  /** Number in the source, from 1. */
  row: number;
  /** Index of the first cell with malformed quotation marks; -1 for none. */
  malformed: number;
  hasDoubtfulBreak: boolean;
}

/** Read the rows that are not blank. */
function readRows(
  text: string,
  delimiter: string,
  onProgress: (share: number) => void = () => undefined,
  preview = 0,
): SourceRow[] {
  const marked = markStrayQuotes(text, delimiter);
  const rows: SourceRow[] = [];
  let row = 0;
  let start = 0;
  Papa.parse<string[]>(marked, {
    delimiter,
    newline: '\n',
    preview,
    step({ data, meta: { cursor } }) {
      row += 1;
      const cells = data.map(normalizeText);
      if (filled(cells).length > 0)
        rows.push({
          cells,
          line: marked.slice(start, cursor),
          row,
          malformed: data.findIndex((cell) => cell.startsWith(stray)),
          hasDoubtfulBreak: data.some((cell) => cell.includes(doubtfulBreak)),
        });
      start = cursor;
      onProgress(cursor / marked.length);
    },
  });
  return rows;
}

/** The delimiter with which the text is most plausible as an order, otherwise the one that splits most rows. */
function detectDelimiter(text: string): string {
  const scored = delimiters.map((delimiter) => {
    const rows = readRows(text, delimiter, undefined, 4 * sampleRows)
      .slice(0, sampleRows)
      .map(({ cells }) => cells);
    const split = rows.filter(({ length }) => length > 1).length;
    return { delimiter, score: plausibility(rows), split };
  });
  const best = scored.reduce((most, each) => (each.score > most.score ? each : most));
  if (best.score > 0) return best.delimiter;
  return scored.reduce((most, each) => (each.split > most.split ? each : most)).delimiter;
}

/** Split a row that the delimiter of the text has not split into an article number and another cell. */
function splitAgain({ cells, line, malformed }: SourceRow): SplitLine | undefined {
  const [first = '', ...others] = filled(cells);
  if (malformed !== -1) return undefined;
  if (others.length === 0) return splitLine(first);
  // Quoted delimiters separate nothing.
  return cells.some(isCode) || line.includes('"') ? undefined : splitLine(line);
}

const cellsOf = ({ cells, split }: SourceRow): Cells => (split ? [split.code, split.quantity] : cells);

/** The cells beside article number and quantity, in columns without another name. */
function unnamedCells({ cells, split }: SourceRow, { code, quantity, names }: Layout): Cells {
  if (split) return split.others;
  const isUnnamed = (name = '') => name === '' || (isCodeHeading(name) && name === names[code]);
  return cells.filter((_, index) => index !== code && index !== quantity && isUnnamed(names[index]));
}

function doubtOf(
  row: SourceRow,
  quantity: string,
  layout: Layout,
  shapes: ReadonlySet<string>,
): RowDoubt | undefined {
  const lastColumn = Math.max(layout.code, layout.quantity ?? 0);
  // Malformed quotation marks after the columns in use change nothing.
  if (row.malformed !== -1 && row.malformed <= lastColumn) return 'quotes';
  const holdsCode = (cell: string) => isCode(cell) && shapes.has(codeShape(cell));
  const others = unnamedCells(row, layout);
  const hasFurtherCode = others.some((cell) => cell.split(' ').some(holdsCode));
  if (row.hasDoubtfulBreak || hasFurtherCode) return 'furtherRow';
  if (row.split) return row.split.isGuess ? 'unclearQuantity' : undefined;
  return layout.isGuess || (quantity === '' && others.some(isQuantity)) ? 'unclearQuantity' : undefined;
}

/** Mark the rows without a quantity when some of them are numbers on lines of their own. */
function markSingleNumbers(rows: readonly ImportedRow[]): ImportedRow[] {
  const isSingle = ({ code, quantity }: ImportedRow) => quantity === '' && isQuantity(code);
  if (!rows.some(isSingle) || !rows.some(({ code }) => isCode(code))) return [...rows];
  return rows.map((row) => (row.quantity === '' ? { ...row, doubt: 'unclearQuantity' } : row));
}

function importedRow({ cells, split, row }: SourceRow, { code, quantity }: Layout): ImportedRow {
  if (split) return { code: split.code, quantity: piecesOf(split.quantity), row };
  const pieces = quantity === null ? '' : piecesOf(cells[quantity] ?? '');
  return { code: cells[code] ?? '', quantity: pieces, row };
}

/**
 * QORD-01: parse article numbers and quantities with or without a heading; separators and line ends may be mixed.
 * @param onProgress called with the progress, from 0 to 1
 */
export function parseRows(
  source: string,
  onProgress: (share: number) => void = () => undefined,
): ImportResult {
  if (/^[\s;,|"]*$/.test(source)) return { reason: 'empty' };
  const text = withLineEnds(source);
  const [stated = '', delimiter = detectDelimiter(text)] = delimiterLine.exec(text) ?? [];
  const rows = readRows(text.slice(stated.length), delimiter, onProgress).map((each) => ({
    ...each,
    row: each.row + (stated === '' ? 0 : 1),
    split: splitAgain(each),
  }));
  const layout = findLayout(rows.slice(0, sampleRows).map(cellsOf));
  const body = rows.filter((_, index) => !layout.headings.includes(index));
  if (body.length === 0) return { reason: 'empty' };
  if (body.length > maxRows) return { reason: 'tooMany', rows: body.length };
  const shapes = new Set(
    body
      .map((row) => importedRow(row, layout).code)
      .filter(isCode)
      .map(codeShape),
  );
  return {
    rows: markSingleNumbers(
      body.map((row) => {
        const imported = importedRow(row, layout);
        const doubt = doubtOf(row, imported.quantity, layout, shapes);
        return { ...imported, ...(doubt && { doubt }) };
      }),
    ),
    headingRows: layout.headings.flatMap((index) => rows[index]?.row ?? []),
    assumedQuantity: layout.assumedQuantity,
  };
}
