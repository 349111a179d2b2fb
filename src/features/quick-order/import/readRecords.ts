/** A record of delimited text: its cells, and the index of the first cell with malformed quotation marks. */
export interface TextRecord {
  cells: string[];
  malformed: number | null;
  /** Position after the record. */
  end: number;
}

const escaped = (delimiter: string) => delimiter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');

/**
 * Read delimited text (RFC 4180) record by record. A cell is quoted when its closing quotation mark is followed by a
 * delimiter or a line end, and none of its lines begins like a record, with a number and a delimiter. Other quotation
 * marks, such as inches and nicknames, are part of the text, and their record ends at the line end.
 * @param text lines separated by \n
 */
export function* readRecords(text: string, delimiter: string): Generator<TextRecord> {
  const d = escaped(delimiter);
  const quoted = new RegExp(` *"([^"]*(?:""[^"]*)*)" *(?=${d}|\\n|$)`, 'y');
  const plain = new RegExp(`[^${d}\\n]*`, 'y');
  const recordInside = new RegExp(`\\n[^\\S\\n]*(?=\\S*\\d)[^\\s${d}]{5,}${d}`);
  let at = 0;
  while (at < text.length) {
    const record: TextRecord = { cells: [], malformed: null, end: 0 };
    let hasMore = true;
    while (hasMore) {
      quoted.lastIndex = plain.lastIndex = at;
      const [, content] = quoted.exec(text) ?? [];
      if (content !== undefined && !recordInside.test(content)) {
        record.cells.push(content.replaceAll('""', '"'));
        at = quoted.lastIndex;
      } else {
        const [cell = ''] = plain.exec(text) ?? [];
        if (cell.trimStart().startsWith('"')) record.malformed ??= record.cells.length;
        record.cells.push(cell);
        at += cell.length;
      }
      hasMore = text[at] === delimiter;
      at += 1;
    }
    yield { ...record, end: Math.min(at, text.length) };
  }
}
