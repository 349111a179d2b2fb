import type { Image } from '../../../api/generated/types';

/**
 * A picture packed into one string: the common prefix of its URLs, the rest of its URL, then width and rest of each
 * source, one per line. Saves memory: a list of thousands of products has tens of thousands of nearly identical URLs.
 */
export type CardPicture = string;

/** Maximum width of a source, in px: the widest card is 480 CSS pixels wide. */
const maxPictureWidth = 1000;

/** Longest common prefix. */
function commonStart([first = '', ...others]: readonly string[]): string {
  let { length } = first;
  while (!others.every((other) => other.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}

/** The sources of a picture that a card may use. */
const cardSources = ({ sources }: Pick<Image, 'sources'>) =>
  sources?.filter(({ width }) => width <= maxPictureWidth) ?? [];

/** Pack a picture for a card, without its alt text: the product's name is beside it. */
export function packPicture(image: Image | null | undefined): CardPicture | null {
  if (!image?.src) return null;
  const { src } = image;
  const sources = cardSources(image);
  const start = commonStart([src, ...sources.map(({ url }) => url)]);
  const rest = (url: string) => url.slice(start.length);
  return [start, rest(src), ...sources.flatMap(({ url, width }) => [width, rest(url)])].join('\n');
}

/** Unpack a picture. */
export function unpackPicture(picture: CardPicture | null): Pick<Image, 'alt' | 'src' | 'sources'> | null {
  if (picture === null) return null;
  const [start = '', rest = '', ...pairs] = picture.split('\n');
  const sources = Array.from({ length: pairs.length / 2 }, (_, place) => ({
    width: Number(pairs[place * 2]),
    url: start + (pairs[place * 2 + 1] ?? ''),
  }));
  return { alt: '', src: start + rest, sources };
}
