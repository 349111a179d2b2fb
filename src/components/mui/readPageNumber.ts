/**
 * Read a page number from an address.
 * @param text value of the parameter; invalid numbers count as absent
 * @returns 1 for the first page or no number
 */
export function readPageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
