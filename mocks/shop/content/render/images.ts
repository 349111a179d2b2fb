import type { Image } from '../../../../src/api/generated/types';
import { pictures, roomPicture } from '../../../media/pictures';
import type { Language } from '../../languages';
import { imageOf } from '../../pictures';

const width = 1280;

/** The largest WebP of a picture, since services that preview links may not support AVIF. */
export const previewAddress = ({ src, sources = [] }: Image): string =>
  sources.findLast(({ url }) => url.endsWith('.webp'))?.url ?? src;

/**
 * A room picture, in all widths (px).
 * @throws for a room without a description: a mistake in the content
 */
export function roomImage(room: string, language: Language): Image {
  const { widths, shows } = pictures.rooms;
  const alt = shows[room]?.alt[language];
  if (alt === undefined) throw new Error(`The room ${room} has no description`);
  const address = (base: string, each: number) => roomPicture(base, room, each);
  return imageOf({ address, widths, width, height: (width * 9) / 16 }, alt);
}
