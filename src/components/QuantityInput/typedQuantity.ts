/**
 * CARD-05: text of a quantity field after typing or pasting: digits only, as other keys are ignored, and at most the
 * maximum.
 * @returns null when nothing of the text is a digit, so that the field does not change
 */
export function typedQuantity(text: string, max: number): { text: string; isReduced: boolean } | null {
  const digits = text.replace(/[^0-9]/g, '');
  if (digits === '' && text !== '') return null;
  const isReduced = Number(digits) > max;
  return { text: isReduced ? String(max) : digits, isReduced };
}
