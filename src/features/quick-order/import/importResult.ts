/**
 * Doubt about a row: malformed quotation marks at its number or quantity, text that may be a further row, or another
 * number that may be its quantity.
 */
export type RowDoubt = 'quotes' | 'furtherRow' | 'unclearQuantity';

/** A row of a file or pasted text: the cells of article number and quantity, and their position. */
export interface ImportedRow {
  code: string;
  /** Empty when the row has none. */
  quantity: string;
  /** Row number in the source, from 1, as in a spreadsheet. */
  row: number;
  doubt?: RowDoubt;
}

/** Reason why nothing was imported. */
export type ImportFailure =
  | { reason: 'empty' | 'binary' | 'workbook' | 'unreadable' }
  /** The file exceeds the maximum size. */
  | { reason: 'tooLarge'; bytes: number }
  /** The source exceeds the maximum number of rows. */
  | { reason: 'tooMany'; rows: number };

/** Supported encodings (labels of TextDecoder). */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Rows imported from a file or pasted text. */
export interface ImportedRows {
  rows: ImportedRow[];
  /** Numbers of the rows above them: titles and headings. */
  headingRows: number[];
  /** Unknown heading of the column that was read as the quantity because of its numbers; null for a known one or none. */
  assumedQuantity: string | null;
}

/** The rows, or the reason why there are none. */
export type ImportResult = ImportedRows | ImportFailure;

/** Source of an import: a file, or pasted text. */
export type ImportSource = File | string;

/** Maximum number of rows per order. */
export const maxRows = 2000;

/** Maximum file size in bytes: far more than the maximum number of rows needs. */
export const maxBytes = 5 * 1024 * 1024;
