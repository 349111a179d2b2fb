/** A minimum and a maximum. */
export interface Range {
  min: number;
  max: number;
}

const clamp = (value: number, { min, max }: Range) => Math.min(max, Math.max(min, value));

/** FILT-06: clamp a new minimum between the smallest possible value and the selected maximum. */
export function clampMin(value: number, bounds: Range, selected: Range): number {
  return clamp(value, { min: bounds.min, max: selected.max });
}

/** FILT-06: clamp a new maximum between the selected minimum and the largest possible value. */
export function clampMax(value: number, bounds: Range, selected: Range): number {
  return clamp(value, { min: selected.min, max: bounds.max });
}

/** Bounds rounded outwards to whole numbers, as the inputs accept nothing else. */
export function wholeBounds({ min, max }: Range): Range {
  return { min: Math.floor(min), max: Math.ceil(max) };
}

/**
 * The range shown as selected: whole numbers within the bounds, minimum first.
 * @param selected the selected ends; the others are missing
 */
export function shownRange(selected: Partial<Range>, bounds: Range): Range {
  const min = clamp(Math.floor(selected.min ?? bounds.min), bounds);
  const max = clamp(Math.ceil(selected.max ?? bounds.max), bounds);
  return { min: Math.min(min, max), max: Math.max(min, max) };
}

const amount = /^\D*?(\d{1,3}(?:[\s.,'’]\d{3})+|\d+)(?:[.,]\d{1,2})?\D*$/;

/**
 * The whole number in a typed or pasted text ("1 299,00 kr"), as digits.
 * @returns null for a text that is not an amount, such as `1e3` or `0x10`
 */
export function digitsOf(text: string): string | null {
  if (text.trim() === '') return '';
  const [, whole] = amount.exec(text) ?? [];
  return whole === undefined ? null : whole.replace(/\D/g, '').slice(0, 9);
}

const numberOr = (text: string, otherwise: number) => (/^\d+$/.test(text) ? Number(text) : otherwise);

/**
 * FILT-06: range of the texts of blurred inputs: an invalid number reverts to the selected value, a minimum above the
 * maximum is swapped with it, and both are clamped to the bounds.
 */
export function rangeFromTexts(texts: { min: string; max: string }, selected: Range, bounds: Range): Range {
  const min = numberOr(texts.min, selected.min);
  const max = numberOr(texts.max, selected.max);
  return { min: clamp(Math.min(min, max), bounds), max: clamp(Math.max(min, max), bounds) };
}

const steps = 100;

/** Step of a slider: 1, 2 or 5 times a power of ten, so that pointer and keys stop at round values. */
export function stepOf({ min, max }: Range): number {
  const rough = Math.max(1, (max - min) / steps);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((each) => each * power >= rough) ?? 10;
  return factor * power;
}
