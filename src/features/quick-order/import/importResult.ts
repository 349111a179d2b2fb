/** A row of a file or of pasted text: what stands for article number and quantity, and where. */
export interface ImportedRow {
  code: string;
  quantity: string;
  /** Its place in the source, from 1, as a spreadsheet counts rows. */
  row: number;
}

/** Why nothing was read. */
export type ImportFailure =
  | { reason: 'empty' | 'binary' | 'workbook' | 'unreadable' }
  /** More bytes than a file may have. */
  | { reason: 'tooLarge'; bytes: number }
  /** More rows than one order may have. */
  | { reason: 'tooMany'; rows: number };

/** The encodings that are read (labels of TextDecoder). */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What was read from a file or pasted text. */
export interface ImportedRows {
  rows: ImportedRow[];
  /** The row that was read as a heading, if any. */
  headingRow: number | null;
}

/** The rows, or why there are none. */
export type ImportResult = ImportedRows | ImportFailure;

/** What is read: a file, or text that was pasted. */
export type ImportSource = File | string;

/** Most rows of one order. */
export const maxRows = 2000;

/** Most bytes of a file: far more than so many rows need. */
export const maxBytes = 5 * 1024 * 1024;
