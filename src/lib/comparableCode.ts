/** Normalised article number for comparison: trimmed, upper case. */
export const comparableCode = (code: string): string => code.trim().toUpperCase();
