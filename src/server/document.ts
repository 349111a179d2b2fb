import { directionOf } from '../i18n/language';
import { describedMark, stateId } from '../app/hydration';
import { componentOf } from '../start/requestFirstPage';
import { scriptJson } from '../features/seo/StructuredData';
import type { DescribedPage, RenderedPage, RenderResult } from './renderPage';
import { escapeHtml } from './withSettings';

/** Files of each page's chunk and its imports by component name, and style sheets of each lazy part by its file. */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

/** Read a style sheet by the address of its file. */
export type ReadSheet = (href: string) => string;

export interface Document {
  html: string;
  /** Text of the inline styles, for the hash in the content security policy. */
  styles?: string;
}

const isSheet = (file: string) => file.endsWith('.css');

const scriptLink = (href: string) => `<link rel="modulepreload" crossorigin href="${href}">`;

/** Link by which the loader of lazy parts finds a style sheet that is in the document; the browser fetches nothing. */
const inlinedLink = (href: string) => `<link rel="stylesheet" disabled href="${href}">`;

/** Wait with the first paint until the app is parsed: a part of it would move when the rest comes. */
const wholeApp = '<link rel="expect" href="#root" blocking="render">';

const sheetOfBuild = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g;

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
 * The document of the build with a rendered page in place of the loader, and its style sheets in one element: the first
 * paint waits for no further request. Links to scripts stand before it, so that they load meanwhile.
 * @param template with the settings of the deployment
 */
function renderedDocument(
  template: string,
  rendered: RenderedPage,
  pageFiles: PageFiles,
  readSheet: ReadSheet,
): Document {
  const { app, page, parts, state } = rendered;
  const files = [...new Set([componentOf(page.pageType), ...parts].flatMap((name) => pageFiles[name] ?? []))];
  const sheetsOfEntry = [...template.matchAll(sheetOfBuild)].flatMap(([, href = '']) => href);
  const sheets = [...sheetsOfEntry, ...files.filter(isSheet)];
  const styles = sheets.map(readSheet).join('\n');
  const scripts = files.filter((file) => !isSheet(file)).map(scriptLink);
  const json = `<script type="application/json" id="${stateId}">${scriptJson(state)}</script>`;
  const html = replaceIn(template.replace(sheetOfBuild, ''), [
    ...headOf(
      {
        ...rendered,
        head: `${wholeApp}${scripts.join('')}${rendered.head}<style>${styles}</style>${sheets.map(inlinedLink).join('')}`,
      },
      ' data-rendered="true"',
    ),
    [/<div id="root"><\/div>/, () => app],
    [/<div id="site-loader"[^]*?<\/div>/, () => ''],
    [/<\/body>/, (match) => json + match],
  ]);
  return { html, styles };
}

/**
 * Document of a result; that of the build when it has no page.
 * @param template with the settings of the deployment
 */
export function documentOf(
  template: string,
  result: RenderResult,
  pageFiles: PageFiles,
  readSheet: ReadSheet,
): Document {
  if ('app' in result) return renderedDocument(template, result, pageFiles, readSheet);
  return { html: 'head' in result ? describedDocument(template, result) : template };
}
