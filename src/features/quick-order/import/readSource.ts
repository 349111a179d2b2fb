import { decodeText, isBinary, isWorkbook } from './decodeText';
import { maxBytes, type ImportResult, type ImportSource } from './importResult';
import { parseRows } from './parseRows';

const chunkBytes = 256 * 1024;
/** Share of the progress for reading the bytes; the rest is parsing. */
const readingShare = 0.5;

/** Read the bytes of a file in chunks, to report progress. */
async function readBytes(file: File, onProgress: (share: number) => void): Promise<Uint8Array> {
  const bytes = new Uint8Array(file.size);
  for (let start = 0; start < file.size; start += chunkBytes) {
    bytes.set(new Uint8Array(await file.slice(start, start + chunkBytes).arrayBuffer()), start);
    onProgress(Math.min(1, (start + chunkBytes) / file.size));
  }
  return bytes;
}

/**
 * QORD-01: read the rows of an order from a file or pasted text. Runs in the worker.
 * @param onProgress called with the progress, from 0 to 1
 */
export async function readSource(
  source: ImportSource,
  onProgress: (share: number) => void,
): Promise<ImportResult> {
  if (typeof source === 'string') return parseRows(source, onProgress);
  if (source.size > maxBytes) return { reason: 'tooLarge', bytes: source.size };
  try {
    const bytes = await readBytes(source, (share) => onProgress(share * readingShare));
    if (isWorkbook(bytes)) return { reason: 'workbook' };
    const text = decodeText(bytes);
    if (isBinary(text)) return { reason: 'binary' };
    return parseRows(text, (share) => onProgress(readingShare + share * (1 - readingShare)));
  } catch {
    // The file was deleted, or is no longer readable.
    return { reason: 'unreadable' };
  }
}
