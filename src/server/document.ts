import { directionOf } from '../i18n/language';
import { describedMark, stateId } from '../app/hydration';
import { componentOf } from '../start/requestFirstPage';
import { scriptJson } from '../features/seo/StructuredData';
import type { DescribedPage, RenderedPage, RenderResult } from './renderPage';
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

type Replacement = [found: RegExp, replacement: (match: string) => string];

/** The document with each part replaced. */
function replaceIn(document: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((html, [found, replacement]) => {
    if (!found.test(html)) throw new Error(`The document of the build has no ${found.source}`);
    return html.replace(found, replacement);
  }, document);
}

/** Language, title and metadata of a page. */
const headOf = ({ page, language, head }: DescribedPage, attributes: string): Replacement[] => [
  [
    /<html lang="en">/,
    () => `<html lang="${escapeHtml(language)}" dir="${directionOf(language)}"${attributes}>`,
  ],
  [/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.metaTitle || page.pageTitle)}</title>`],
  [/<\/head>/, (match) => head + match],
];

/**
 * The document of the build with the metadata of a page (SEO-01), for clients without scripts: the app has its own.
 * @param template with the settings of the deployment
 */
const describedDocument = (template: string, page: DescribedPage): string =>
  replaceIn(
    template,
    headOf({ ...page, head: page.head.replaceAll(/<(?=meta|link|script)\w+/g, `$& ${describedMark}`) }, ''),
  );

/**
 * The document of the build with a rendered page in place of the loader.
 * @param template with the settings of the deployment
 */
function renderedDocument(template: string, rendered: RenderedPage, pageFiles: PageFiles): string {
  const { app, page, parts, state } = rendered;
  const files = [componentOf(page.pageType), ...parts].flatMap((name) => pageFiles[name] ?? []);
  const links = linksTo([...new Set(files)]);
  const json = `<script type="application/json" id="${stateId}">${scriptJson(state)}</script>`;
  return replaceIn(sheetsFirst(template), [
    ...headOf({ ...rendered, head: links + rendered.head }, ' data-rendered="true"'),
    [/<div id="root"><\/div>/, () => app],
    [/<div id="site-loader"[^]*?<\/div>/, () => ''],
    [/<\/body>/, (match) => json + match],
  ]);
}

/**
 * Document of a result; that of the build when it has no page.
 * @param template with the settings of the deployment
 */
export function documentOf(template: string, result: RenderResult, pageFiles: PageFiles): string {
  if ('app' in result) return renderedDocument(template, result, pageFiles);
  return 'head' in result ? describedDocument(template, result) : template;
}
