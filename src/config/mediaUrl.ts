import { readBase } from './readBase';

/**
 * The address of a picture, video or document as the browser fetches it: a path that begins with one slash is on the
 * media base, which a deployment writes into `<meta name="media-base" content="...">` of index.html. Empty means the
 * page's own origin.
 *
 * @param address as the server sends it; an absolute one is returned unchanged
 * @throws Error if the base is anything but empty, a path, or an absolute http(s) address
 */
export function mediaUrl(address: string): string {
  return /^\/(?![/\\])/.test(address) ? readBase('media-base').replace(/\/+$/, '') + address : address;
}
