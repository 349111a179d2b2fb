/**
 * Reads a page number of an address.
 * @param text value of the parameter; one that is no page counts as absent
 * @returns 1 for the first page, and without a number
 */
export function readPageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
