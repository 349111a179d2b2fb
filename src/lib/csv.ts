export const formulaStart = /^[=+\-@\t\r]/;

/** Content that needs quotation marks: delimiters, marks, line breaks of any kind, and blanks around it. */
const needsQuotes = /[";\r\n\v\f\u0085\u2028\u2029]|^\s|\s$/;

/** A cell of the file (RFC 4180), with an apostrophe before a formula. */
function csvCell(text: string): string {
  const inert = formulaStart.test(text) ? `'${text}` : text;
  return needsQuotes.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** CSV with semicolons and a byte order mark for Excel; cells that would be formulas are escaped with an apostrophe. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((cells) => cells.map(csvCell).join(';')).join('\r\n')}\r\n`;
}

/** Download a CSV text as a file. */
export function downloadText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
