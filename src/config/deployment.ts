// Settings that a deployment writes into meta tags of index.html (README, Deployment); one build serves every
// environment. Part of the boot script: no import may pull in React.

/** Parts of the shop that a deployment may turn off, by their names in `<meta name="disabled-features">`. */
const features = [
  'dark-theme',
  'quick-order',
  'favorites',
  'organization',
  'registration',
  'vat-switch',
] as const;

/** Part of the shop that a deployment may turn off. */
type Feature = (typeof features)[number];

const isBase = (value: string) => /^($|\/(?!\/)|https?:\/\/)/.test(value);
const isOrigin = (value: string) =>
  URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value;
const words = (value: string) => value.split(/\s+/).filter(Boolean);

/** Every setting with its test, and its values in words. */
const settings = {
  'api-base': { isValid: isBase, takes: 'a path or an http(s) address' },
  'media-base': { isValid: isBase, takes: 'a path or an http(s) address' },
  'redirect-origins': {
    isValid: (value: string) => words(value).every(isOrigin),
    takes: 'origins such as https://pay.example.com, separated by spaces',
  },
  'default-language': {
    isValid: (value: string) => /^($|[a-z]{2}([-_][a-z]{2})?$)/i.test(value),
    takes: 'a language such as sv or en-SE',
  },
  'disabled-features': {
    isValid: (value: string) => words(value).every((word) => features.some((feature) => feature === word)),
    takes: `names of ${features.join(', ')}, separated by spaces`,
  },
  'consent-categories': {
    isValid: (value: string) => ['', 'statistics', 'none'].includes(value),
    takes: 'statistics or none',
  },
};

type Setting = keyof typeof settings;

/** Names of all settings. */
export const settingNames = Object.keys(settings) as Setting[];

/** Value as written; empty when it is not set. */
const read = (name: Setting): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? '';

/** Fault of a setting; undefined when it is valid. */
function faultOf(name: Setting): string | undefined {
  const { isValid, takes } = settings[name];
  const value = read(name);
  return isValid(value) ? undefined : `The meta tag ${name} is "${value}"; it takes ${takes}.`;
}

/** Invalid settings of the deployment: a sentence each. */
export class DeploymentError extends Error {
  override readonly name = 'DeploymentError';
}

/**
 * Checks all settings, at the start of the shop.
 * @throws DeploymentError which names every invalid setting
 */
export function checkDeployment(): void {
  const faults = settingNames.flatMap((name) => faultOf(name) ?? []);
  if (faults.length > 0) throw new DeploymentError(faults.join(' '));
}

function readBase(name: 'api-base' | 'media-base'): string {
  const fault = faultOf(name);
  if (fault !== undefined) throw new DeploymentError(fault);
  return read(name);
}

/**
 * Base address of the API (CALL-01), from `<meta name="api-base">`; empty means the page's origin.
 * @returns an absolute address without a trailing slash, such as `https://api.example.com/shop`
 * @throws DeploymentError if the base is anything but empty, a path, or an absolute http(s) address
 */
export function getApiBase(): string {
  return new URL(readBase('api-base'), window.location.origin).href.replace(/\/+$/, '');
}

/**
 * Address of a picture, video or document for the browser: a path that begins with one slash is relative to the media
 * base, from `<meta name="media-base">`; empty means the page's origin.
 * @param address address from the server; an absolute one is returned unchanged
 * @throws DeploymentError if the base is anything but empty, a path, or an absolute http(s) address
 * @example <img src={mediaUrl(image.src)} alt={image.alt} />
 */
export function mediaUrl(address: string): string {
  return /^\/(?![/\\])/.test(address) ? readBase('media-base').replace(/\/+$/, '') + address : address;
}

/** Redirect origins allowed outside the shop, such as a payment provider's, from `<meta name="redirect-origins">`. */
export function redirectOrigins(): string[] {
  return words(read('redirect-origins'));
}

/**
 * True unless the deployment turns the feature off in `<meta name="disabled-features">`. Constant in a document.
 * @example if (!hasFeature('favorites')) return null;
 */
export function hasFeature(feature: Feature): boolean {
  return !words(read('disabled-features')).includes(feature);
}

/** True when the shop may ask for consent to statistics; with `none` in `<meta name="consent-categories">` it never does. */
export function mayCollectStatistics(): boolean {
  return read('consent-categories') !== 'none';
}

/**
 * Default language of the shop, a BCP 47 tag: that of the first calls at an address without a language route, such as
 * `/` (CALL-02). The deployment sets it in `<meta name="default-language">` of index.html; empty means `no`.
 */
export function defaultLanguageTag(): string {
  return read('default-language') || 'no';
}
