import type { Image } from '../../../api/generated/types';

/**
 * A picture of a card in one text: what its addresses begin with, the rest of its address, then width and rest of each
 * of its sources, a line each. A list of thousands stores tens of thousands of addresses, most of them nearly the same.
 */
export type CardPicture = string;

/** No card needs a wider picture, in px: the widest are 480 CSS pixels wide. */
const maxPictureWidth = 1000;

/** What all texts begin with. */
function commonStart([first = '', ...others]: readonly string[]): string {
  let { length } = first;
  while (!others.every((other) => other.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}

/** The sources of a picture that a card may show. */
const cardSources = ({ sources }: Pick<Image, 'sources'>) =>
  sources?.filter(({ width }) => width <= maxPictureWidth) ?? [];

/** Packs a picture for a card; its own text is left out, since the name of the product stands beside it. */
export function packPicture(image: Image | null | undefined): CardPicture | null {
  if (!image?.src) return null;
  const { src } = image;
  const sources = cardSources(image);
  const start = commonStart([src, ...sources.map(({ url }) => url)]);
  const rest = (url: string) => url.slice(start.length);
  return [start, rest(src), ...sources.flatMap(({ url, width }) => [width, rest(url)])].join('\n');
}

/** The picture that was packed. */
export function unpackPicture(picture: CardPicture | null): Pick<Image, 'alt' | 'src' | 'sources'> | null {
  if (picture === null) return null;
  const [start = '', rest = '', ...pairs] = picture.split('\n');
  const sources = Array.from({ length: pairs.length / 2 }, (_, place) => ({
    width: Number(pairs[place * 2]),
    url: start + (pairs[place * 2 + 1] ?? ''),
  }));
  return { alt: '', src: start + rest, sources };
}
