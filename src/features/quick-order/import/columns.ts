type Cells = readonly string[];

/** Indexes of the columns of an order; null when there is no quantity column. */
interface Columns {
  code: number;
  quantity: number | null;
}

/** Columns of an order, and the indexes of the rows above its rows: titles and headings. */
export interface Layout extends Columns {
  headings: readonly number[];
  /** True when a heading names both columns. */
  isNamed: boolean;
}

const names = (text: string) => new Set(text.split(/\s+/));

/** Known headings of the article number column, normalised. */
const codeNames = names(
  `article articleno articlenumber artikel artikelkod artikelnr artikelnummer artikkel artikkelnr artikkelnummer artnr
  artno code itemcode item itemno itemnumber kod kode materialid material partno partnumber product productcode
  productno productnumber produktkod produktkode produktnr produktnummer sku varekode varenr varenummer varunummer`,
);

/** Known headings of the quantity column, normalised. */
const quantityNames = names(
  'ant antal antall count kvantitet mengde mängd pcs pieces qty quantity st stk units',
);

/** Headings of an article number unless another column has one. */
const looseCodeNames = names('no nr number nummer');

/** Headings of a quantity unless another column has one. An amount may be a price. */
const looseQuantityNames = names('amount number');

/** Maximum number of rows above the rows of an order. */
const maxHeadings = 10;

/** Five characters or more with a digit, other than a date in digits. */
const articlePattern = /^\s*(?!(?:20\d\d-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]20\d\d)\s*$)(?=\S*\d)\S{5,}\s*$/;
const quantityPattern = /^\s*\d{1,3}\s*$/;
/** A word of letters alone, as in a title. */
const wordPattern = /(^|\s)\p{L}{3,}([\s:]|$)/u;

const filled = (cells: Cells) => cells.filter((cell) => cell.trim() !== '');

const comparable = (cell: string) =>
  cell
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/[^\p{L}]/gu, '');

/** True when a row begins with an article number, or has one beside a quantity. */
function isOrderRow(cells: Cells): boolean {
  const [first = '', ...others] = filled(cells);
  if (articlePattern.test(first)) return true;
  return quantityPattern.test(first) && others.some((cell) => articlePattern.test(cell));
}

/** The columns named by a row. */
interface NamedColumns {
  /** Columns that may be the article number. */
  codes: readonly number[];
  quantity?: number | undefined;
  /** True when the quantity may be a price. */
  isLoose?: boolean;
}

function namedColumns(cells: Cells): NamedColumns {
  if (cells.some((cell) => /\d{3}/.test(cell))) return { codes: [] };
  const columnsOf = (isNamed: (heading: string) => boolean, except?: number) =>
    [...cells.keys()].filter((column) => column !== except && isNamed(cells[column] ?? ''));
  const oneOf = (known: ReadonlySet<string>) => (cell: string) => known.has(comparable(cell));
  const hasWordOf = (cell: string) =>
    cell.split(/[^\p{L}]+/u).some((word) => quantityNames.has(word.toLowerCase()));
  const exact = columnsOf(oneOf(quantityNames))[0] ?? columnsOf(hasWordOf)[0];
  const named = columnsOf(oneOf(codeNames), exact);
  const codes = named.length > 0 ? named : columnsOf(oneOf(looseCodeNames), exact).slice(0, 1);
  const [loose] = exact === undefined ? columnsOf(oneOf(looseQuantityNames), codes[0]) : [];
  return { codes, quantity: exact ?? loose, isLoose: loose !== undefined };
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

/** True for a row in place of an order row: words, and neither an article number nor a quantity. */
const isTitleRow = (cells: Cells) =>
  hasWord(cells) && !cells.some((cell) => articlePattern.test(cell) || quantityPattern.test(cell));

/**
 * Indexes of title rows above rows without a heading: single cells with words, before a row of several cells, and other
 * rows of words before the first order row.
 */
function titleIndexes(rows: readonly Cells[]): number[] {
  const wide = rows.findIndex((cells) => filled(cells).length > 1);
  const start = rows.findIndex(isOrderRow);
  return [...rows.keys()].slice(0, maxHeadings).filter((index) => {
    const cells = rows[index] ?? [];
    return (index < wide && hasWord(cells)) || (index < start && isTitleRow(cells));
  });
}

const mostMatch = (cells: Cells, pattern: RegExp) =>
  cells.filter((cell) => pattern.test(cell)).length > cells.length / 2;

/** The columns of rows by their names, and by their content. */
function columnsByContent(rows: readonly Cells[], named: NamedColumns): Columns {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const column = (index: number) => rows.map((cells) => cells[index] ?? '');
  const columns = Array.from({ length: width }, (_, index) => index);
  const others = columns.filter((index) => index !== named.quantity);
  const holdsCodes = (index: number) => mostMatch(column(index), articlePattern);
  const code =
    named.codes.find(holdsCodes) ?? named.codes[0] ?? others.find(holdsCodes) ?? others[0] ?? width;
  if (named.quantity !== undefined) {
    const holdsOthers = named.isLoose && !mostMatch(filled(column(named.quantity)), quantityPattern);
    return { code, quantity: holdsOthers ? null : named.quantity };
  }
  if (named.codes.length > 0) return { code, quantity: null };
  const candidates = [...columns.slice(code + 1), ...columns.slice(0, code)];
  const quantity = candidates.find((index) => mostMatch(column(index), quantityPattern));
  return { code, quantity: quantity ?? (code + 1 < width ? code + 1 : null) };
}

/**
 * QORD-01: the columns of an order, by a heading within the first rows, otherwise by their content. Of several columns
 * named as the article number it is the first with article numbers in most rows. Without a heading the article number
 * is the first column with article numbers in most rows, and the quantity the next column with numbers up to 999.
 * @param rows rows that are not blank
 */
export function findLayout(rows: readonly Cells[]): Layout {
  const heading = headingIndex(rows);
  const headings = heading === -1 ? titleIndexes(rows) : [...rows.keys()].slice(0, heading + 1);
  const named = namedColumns(rows[heading] ?? []);
  const body = rows.filter((_, index) => !headings.includes(index));
  return {
    ...columnsByContent(body, named),
    headings,
    isNamed: named.codes.length > 0 && named.quantity !== undefined,
  };
}

/** Plausibility as an order: the number of rows with a quantity in the expected column. */
export function plausibility(rows: readonly Cells[]): number {
  const { code, quantity, headings, isNamed } = findLayout(rows);
  const plausible = rows.filter(
    (cells, index) =>
      !headings.includes(index) &&
      quantity !== null &&
      cells[code]?.trim() &&
      quantityPattern.test(cells[quantity] ?? ''),
  ).length;
  return plausible + (isNamed ? rows.length + 1 : 0);
}
