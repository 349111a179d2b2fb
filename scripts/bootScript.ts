import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { buildFirstPaints, type FirstPaint, hashedName } from './firstPaintScript.ts';
import { withImports } from './withImports.ts';

/** Written beside index.html: the directives of a content security policy under which the shop runs and is styled. */
const policyFile = 'content-security-policy.txt';

/** A source expression that allows what is written inline. */
const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineStyle = /<style>([^]*?)<\/style>/;

/** Emotion adds an empty style tag, whose rules it sets by the object model. */
const contentSecurityPolicy = (scripts: readonly string[], style: string) =>
  `script-src 'self' ${scripts.map(sourceHash).join(' ')}; style-src 'self' ${sourceHash(style)} ${sourceHash('')}\n`;

/** The files that each page's chunk needs, by the name of its component; the entry's own are left out. */
type PageFiles = Record<string, string[]>;

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) => file.type === 'chunk';

/** The style sheets of a chunk. */
function styleSheets(bundle: Rolldown.OutputBundle, fileName: string): string[] {
  const file = bundle[fileName];
  return file && isChunk(file) ? [...(file.viteMetadata?.importedCss ?? [])] : [];
}

/** What a visit to each page loads besides the entry, so that the boot script can load it as soon as it knows the page. */
function pageFiles(bundle: Rolldown.OutputBundle, base: string): PageFiles {
  const chunks = Object.values(bundle).filter(isChunk);
  const importsOf = (fileName: string) => {
    const file = bundle[fileName];
    return file && isChunk(file) ? file.imports : [];
  };
  // A style sheet stands behind those of what its chunk imports, whose rules it overrides.
  const filesOf = (fileName: string) => {
    const names = [...withImports([fileName], importsOf)];
    return [...names, ...names.toReversed().flatMap((name) => styleSheets(bundle, name))];
  };
  const entry = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => filesOf(fileName)));
  return Object.fromEntries(
    chunks.flatMap(({ facadeModuleId, fileName }) => {
      const name = /\/pages\/\w+\/(\w+Page)\.tsx$/.exec(facadeModuleId ?? '')?.[1];
      const files = filesOf(fileName).filter((file) => !entry.has(file));
      return name === undefined ? [] : [[name, files.map((file) => base + file)]];
    }),
  );
}

/** The app's own script in the document, and the links that preload what it imports. */
const entryScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const preloadLink = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g;

const styleSheetLink = /<link rel="stylesheet" crossorigin href="([^"]+)">\s*/g;

/**
 * Keeps style sheets from delaying the loader, which is painted without them. That of the first page applies to no
 * medium until the boot script says so, and is preloaded, since the browser would fetch it as the least urgent file.
 * The others come with the app: a browser would fetch them now, disabled or not.
 */
function deferStyleSheets(html: string): string {
  const [, href] = new RegExp(styleSheetLink).exec(html) ?? [];
  if (href === undefined) throw new Error('index.html has no style sheet');
  return html.replaceAll(styleSheetLink, '').replace(
    '</head>',
    () => `<link rel="preload" as="style" crossorigin href="${href}">
    <link rel="stylesheet" media="not all" crossorigin href="${href}">
  </head>`,
  );
}

/** Applies every style sheet, where the boot script has not run. */
const applyStyles = (
  sheets: readonly string[],
) => `document.querySelector('link[rel=stylesheet]').media='all';\
${JSON.stringify(sheets)}.forEach(href=>document.head.append(Object.assign(document.createElement('link'),{rel:'stylesheet',href})))`;

/** A script that loads the app once the boot script leaves the line to it, or at once where that has not run. */
const startScript = (entry: string, sheets: readonly string[]) =>
  `(window.__appMayLoad??Promise.resolve().then(()=>{${applyStyles(sheets)}})).then(()=>import(${JSON.stringify(entry)}))`;

/** The boot script as one classic script, with what it imports. */
async function bundleScript(
  entry: string,
  config: ResolvedConfig,
  define: Record<string, string>,
): Promise<string> {
  const result = await build({
    root: config.root,
    define: { ...config.define, ...define },
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'boot', fileName: 'boot' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} gave no script`);
  return chunk.code.trim().replaceAll('</script', String.raw`<\/script`);
}

/** The files that the first page is styled by; they are known once a build has started. */
export const firstStyles = new Set<string>([resolve('src/theme/global.css')]);

/**
 * Writes a script into the document's head that runs before anything is painted and waits for no file (APP-09, APP-15).
 * The loader is painted before the style sheet is here. The app itself waits until the first
 * page is rendered. What a content security policy has to allow is written beside the document.
 * @param source of the script, from the project's root
 */
export function bootScript(source: string): Plugin {
  let config: ResolvedConfig;
  let policy = '';
  let firstPaints: FirstPaint[] = [];
  const scripts = new Map<string, string>();
  const addScript = (name: string, text: string): string => {
    const fileName = hashedName(name, text);
    scripts.set(fileName, text);
    return config.base + fileName;
  };
  return {
    name: 'boot-script',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command !== 'build') return;
      firstPaints = await buildFirstPaints(config);
      for (const { styles } of firstPaints) for (const file of styles) firstStyles.add(file);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const hrefs = (pattern: RegExp) =>
          [...html.matchAll(new RegExp(pattern, 'g'))].map(([, href = '']) => href);
        const [entry = '', ...imports] = [...hrefs(entryScript), ...hrefs(preloadLink)];
        const [, ...sheets] = hrefs(styleSheetLink);
        const app = bundle ? [entry, ...imports] : [];
        const code = await bundleScript(source, config, {
          __APP_FILES__: JSON.stringify(app),
          __APP_STYLE_SHEETS__: JSON.stringify(bundle ? sheets : []),
          __LIBRARY_FILES__: JSON.stringify(app.filter((file) => file.includes('/libraries-'))),
          __PAGE_FILES__: JSON.stringify(bundle ? pageFiles(bundle, config.base) : {}),
          __FIRST_PAINTS__: JSON.stringify(
            Object.fromEntries(firstPaints.map(({ page, code }) => [page, addScript('first-paint', code)])),
          ),
        });
        const boot = `<script>${code}</script>\n  </head>`;
        if (!bundle) return html.replace('</head>', () => boot);
        if (entry === '') throw new Error('index.html has no script');
        const start = startScript(entry, sheets);
        const [, style = ''] = inlineStyle.exec(html) ?? [];
        policy = contentSecurityPolicy([code, start], style);
        return deferStyleSheets(html.replaceAll(preloadLink, '').replace(entryScript, ''))
          .replace('</head>', () => boot)
          .replace('</body>', () => `  <script>${start}</script>\n  </body>`);
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: policyFile, source: policy });
        for (const [fileName, text] of scripts) this.emitFile({ type: 'asset', fileName, source: text });
      },
    },
  };
}
