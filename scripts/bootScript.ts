import { createHash } from 'node:crypto';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { withImports } from './withImports.ts';

/** Written beside index.html: the source expression that lets a content security policy run the boot script. */
const policyFile = 'boot-script-hash.txt';

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
  const filesOf = (fileName: string) =>
    [...withImports([fileName], importsOf)].flatMap((name) => [name, ...styleSheets(bundle, name)]);
  const entry = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => filesOf(fileName)));
  return Object.fromEntries(
    chunks.flatMap(({ facadeModuleId, fileName }) => {
      const name = /\/pages\/\w+\/(\w+Page)\.tsx$/.exec(facadeModuleId ?? '')?.[1];
      const files = filesOf(fileName).filter((file) => !entry.has(file));
      return name === undefined ? [] : [[name, files.map((file) => base + file)]];
    }),
  );
}

/** The boot script as one classic script, with what it imports. */
async function bundleScript(entry: string, config: ResolvedConfig, files: PageFiles): Promise<string> {
  const result = await build({
    root: config.root,
    define: { ...config.define, __PAGE_FILES__: JSON.stringify(files) },
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

/**
 * Writes a script into the document's head that runs before anything is painted and waits for no file (APP-09, APP-15).
 * It stands before the style sheets, which it would wait for, and behind the app's own files, whose download begins
 * first. Its hash is written beside the document, for a content security policy.
 * @param entry the script's source, from the project's root
 */
export function bootScript(entry: string): Plugin {
  let config: ResolvedConfig;
  let code = '';
  return {
    name: 'boot-script',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        code = await bundleScript(entry, config, bundle ? pageFiles(bundle, config.base) : {});
        const before = html.search(/<link rel="stylesheet"/);
        if (before < 0) throw new Error('index.html has no style sheet to stand before');
        return `${html.slice(0, before)}<script>${code}</script>\n    ${html.slice(before)}`;
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        const hash = createHash('sha256').update(code).digest('base64');
        this.emitFile({ type: 'asset', fileName: policyFile, source: `'sha256-${hash}'\n` });
      },
    },
  };
}
