import type { Plugin } from 'vite';
import { withSettings } from '../../src/server/withSettings.ts';

/**
 * The document with the settings of the deployment from environment variables, named as for nginx.
 * @param defaults values of settings without a variable
 * @example withVariables(html, { DEFAULT_LANGUAGE: 'sv' }) // <meta name="default-language" content="sv" />
 */
export const withVariables = (
  html: string,
  env: Readonly<Record<string, string | undefined>>,
  defaults: Readonly<Record<string, string>> = {},
): string =>
  withSettings(html, (name) => env[name.toUpperCase().replaceAll('-', '_')] ?? defaults[name] ?? '');

/**
 * Write the settings into the document where no web server does: in development, and in a mock build.
 * @param isMocked true on the mocks, whose home page is Norwegian (APP-08)
 */
export const deploymentSettings = (isMocked: boolean): Plugin => ({
  name: 'deployment-settings',
  transformIndexHtml: (html) =>
    withVariables(html, process.env, isMocked ? { 'default-language': 'no' } : {}),
});
