import {
  isCodeHeading,
  isLooseCodeHeading,
  isLooseQuantityHeading,
  isOtherHeading,
  isQuantityHeading,
  isQuantityName,
  type Cells,
  filled,
  isCode,
  isOrderRow,
  isOtherNumber,
  isQuantity,
  isTradeCode,
} from './cells';

interface QuantityColumn {
  quantity: number | null;
  isGuess: boolean;
}

const most = (cells: Cells, matches: (cell: string) => boolean) =>
  cells.filter(matches).length > cells.length / 2;

const holdsQuantities = (cells: Cells): boolean => most(filled(cells), isQuantity);

const holdsNumbers = (cells: Cells) => most(filled(cells), isOtherNumber);

/** True for a column that numbers its rows: 1, 2, 3 and so on, or 10, 20, 30. */
const isNumbering = (cells: Cells) =>
  [1, 10].some((step) => cells.every((cell, index) => cell === `${(index + 1) * step}`));

/**
 * The quantity by the content of columns: the next after the article number, or else an earlier one, with whole numbers
 * up to 999 in most rows. It is a guess when a further column has such numbers, when they may number the rows, or when
 * there are only other numbers.
 * @param columns indexes of the columns that may be the quantity
 * @param code index of the article number
 * @param column returns the cells of a column
 */
function findQuantity(
  columns: readonly number[],
  code: number,
  column: (index: number) => Cells,
): QuantityColumn {
  const isCounting = (index: number) => index < code && isNumbering(column(index));
  const inOrder = [...columns.filter((index) => index > code), ...columns.filter((index) => index < code)];
  const candidates = inOrder.filter(
    (index) => holdsQuantities(column(index)) && !(isCounting(index) && column(index).length > 2),
  );
  const full = candidates.filter((index) => most(column(index), isQuantity));
  const [quantity, ...rivals] = full.length > 0 ? full : candidates;
  if (quantity === undefined)
    return { quantity: null, isGuess: inOrder.some((index) => holdsNumbers(column(index))) };
  const mayCount = isCounting(quantity) && column(quantity).length > 1;
  return { quantity, isGuess: mayCount || rivals.some((index) => !isCounting(index)) };
}

interface Columns extends QuantityColumn {
  code: number;
}

export interface Layout extends Columns {
  headings: readonly number[];
  names: Cells;
  /** Unknown heading of the column that is the quantity because of its numbers. */
  assumedQuantity: string | null;
  isNamed: boolean;
}

const maxHeadings = 10;

const wordPattern = /(^|\s)\p{L}{3,}([\s:]|$)/u;

interface NamedColumns {
  codes: readonly number[];
  quantity?: number | undefined;
  /** True when the quantity may be something else, such as a price. */
  isLoose?: boolean;
  rivals?: readonly number[];
}

function namedColumns(cells: Cells): NamedColumns {
  if (cells.some((cell) => /\d{3}/.test(cell))) return { codes: [] };
  const columnsOf = (isNamed: (heading: string) => boolean, except?: number) =>
    [...cells.keys()].filter((column) => column !== except && isNamed(cells[column] ?? ''));
  const [exact, ...rivals] =
    [columnsOf(isQuantityName), columnsOf(isQuantityHeading)].find(({ length }) => length > 0) ?? [];
  const named = columnsOf(isCodeHeading, exact);
  const codes = named.length > 0 ? named : columnsOf(isLooseCodeHeading, exact).slice(0, 1);
  const [loose] = exact === undefined ? columnsOf(isLooseQuantityHeading, codes[0]) : [];
  return { codes, quantity: exact ?? loose, isLoose: loose !== undefined, rivals };
}

/** Index of the heading row: the first that names both columns, otherwise one below single cells that names one. */
function headingIndex(rows: readonly Cells[]): number {
  const start = rows.findIndex(isOrderRow);
  const above = rows.slice(0, Math.min(start === -1 ? rows.length : start, maxHeadings));
  const named = above.map(namedColumns);
  const both = named.findIndex(({ codes, quantity }) => codes.length > 0 && quantity !== undefined);
  if (both !== -1) return both;
  const wide = above.findIndex((cells) => filled(cells).length > 1);
  return named
    .slice(0, wide === -1 ? undefined : wide + 1)
    .findLastIndex(({ codes, quantity }) => codes.length > 0 || quantity !== undefined);
}

