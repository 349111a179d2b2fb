// Settings that a deployment writes into meta tags of index.html; one build serves every environment.

/**
 * Reads a base address that a deployment sets in a meta tag of index.html.
 * @param name name of the meta tag
 * @returns the address as written; empty when it is not set
 * @throws Error if it is anything but empty, a path, or an absolute http(s) address
 */
function readBase(name: 'api-base' | 'media-base'): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const configured = meta?.content.trim() ?? '';
  if (!/^($|\/(?!\/)|https?:\/\/)/.test(configured)) {
    throw new Error(`The meta tag ${name} is "${configured}"; it takes a path or an http(s) address.`);
  }
  return configured;
}

/**
 * Base address of the API (CALL-01). One build serves every environment: the deployment sets it in `<meta
 * name="api-base" content="...">` of index.html. Empty means the page's origin.
 * @returns an absolute address without a trailing slash, such as `https://api.example.com/shop`
 * @throws Error if the base is anything but empty, a path, or an absolute http(s) address
 */
export function getApiBase(): string {
  return new URL(readBase('api-base'), window.location.origin).href.replace(/\/+$/, '');
}

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

/** Redirect origins allowed outside the shop, such as a payment provider's, from `<meta name="redirect-origins">`. */
export function redirectOrigins(): string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="redirect-origins"]');
  return meta?.content.split(/\s+/).filter(Boolean) ?? [];
}

/**
 * Default language of the shop, a BCP 47 tag: that of the first calls at an address without a language route, such as
 * `/` (CALL-02). The deployment sets it in `<meta name="default-language">` of index.html; empty means `no`.
 */
export function defaultLanguageTag(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="default-language"]');
  return meta?.content.trim() || 'no';
}
