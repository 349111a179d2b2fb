import { readBase } from './readBase';

/**
 * Address of a picture, video or document for the browser: a path that begins with one slash is relative to the media
 * base, which a deployment sets in `<meta name="media-base" content="...">` of index.html. Empty means the page's
 * origin.
 * @param address address from the server; an absolute one is returned unchanged
 * @throws Error if the base is anything but empty, a path, or an absolute http(s) address
 * @example <img src={mediaUrl(image.src)} alt={image.alt} />
 */
export function mediaUrl(address: string): string {
  return /^\/(?![/\\])/.test(address) ? readBase('media-base').replace(/\/+$/, '') + address : address;
}
