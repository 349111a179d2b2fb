/** One line of an article number and a quantity, as people write it: the number has a digit and five characters at least. */
const pair = /^(?=\S*\d)[^\s,]{5,}(,\s*|\s+)\d{1,3}$/;

/** Whether a pasted text is rows of an order; any other goes into the field as it is. */
export function isTable(text: string): boolean {
  const content = text.replace(/[\r\n]+$/, '');
  return /[\t\r\n;]/.test(content.trim()) || pair.test(content.trim());
}
