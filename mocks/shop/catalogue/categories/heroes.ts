import type { Image } from '../../../../src/api/generated/types';
import { heroHeight, heroPicture, pictures } from '../../../media/pictures';
import type { Language } from '../../languages';
import { imageOf } from '../../pictures';
import { wordsIn } from '../words';
import type { Category } from './categories';

/** The wide picture of a category or a page: one of its products in a room; null without one. */
export function heroImage(code: string, alt: string): Image | null {
  const { widths, shows } = pictures.categories;
  if (!shows[code]) return null;
  const width = Math.max(...widths);
  const address = (base: string, each: number) => heroPicture(base, code, each);
  return imageOf({ address, widths, width, height: heroHeight(width) }, alt);
}

/** The picture at the top of a category's page (LIST-11). */
export const heroOf = ({ code, names }: Category, language: Language): Image | null =>
  heroImage(code, `${names[language]}, ${wordsIn(language).roomView}`);
