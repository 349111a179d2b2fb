/** A line with article number and quantity: the number contains a digit and has at least five characters. */
const pair = /^(?=\S*\d)[^\s,]{5,}(,\s*|\s+)\d{1,3}$/;

/** True when pasted text consists of order rows; other text is pasted into the field. */
export function isTable(text: string): boolean {
  const content = text.replace(/[\r\n]+$/, '');
  return /[\t\r\n;]/.test(content.trim()) || pair.test(content.trim());
}
