// Read by the build's configuration too: no import.

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/**
 * The document of the build with the settings of the deployment in its meta tags.
 * @example withSettings(html, (name) => (name === 'default-language' ? 'sv' : ''))
 */
export const withSettings = (template: string, setting: (name: string) => string): string =>
  template.replace(
    /<meta name="([\w-]+)" content="" ?\/?>/g,
    (_, name: string) => `<meta name="${name}" content="${escapeHtml(setting(name))}" />`,
  );
