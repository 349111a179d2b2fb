import { mediaUrl } from '../../config/mediaUrl';

/** A picture of the contract. */
interface Addresses {
  src: string;
  sources?: readonly { url: string; width: number }[];
}

/** In srcset white space and commas end an address; everything else in it is the server's. */
const escapeForSrcSet = (url: string) => mediaUrl(url.trim()).replaceAll(/[\s,]/g, encodeURIComponent);

/**
 * The src and srcset attributes of a picture, on the media base; no srcset when it comes in one width.
 * @throws TypeError for addresses that are no texts
 */
export function pictureAddresses({ src, sources }: Addresses) {
  return {
    src: mediaUrl(src),
    srcSet: sources?.map(({ url, width }) => `${escapeForSrcSet(url)} ${width}w`).join(', ') || undefined,
  };
}
