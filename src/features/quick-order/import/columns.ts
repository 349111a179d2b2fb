/** Indexes of the columns of an order; null when there is no quantity column. */
export interface Columns {
  code: number;
  quantity: number | null;
}

/** Known headings of the article number column, normalised. */
const codeNames = new Set(
  `article articleno articlenumber artikel artikelkod artikelnr artikelnummer artikkel artikkelnr artikkelnummer artnr
  artno code itemcode item itemno itemnumber kod kode materialid material partnumber product productcode productnumber
  produktkod produktkode produktnr produktnummer sku varekode varenr varenummer varunummer`.split(/\s+/),
);

/** Known headings of the quantity column, normalised. */
const quantityNames = new Set(
  `amount antal antall count kvantitet mengde number pcs pieces qty quantity st stk units`.split(/\s+/),
);

const comparable = (cell: string) => cell.toLowerCase().replace(/[^\p{L}]/gu, '');

const indexOf = (cells: readonly string[], names: ReadonlySet<string>) =>
  cells.findIndex((cell) => names.has(comparable(cell)));

/** The columns named by a heading row; undefined when the row is not a heading. */
export function namedColumns(cells: readonly string[]): Columns | undefined {
  if (cells.some((cell) => /\d{3}/.test(cell))) return undefined;
  const code = indexOf(cells, codeNames);
  const quantity = indexOf(cells, quantityNames);
  if (code === -1 && quantity === -1) return undefined;
  const other = quantity === 0 ? 1 : 0;
  return { code: code === -1 ? other : code, quantity: quantity === -1 ? null : quantity };
}

const isQuantity = (cell: string | undefined) => /^\s*\d{1,3}\s*$/.test(cell ?? '');

/**
 * The columns of rows without a heading: the article number is first; the quantity is the first other column with
 * numbers up to 999 in most rows, otherwise the second column.
 */
export function guessedColumns(rows: readonly (readonly string[])[]): Columns {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const others = Array.from({ length: Math.max(0, width - 1) }, (_, index) => index + 1);
  const isNumeric = (column: number) =>
    rows.filter((cells) => isQuantity(cells[column])).length > rows.length / 2;
  return { code: 0, quantity: others.find(isNumeric) ?? (width > 1 ? 1 : null) };
}

/** Plausibility as an order: the number of rows with a quantity in the expected column. */
export function plausibility(rows: readonly (readonly string[])[]): number {
  const [first = []] = rows;
  const named = namedColumns(first);
  const body = named ? rows.slice(1) : rows;
  const { code, quantity } = named ?? guessedColumns(body);
  const plausible = body.filter(
    (cells) => quantity !== null && cells[code]?.trim() && isQuantity(cells[quantity]),
  ).length;
  return plausible + (named && named.quantity !== null ? rows.length + 1 : 0);
}
