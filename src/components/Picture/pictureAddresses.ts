import { mediaUrl } from '../../config/deployment';

/** Picture of the contract. */
interface Addresses {
  src: string;
  sources?: readonly { url: string; width: number }[];
}

/** White space and commas end an address in srcset; the rest is left as sent by the server. */
const escapeForSrcSet = (url: string) => mediaUrl(url.trim()).replaceAll(/[\s,]/g, encodeURIComponent);

/**
 * The src and srcset attributes of a picture, on the media base; no srcset for a single width.
 * @throws TypeError for addresses that are not strings
 */
export function pictureAddresses({ src, sources }: Addresses) {
  return {
    src: mediaUrl(src),
    srcSet: sources?.map(({ url, width }) => `${escapeForSrcSet(url)} ${width}w`).join(', ') || undefined,
  };
}
