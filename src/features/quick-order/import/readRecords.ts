import { doubtfulBreak } from './lineEnds';

/** A record of delimited text: its cells, and the index of the first cell with malformed quotation marks. */
export interface TextRecord {
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
export function* readRecords(text: string, delimiter: string): Generator<TextRecord> {
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
