/**
 * CARD-05, FORM-01: reads a quantity. Only the digits 0 to 9 count: no sign, exponent, other numerals or spaces.
 * @param text what was typed or pasted
 * @param max the largest quantity allowed
 * @returns the quantity from 0 to max, or null when the text is no such quantity
 */
export function parseQuantity(text: string, max: number): number | null {
  if (!/^[0-9]+$/.test(text)) return null;
  const quantity = Number(text);
  return quantity <= max ? quantity : null;
}
