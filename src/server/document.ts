import { directionOf } from '../i18n/language';
import { stateId } from '../app/hydration';
import { componentOf } from '../start/requestFirstPage';
import { scriptJson } from '../features/seo/StructuredData';
import type { RenderedPage } from './renderPage';
import { escapeHtml } from './withSettings';

/** Files of each page's chunk and its imports by component name, and style sheets of each lazy part by its file. */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

/** Links to the files of a page: its style sheets apply before it shows, its scripts load early. */
function linksTo(files: readonly string[]): string {
  const links = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="${file}">`
      : `<link rel="modulepreload" crossorigin href="${file}">`,
  );
  return links.join('');
}

/** The document with its style sheets first: the first paint waits for them alone, and scripts would share their line. */
function sheetsFirst(html: string): string {
  const sheet = /\s*<link rel="stylesheet"[^>]*>/g;
  const sheets = (html.match(sheet) ?? []).join('');
  return html.replace(sheet, '').replace('<meta charset="utf-8" />', (match) => match + sheets);
}

/**
 * The document of the build with a rendered page in place of the loader.
 * @param template with the settings of the deployment
 */
export function documentOf(template: string, rendered: RenderedPage, pageFiles: PageFiles): string {
  const { app, head, page, language, parts: lazyParts, state } = rendered;
  const files = [componentOf(page.pageType), ...lazyParts].flatMap((name) => pageFiles[name] ?? []);
  const links = linksTo([...new Set(files)]);
  const json = `<script type="application/json" id="${stateId}">${scriptJson(state)}</script>`;
  const parts: [found: RegExp, replacement: (match: string) => string][] = [
    [
      /<html lang="en">/,
      () => `<html lang="${escapeHtml(language)}" dir="${directionOf(language)}" data-rendered="true">`,
    ],
    [/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.metaTitle || page.pageTitle)}</title>`],
    [/<\/head>/, (match) => links + head + match],
    [/<div id="root"><\/div>/, () => app],
    [/<div id="site-loader"[^]*?<\/div>/, () => ''],
    [/<\/body>/, (match) => json + match],
  ];
  return parts.reduce((html, [found, replacement]) => {
    if (!found.test(html)) throw new Error(`The document of the build has no ${found.source}`);
    return html.replace(found, replacement);
  }, sheetsFirst(template));
}
