import { normalizeText } from '../../../lib/normalizeText';
import { findLayout, type Layout, plausibility } from './columns';
import { isCodeHeading } from './headings';
import { type ImportedRow, type ImportResult, maxRows, type RowDoubt } from './importResult';
import { type Cells, codeShape, filled, isCode, isQuantity, piecesOf } from './rowShape';
import { delimiters, doubtfulBreak, splitLine, type SplitLine, withLineEnds } from './orderLines';

/** A record of delimited text: its cells, and the index of the first cell with malformed quotation marks. */
interface TextRecord {
  cells: string[];
  malformed: number | null;
  /** True when a cell without quotation marks contains a doubtful line break. */
  hasDoubtfulBreak: boolean;
  /** Position after the record. */
  end: number;
}

const escaped = (delimiter: string) => delimiter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');

/** Pattern of a line that begins with an article number and a delimiter, or an article number beside a quantity. */
function recordPattern(d: string): RegExp {
  const code = `(?=[^\\s${d}]*\\d)[^\\s${d}]{5,}`;
  const pair = `(?:${code} *${d} *\\d{1,3}|\\d{1,3} *${d} *${code})`;
  return new RegExp(`\\n[^\\S\\n]*${code} *${d}|(?:^|${d}|\\n) *${pair} *(?:${d}|\\n|$)`);
}

/**
 * Read delimited text (RFC 4180) record by record. A cell is quoted when its closing quotation mark is followed by a
 * delimiter or a line end, and none of its lines looks like a record. Other quotation marks, such as inches and
 * nicknames, are part of the text, and their record ends at the line end.
 * @param text lines separated by \n
 */
function* readRecords(text: string, delimiter: string): Generator<TextRecord> {
  const d = escaped(delimiter);
  const quoted = new RegExp(` *"([^"]*(?:""[^"]*)*)" *(?=${d}|\\n|$)`, 'y');
  const plain = new RegExp(`[^${d}\\n]*`, 'y');
  const record = recordPattern(d);
  const hasRecord = (content: string) => content.includes('\n') && record.test(content);
  let at = 0;
  while (at < text.length) {
    const next: TextRecord = { cells: [], malformed: null, hasDoubtfulBreak: false, end: 0 };
    let hasMore = true;
    while (hasMore) {
      quoted.lastIndex = plain.lastIndex = at;
      const [, content] = quoted.exec(text) ?? [];
      if (content !== undefined && !hasRecord(content)) {
        next.cells.push(content.replaceAll('""', '"'));
        at = quoted.lastIndex;
      } else {
        const [cell = ''] = plain.exec(text) ?? [];
        if (cell.trimStart().startsWith('"')) next.malformed ??= next.cells.length;
        next.hasDoubtfulBreak ||= cell.includes(doubtfulBreak);
        next.cells.push(cell);
        at += cell.length;
      }
      hasMore = text[at] === delimiter;
      at += 1;
    }
    yield { ...next, end: Math.min(at, text.length) };
  }
}

/** Number of rows used to detect delimiter and columns. */
const sampleRows = 50;

/** First line with which a file states its delimiter for spreadsheets. */
const delimiterLine = /^"?sep=(\t|[^\w\s"]).*(\n|$)/i;

/** A row and its position in the source, from 1. */
interface SourceRow {
  cells: Cells;
  /** Set when another separator than that of the text gives article number and quantity. */
  split: SplitLine | undefined;
  row: number;
  /** Index of the first cell with malformed quotation marks. */
  malformed: number | null;
  hasDoubtfulBreak: boolean;
}

function sample(text: string, delimiter: string): Cells[] {
  const rows: Cells[] = [];
  for (const record of readRecords(text, delimiter)) {
    const cells = record.cells.map(normalizeText);
    if (filled(cells).length > 0) rows.push(cells);
    if (rows.length === sampleRows) break;
  }
  return rows;
}

/** The delimiter with which the text is most plausible as an order, otherwise the one that splits most rows. */
function detectDelimiter(text: string): string {
  const scored = delimiters.map((delimiter) => {
    const rows = sample(text, delimiter);
    const split = rows.filter(({ length }) => length > 1).length;
    return { delimiter, score: plausibility(rows), split };
  });
  const best = scored.reduce((most, each) => (each.score > most.score ? each : most));
  if (best.score > 0) return best.delimiter;
  return scored.reduce((most, each) => (each.split > most.split ? each : most)).delimiter;
}

/** Split a row that the delimiter of the text has not split into an article number and another cell. */
function splitAgain(cells: Cells, line: string): SplitLine | undefined {
  const [first = '', ...others] = filled(cells);
  if (others.length === 0) return splitLine(first);
  // Quoted delimiters separate nothing.
  return cells.some(isCode) || line.includes('"') ? undefined : splitLine(line);
}

/** Read all rows that are not blank. */
function readRows(text: string, onProgress: (share: number) => void): SourceRow[] {
  const [stated = '', delimiter = detectDelimiter(text)] = delimiterLine.exec(text) ?? [];
  const rows: SourceRow[] = [];
  let row = stated === '' ? 0 : 1;
  let start = 0;
  const content = text.slice(stated.length);
  for (const { end, ...record } of readRecords(content, delimiter)) {
    const line = content.slice(start, end);
    start = end;
    row += 1;
    onProgress(end / content.length);
    const cells = record.cells.map(normalizeText);
    const split = record.malformed === null ? splitAgain(cells, line) : undefined;
    if (filled(cells).length > 0) rows.push({ ...record, cells, row, split });
  }
  return rows;
}

/** Cells of a row as its layout expects them, as far as that is known. */
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
  if (row.malformed !== null && row.malformed <= lastColumn) return 'quotes';
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
 * QORD-01: parse article numbers and quantities separated by tab, semicolon, comma, bar or blanks, with or without a
 * heading. Separators and line ends may be mixed. A row that may contain a further one is returned with a doubt.
 * @param onProgress called with the progress, from 0 to 1
 */
export function parseRows(
  source: string,
  onProgress: (share: number) => void = () => undefined,
): ImportResult {
  if (/^[\s;,|"]*$/.test(source)) return { reason: 'empty' };
  const rows = readRows(withLineEnds(source), onProgress);
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
