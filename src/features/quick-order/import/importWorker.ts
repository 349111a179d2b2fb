import { type Encoding, type ImportResult, type ImportSource, maxBytes } from './importResult';
import { parseRows } from './parseRows';

/** Number of bytes searched for zeros, which identify UTF-16 without a byte order mark. */
const sampleBytes = 2048;

/** Share of zeros among the bytes at even (0) or odd (1) positions. */
function zeroShare(bytes: Uint8Array, parity: 0 | 1): number {
  const sample = bytes.subarray(0, sampleBytes).filter((_, index) => index % 2 === parity);
  return sample.length === 0 ? 0 : sample.filter((byte) => byte === 0).length / sample.length;
}

/** Detect UTF-16 without a byte order mark: Latin letters and digits have a zero in every other byte. */
function unmarkedUtf16(bytes: Uint8Array): Encoding | undefined {
  const [even, odd] = [zeroShare(bytes, 0), zeroShare(bytes, 1)];
  if (odd > 0.4 && even < 0.1) return 'utf-16le';
  if (even > 0.4 && odd < 0.1) return 'utf-16be';
  return undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** QORD-01: the encoding of a text file: byte order mark, zeros of UTF-16, valid UTF-8, otherwise Windows-1252. */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return unmarkedUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** Magic bytes of workbooks: a ZIP archive (xlsx, ods, numbers) and the older binary format (xls). */
const workbookMarks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const isWorkbook = (bytes: Uint8Array): boolean =>
  workbookMarks.some((mark) => mark.every((byte, index) => bytes[index] === byte));

/** Control characters other than tab, line breaks and the end-of-file mark, which are rare in text. */
// eslint-disable-next-line no-control-regex -- they are what it looks for
const controls = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f\u007f-\u0084\u0086-\u009f]/g;

/** True when decoded bytes are not text: they contain a zero or many control characters. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, sampleBytes);
  return text.includes('\0') || (sample.match(controls)?.length ?? 0) > sample.length / 20;
}

const decodeText = (bytes: Uint8Array): string => new TextDecoder(detectEncoding(bytes)).decode(bytes);

const chunkBytes = 256 * 1024;
const readingShare = 0.5;

async function readBytes(file: File, onProgress: (share: number) => void): Promise<Uint8Array> {
  const bytes = new Uint8Array(file.size);
  for (let start = 0; start < file.size; start += chunkBytes) {
    bytes.set(new Uint8Array(await file.slice(start, start + chunkBytes).arrayBuffer()), start);
    onProgress(Math.min(1, (start + chunkBytes) / file.size));
  }
  return bytes;
}

/** QORD-01: read the rows of an order from a file or pasted text, in the worker; progress is from 0 to 1. */
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

export type ImportMessage = { progress: number } | { result: ImportResult };

interface WorkerScope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<ImportSource>) => void) => void;
  postMessage: (message: ImportMessage) => void;
}

const progressStep = 0.02;

/** Handle messages with a source: posts progress, and finally its rows. */
export function serveImport(scope: WorkerScope): void {
  scope.addEventListener('message', ({ data: source }) => {
    let sent = 0;
    const onProgress = (progress: number) => {
      if (progress < 1 && progress < sent + progressStep) return;
      sent = progress;
      scope.postMessage({ progress });
    };
    void readSource(source, onProgress).then((result) => scope.postMessage({ result }));
  });
}

// Tests import this module on their own thread, where jsdom has no workers.
if ('DedicatedWorkerGlobalScope' in globalThis) serveImport(self);
