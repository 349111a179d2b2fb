import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { withImports } from './withImports.ts';

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) => file.type === 'chunk';

/** Chunks of a build, and the files of a chunk with its imports. */
export function chunksOf(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter(isChunk);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const filesOf = (fileName: string) => {
    const names = [...withImports([fileName], (name) => byName.get(name)?.imports ?? [])];
    return [...names, ...names.flatMap((name) => [...(byName.get(name)?.viteMetadata?.importedCss ?? [])])];
  };
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  return { chunks, filesOf, entries, entry: new Set(entries.flatMap(filesOf)) };
}

/** Files of a build: those of each page, by component name, and those of the start. */
export function knownFiles(bundle: Rolldown.OutputBundle, base: string) {
  const { chunks, filesOf, entries, entry } = chunksOf(bundle);
  const pages = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const name = /\/(?:pages|brand)\/(?:[\w-]+\/)*(\w+Page)\.tsx$/.exec(facadeModuleId ?? '')?.[1];
    const files = filesOf(fileName).filter((file) => !entry.has(file));
    return name === undefined ? [] : [[name, files.map((file) => base + file)]];
  });
  // Without the imported chunks: the load of the entry fails when one of theirs does.
  const start = [...entry].filter((file) => entries.includes(file) || file.endsWith('.css'));
  return { __PAGE_FILES__: Object.fromEntries(pages), __START_FILES__: start.map((file) => base + file) };
}

/**
 * A source file and its imports as one classic script.
 * @param entry from the project's root
 * @param constants values of the names that the file declares, besides those of the configuration
 */
export async function bundleScript(
  entry: string,
  config: ResolvedConfig,
  constants: Record<string, unknown>,
): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );
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

/**
 * Inline a script into the document's head, before every file that the document loads (APP-09, APP-15). The content
 * security policy allows it by its hash (securityHeaders.ts).
 * @param source of the script, from the project's root
 */
export function bootScript(source: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'boot-script',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const files = bundle ? knownFiles(bundle, config.base) : { __PAGE_FILES__: {}, __START_FILES__: [] };
        const code = await bundleScript(source, config, files);
        // Before the style sheets: a script behind one waits for it.
        return html.replace('<script type="module"', (script) => `<script>${code}</script>\n    ${script}`);
      },
    },
  };
}
