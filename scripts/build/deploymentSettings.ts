import type { Plugin } from 'vite';

/** Text of an HTML attribute. */
const escape = (text: string) => text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The document with the settings of the deployment from environment variables, named as for nginx.
 * @param defaults values of settings without a variable
 * @example withSettings(html, { DEFAULT_LANGUAGE: 'sv' }) // <meta name="default-language" content="sv">
 */
export function withSettings(
  html: string,
  env: Readonly<Record<string, string | undefined>>,
  defaults: Readonly<Record<string, string>> = {},
): string {
  return html.replace(/<meta name="([\w-]+)" content=""/g, (_, name: string) => {
    const value = env[name.toUpperCase().replaceAll('-', '_')] ?? defaults[name] ?? '';
    return `<meta name="${name}" content="${escape(value)}"`;
  });
}

/**
 * Write the settings into the document where no web server does: in development, and in a mock build.
 * @param isMocked true on the mocks, whose home page is Norwegian (APP-08)
 */
export const deploymentSettings = (isMocked: boolean): Plugin => ({
  name: 'deployment-settings',
  transformIndexHtml: (html) => withSettings(html, process.env, isMocked ? { 'default-language': 'no' } : {}),
});
