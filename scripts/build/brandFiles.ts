import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Brand } from '../../brand/brand.ts';

/** Value of a colour in a theme of a brand's tokens.css. */
export function colorOf(tokens: string, theme: 'light' | 'dark', name: string): string {
  const block = tokens.slice(tokens.indexOf(`[data-theme='${theme}'] {`));
  const [, value] = new RegExp(`--color-${name}: ([^;]+);`).exec(block) ?? [];
  if (value === undefined) throw new Error(`tokens.css has no colour ${name} in the ${theme} theme`);
  return value;
}

/** An SVG file as a symbol of the document. */
const symbolOf = (file: string, id: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .replace(/ xmlns="[^"]*"/, '')
    .replace(/^<svg/, `<symbol id="${id}"`)
    .replace(/svg>$/, 'symbol>')
    .replaceAll(/\s*\n\s*/g, '');

/** Both logos as symbols (UI-02); a brand without a small logo has the large one in its place. */
function logosOf(folder: string): string {
  const small = `${folder}/logo-small.svg`;
  const logos = [
    symbolOf(`${folder}/logo.svg`, 'logo'),
    symbolOf(existsSync(small) ? small : `${folder}/logo.svg`, 'logoSmall'),
  ];
  return `<svg id="logos" width="0" height="0" aria-hidden="true">${logos.join('')}</svg>`;
}

/** Web manifest of a brand. */
function manifestOf({ name }: Brand, tokens: string): string {
  const paper = colorOf(tokens, 'light', 'paper');
  const manifest = {
    name,
    short_name: name,
    start_url: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * Aliases of a brand's files for its style sheet and extensions; without an extensions.ts it has none.
 * @param folder of the brand
 */
export function brandAliases(folder: string): Record<string, string> {
  const own = `${folder}/extensions.ts`;
  const extensions = existsSync(own) ? own : `${folder}/../extensions.ts`;
  return { '#brand/extensions': resolve(extensions), '#brand': folder };
}

/** Constants of a build for `brand/shopBrand.ts`, which reads files and environment in Node alone. */
export const brandConstants = (folder: string, brand: Brand): Record<string, string> => ({
  'process.env.BRAND': JSON.stringify(folder),
  'process.env.SHOP_BRAND': JSON.stringify(JSON.stringify(brand)),
});

/** Text of a brand's tokens.css. */
export const tokensOf = (folder: string) => readFileSync(`${folder}/tokens.css`, 'utf8');

/**
 * The document with a brand's name, logos and colours of the loader.
 * @param html index.html as in the repository
 * @param folder of the brand
 */
export function brandedDocument(html: string, folder: string, { name }: Brand): string {
  return html
    .replaceAll('%BRAND_NAME%', name)
    .replace('<!-- logos -->', logosOf(folder))
    .replaceAll(/var\(--(light|dark)-(\w+)\)/g, (_, theme: 'light' | 'dark', color: string) =>
      colorOf(tokensOf(folder), theme, color),
    );
}

/**
 * Write a brand into the document, and its web manifest beside it.
 * @param folder of the brand
 */
export function brandFiles(folder: string, brand: Brand): Plugin {
  return {
    name: 'brand-files',
    transformIndexHtml: { order: 'pre', handler: (html) => brandedDocument(html, folder, brand) },
    configureServer({ middlewares }) {
      middlewares.use('/manifest.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(manifestOf(brand, tokensOf(folder)));
      });
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.json',
        source: manifestOf(brand, tokensOf(folder)),
      });
    },
  };
}
