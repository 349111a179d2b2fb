import { readFileSync } from 'node:fs';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Brand } from '../../brand/brand.ts';
import { bundleScript } from './bootScript.ts';
import { colorOf, tokensOf } from './brandFiles.ts';
import { sourceHash } from '../../src/server/sourceHash.ts';

/** Styles of the offline page, with the colours of a brand; the browser's setting decides the theme. */
function styleOf(tokens: string): string {
  const colors = (theme: 'light' | 'dark') =>
    `background: ${colorOf(tokens, theme, 'paper')}; color: ${colorOf(tokens, theme, 'ink')};`;
  return `
body { display: grid; place-content: center; justify-items: start; gap: 24px; min-height: 100vh; margin: 0; padding: 16px;
  box-sizing: border-box; font: 18px/1.5 system-ui; ${colors('light')} }
h1, p { margin: 0; max-width: 36ch; }
a { padding: 12px 20px; border: 1px solid; border-radius: 8px; color: inherit; text-decoration: none; }
@media (prefers-color-scheme: dark) { body { ${colors('dark')} } }
`;
}

/** Document of the offline page. Without a script: its link opens the same address again. */
function offlinePage({ name }: Brand, logo: string, style: string): string {
  return `<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${name}</title>
<style>${style}</style>
</head>
<body>
<h1>${logo.trim().replace('<svg', `<svg role="img" aria-label="${name}" width="150" height="41"`)}</h1>
<p>{sentence}</p>
<a href="">{reload}</a>
</body>
</html>
`;
}

/**
 * Emit the service worker with the offline page (APP-15) as `offline-worker.js`. For production builds: mock builds have
 * the worker of the mocks.
 * @param source of the worker, from the project's root
 * @param folder of the brand
 */
export function offlineWorker(source: string, folder: string, brand: Brand): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'offline-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      const style = styleOf(tokensOf(folder));
      const constants = {
        __OFFLINE_PAGE__: offlinePage(brand, readFileSync(`${folder}/logo.svg`, 'utf8'), style),
        __OFFLINE_POLICY__: `default-src 'none'; style-src ${sourceHash(style)}; base-uri 'none'; frame-ancestors 'none'`,
      };
      this.emitFile({
        type: 'asset',
        fileName: 'offline-worker.js',
        source: await bundleScript(source, config, constants),
      });
    },
  };
}
