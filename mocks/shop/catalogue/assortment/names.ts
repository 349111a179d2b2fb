import type { Color } from '../../../../src/api/generated/types';
import { colors, type ColorKey } from '../../../pictures/colors';
import type { Language } from '../../context';
import type { Product } from '../product';
import { wordsIn } from '../words/wordsIn';

/** The series and the type: `Rolig hjørnesofa`. */
export function productName({ series, kind }: Product, language: Language): string {
  return `${series.name} ${kind.names[language]}`;
}

/** A text with its first letter as a capital. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The product's type on its own. */
export function typeName({ kind }: Product, language: Language): string {
  return capitalized(kind.names[language]);
}

/** A colour as the contract has it. */
export function colorOf(key: ColorKey, language: Language): Color {
  return { key, name: wordsIn(language).colors[key], swatch: colors[key] };
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[], language: Language): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${wordsIn(language).and} ${parts.at(-1)}`;
}
