import { extensions } from '#brand/extensions';
import { features, readSetting, words } from './deployment';

const isBase = (value: string) => /^($|\/(?!\/)|https?:\/\/)/.test(value);
const isOrigin = (value: string) =>
  URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value;

/** Names of all features, the brand's own included. */
const allFeatures = (): string[] => [...features, ...(extensions.features ?? [])];

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
    isValid: (value: string) => words(value).every((word) => allFeatures().includes(word)),
    get takes() {
      return `names of ${allFeatures().join(', ')}, separated by spaces`;
    },
  },
  'consent-categories': {
    isValid: (value: string) => ['', 'statistics', 'none'].includes(value),
    takes: 'statistics or none',
  },
  'visitor-prices': { isValid: (value: string) => ['', 'on'].includes(value), takes: 'on' },
};

type Setting = keyof typeof settings;

/** Names of all settings. */
export const settingNames = Object.keys(settings) as Setting[];

/** Fault of a setting; undefined when it is valid. */
function faultOf(name: Setting): string | undefined {
  const { isValid, takes } = settings[name];
  const value = readSetting(name);
  return isValid(value) ? undefined : `The meta tag ${name} is "${value}"; it takes ${takes}.`;
}

/** Invalid settings of the deployment: a paragraph each. */
export class DeploymentError extends Error {
  override readonly name = 'DeploymentError';
}

/**
 * Check all settings, at the start of the shop.
 * @throws DeploymentError which names every invalid setting
 */
export function checkDeployment(): void {
  const faults = settingNames.flatMap((name) => faultOf(name) ?? []);
  if (faults.length > 0) throw new DeploymentError(faults.join('\n\n'));
}