const hasWord = (cells: Cells) => cells.some((cell) => wordPattern.test(cell));

/** True for words without an article number beside a quantity. */
const isTitle = (cells: Cells) => {
  const words = cells.flatMap((cell) => cell.split(' '));
  return hasWord(cells) && !(words.some(isCode) && words.some(isQuantity));
};

/** True for a row in place of an order row: a title, and neither an article number nor a quantity. */
const isTitleRow = (cells: Cells) =>
  isTitle(cells) && !cells.some((cell) => isCode(cell) || isQuantity(cell));

/** Indexes of titles above rows without a heading: words before the first order row, or a single cell above others. */
function titleIndexes(rows: readonly Cells[]): number[] {
  const wide = rows.findIndex((cells) => filled(cells).length > 1);
  const start = rows.findIndex(isOrderRow);
  return [...rows.keys()].slice(0, maxHeadings).filter((index) => {
    const cells = rows[index] ?? [];
    return (index < wide && isTitle(cells)) || (index < start && isTitleRow(cells));
  });
}

/**
 * The columns of rows by their names and content: article numbers in most rows, those of the trade last. Without a name
 * of it, the next column is the quantity.
 */
function findColumns(rows: readonly Cells[], named: NamedColumns, names: Cells): Columns {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  const column = (index: number) => rows.map((cells) => cells[index] ?? '');
  const columns = Array.from({ length: width }, (_, index) => index);
  const others = columns.filter((index) => index !== named.quantity);
  const holdsCodes = (index: number) => most(column(index), isCode);
  const coded = others.filter(holdsCodes);
  const ofShop = coded.find((index) => !most(column(index), isTradeCode));
  const code = named.codes.find(holdsCodes) ?? named.codes[0] ?? ofShop ?? coded[0] ?? others[0] ?? width;
  const isNamed = named.quantity !== undefined && (!named.isLoose || holdsQuantities(column(named.quantity)));
  const isRival = (index: number) => index !== code && holdsQuantities(column(index));
  if (isNamed)
    return { code, quantity: named.quantity ?? null, isGuess: named.rivals?.some(isRival) ?? false };
  const isFree = (index: number) =>
    index !== code && !named.codes.includes(index) && !isOtherHeading(names[index] ?? '');
  const found = findQuantity(columns.filter(isFree), code, column);
  const next = code + 1;
  if (found.quantity !== null || named.codes.length > 0 || !isFree(next) || next >= width)
    return { code, ...found };
  return { code, quantity: next, isGuess: false };
}

/** The names of the columns: the heading row, or the last row above the order if it may be one. */
function columnNames(rows: readonly Cells[], heading: number, headings: readonly number[]): Cells {
  const last = rows[heading === -1 ? (headings.at(-1) ?? -1) : heading] ?? [];
  const isLikely = filled(last).length > 2 && !/\d/.test(last.join());
  return heading !== -1 || isLikely ? last : [];
}

/** QORD-01: the columns of an order, by a heading within the first rows that are not blank, and by their content. */
export function findLayout(rows: readonly Cells[]): Layout {
  const heading = headingIndex(rows);
  const headings = heading === -1 ? titleIndexes(rows) : [...rows.keys()].slice(0, heading + 1);
  const names = columnNames(rows, heading, headings);
  const named = namedColumns(rows[heading] ?? []);
  const body = rows.filter((_, index) => !headings.includes(index));
  const columns = findColumns(body, named, names);
  const isAssumed = columns.quantity !== null && columns.quantity !== named.quantity;
  const assumedQuantity = (isAssumed && names[columns.quantity ?? 0]) || null;
  return {
    ...columns,
    isGuess: columns.isGuess || assumedQuantity !== null,
    headings,
    names,
    assumedQuantity,
    isNamed: named.codes.length > 0 && named.quantity !== undefined,
  };
}

/** Plausibility as an order: the number of rows with a quantity in the expected column. */
export function plausibility(rows: readonly Cells[]): number {
  const { code, quantity, headings, isNamed } = findLayout(rows);
  const plausible = rows.filter(
    (cells, index) =>
      !headings.includes(index) && quantity !== null && cells[code] && isQuantity(cells[quantity] ?? ''),
  ).length;
  return plausible + (isNamed ? rows.length + 1 : 0);
}
