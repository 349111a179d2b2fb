import type { Image } from '../../../../src/api/generated/types';
import { heroes } from '../../../pictures/heroes';
import { heroHeight, heroPicture, heroWidths } from '../../../pictures/manifest';
import type { Language } from '../../context';
import { imageOf } from '../../pictures';
import { wordsIn } from '../words/wordsIn';
import type { Category } from './categories';

/** The picture at the top of a category's page (LIST-11): something that the category sells, in a room. */
export function heroOf({ code, names }: Category, language: Language): Image | null {
  if (!heroes.some(({ id }) => id === code)) return null;
  const [, width] = heroWidths;
  const address = (base: string, each: number) => heroPicture(base, code, each);
  const alt = `${names[language]}, ${wordsIn(language).roomView}`;
  return imageOf({ address, widths: heroWidths, width, height: heroHeight(width) }, alt);
}
