import { normalizeText } from './normalizeText';

/** Normalised article number for comparison, in upper case. */
export const comparableCode = (code: string): string => normalizeText(code).toUpperCase();
