/** Doubt about a row: malformed quotation marks, text that may be a further row, or another possible quantity. */
export type RowDoubt = 'quotes' | 'furtherRow' | 'unclearQuantity';

export interface ImportedRow {
  code: string;
  /** Empty when the row has none. */
  quantity: string;
  /** Row number in the source, from 1, as in a spreadsheet. */
  row: number;
  doubt?: RowDoubt;
}

export type ImportFailure =
  | { reason: 'empty' | 'binary' | 'workbook' | 'unreadable' }
  | { reason: 'tooLarge'; bytes: number }
  | { reason: 'tooMany'; rows: number };

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface ImportedRows {
  rows: ImportedRow[];
  headingRows: number[];
  /** Unknown heading of the column that was read as the quantity because of its numbers; null for a known one or none. */
  assumedQuantity: string | null;
}

export type ImportResult = ImportedRows | ImportFailure;

export type ImportSource = File | string;

export const maxRows = 2000;

/** Maximum file size in bytes: far more than the maximum number of rows needs. */
export const maxBytes = 5 * 1024 * 1024;
