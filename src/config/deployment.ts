import { pageUrl, renderRequest } from '../lib/renderRequest';

// Settings that a deployment writes into meta tags of index.html (README, Deployment); one build serves every
// environment. Part of the boot script: no import may pull in React, and the checks are in checkDeployment.ts.

/** Parts of the shop that a deployment may turn off, by their names in `<meta name="disabled-features">`. */
export const features = [
  'dark-theme',
  'quick-order',
  'favorites',
  'organization',
  'registration',
  'vat-switch',
] as const;

/** Part of the shop that a deployment may turn off. */
type Feature = (typeof features)[number];

/** Words of a value. */
export const words = (value: string) => value.split(/\s+/).filter(Boolean);

/** Value of a setting as written; empty when it is not set. */
export const readSetting = (name: string): string =>
  renderRequest()?.setting(name) ??
  document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ??
  '';

/**
 * Base address of the API (CALL-01), from `<meta name="api-base">`; empty means the page's origin.
 * @returns an absolute address without a trailing slash, such as `https://api.example.com/shop`
 */
export function getApiBase(): string {
  return new URL(readSetting('api-base'), pageUrl().origin).href.replace(/\/+$/, '');
}

/**
 * Address of a picture, video or document for the browser: a path that begins with one slash is relative to the media
 * base, from `<meta name="media-base">`; empty means the page's origin.
 * @param address address from the server; an absolute one is returned unchanged
 * @example <img src={mediaUrl(image.src)} alt={image.alt} />
 */
export function mediaUrl(address: string): string {
  return /^\/(?![/\\])/.test(address) ? readSetting('media-base').replace(/\/+$/, '') + address : address;
}

/** Redirect origins allowed outside the shop, such as a payment provider's, from `<meta name="redirect-origins">`. */
export function redirectOrigins(): string[] {
  return words(readSetting('redirect-origins'));
}

/**
 * True unless the deployment turns the feature off in `<meta name="disabled-features">`. Constant in a document.
 * @typeParam Own names of the brand's own features (brand/extensions.ts)
 * @example if (!hasFeature('favorites')) return null;
 */
export function hasFeature<Own extends string = never>(feature: Feature | Own): boolean {
  return !words(readSetting('disabled-features')).includes(feature);
}

/** True when the shop asks for consent without a third party too: with `statistics` in `<meta name="consent-categories">`. */
export const alwaysAsksForConsent = (): boolean => readSetting('consent-categories') === 'statistics';

/** True when the shop may ask for consent to statistics: not with `none` in `<meta name="consent-categories">`. */
export function mayCollectStatistics(): boolean {
  return readSetting('consent-categories') !== 'none';
}

/**
 * True when visitors see the prices that the backend sends, and may fill a cart (CARD-03): with `on` in
 * `<meta name="visitor-prices">`.
 */
export const showsVisitorPrices = (): boolean => readSetting('visitor-prices') === 'on';

/**
 * Language of an address without a language route, such as `/`, when none is stored: a BCP 47 tag from
 * `<meta name="default-language">`; undefined when empty (APP-08).
 */
export function deploymentLanguage(): string | undefined {
  return readSetting('default-language') || undefined;
}
