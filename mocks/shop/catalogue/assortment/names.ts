import type { Color } from '../../../../src/api/generated/types';
import { colors, type ColorKey } from '../../../media/colors';
import type { Language } from '../../languages';
import type { Product } from '../product';
import { wordsIn } from '../words';

/** Product name of series and type: `Rolig hjørnesofa`. */
export function productName({ series, kind }: Product, language: Language): string {
  return `${series.name} ${kind.names[language]}`;
}

/** Capitalise the first letter of a text. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The name of the product's type. */
export function typeName({ kind }: Product, language: Language): string {
  return capitalized(kind.names[language]);
}

/** A colour in the contract's form. */
export function colorOf(key: ColorKey, language: Language): Color {
  return { key, name: wordsIn(language).colors[key], swatch: colors[key] };
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[], language: Language): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${wordsIn(language).and} ${parts.at(-1)}`;
}
