/** The columns that an order is read from, from 0; null for a quantity that no column has. */
export interface Columns {
  code: number;
  quantity: number | null;
}

/** Headings of the column of article numbers, as they are compared. */
const codeNames = new Set(
  `article articleno articlenumber artikel artikelkod artikelnr artikelnummer artikkel artikkelnr artikkelnummer artnr
  artno code itemcode item itemno itemnumber kod kode materialid material partnumber product productcode productnumber
  produktkod produktkode produktnr produktnummer sku varekode varenr varenummer varunummer`.split(/\s+/),
);

/** Headings of the column of quantities, as they are compared. */
const quantityNames = new Set(
  `amount antal antall count kvantitet mengde number pcs pieces qty quantity st stk units`.split(/\s+/),
);

const comparable = (cell: string) => cell.toLowerCase().replace(/[^\p{L}]/gu, '');

const indexOf = (cells: readonly string[], names: ReadonlySet<string>) =>
  cells.findIndex((cell) => names.has(comparable(cell)));

/** The columns that a heading names; undefined where the row is no heading. */
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
 * The columns of rows without a heading: the article number comes first; the quantity is in the first other column in
 * which most rows have a number up to 999, else in the second column.
 */
export function guessedColumns(rows: readonly (readonly string[])[]): Columns {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const others = Array.from({ length: Math.max(0, width - 1) }, (_, index) => index + 1);
  const isNumeric = (column: number) =>
    rows.filter((cells) => isQuantity(cells[column])).length > rows.length / 2;
  return { code: 0, quantity: others.find(isNumeric) ?? (width > 1 ? 1 : null) };
}

/** How well the rows look like an order: how many have a quantity where one is expected. */
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
