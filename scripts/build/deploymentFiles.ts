import { readdirSync, readFileSync, renameSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { chunksOf, knownFiles } from './bootScript.ts';
import { headersFile, nginxHeaders } from './securityHeaders.ts';

const isCompressible = (name: string) => /\.(?:js|css|svg|json)$/.test(name);

/** Write a file compressed by gzip and by brotli beside it. */
function compress(file: string): void {
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
}

/** Licences of the brand's typefaces, which the bundler's list of packages lacks: their files come from a style sheet. */
function typefaceNotices(brandFolder: string): string {
  const sheets = readdirSync(brandFolder).filter((name) => name.endsWith('.css'));
  const imports = sheets.flatMap((sheet) => [
    ...readFileSync(`${brandFolder}/${sheet}`, 'utf8').matchAll(/@import '(@[\w-]+\/[\w-]+)/g),
  ]);
  return imports
    .map(([, found]) => {
      const folder = `node_modules/${found}`;
      const text = readFileSync(`${folder}/package.json`, 'utf8');
      const { name, version, license } = JSON.parse(text) as Record<string, string>;
      return `\n## ${name} - ${version} (${license})\n\n${readFileSync(`${folder}/LICENSE`, 'utf8')}`;
    })
    .join('');
}

/**
 * Style sheets of the modules that the app loads later, by name of the file, besides those of the entry: a page of the
 * render service has those of its lazy parts.
 */
function sheetsOfParts(context: Rolldown.PluginContext, bundle: Rolldown.OutputBundle) {
  const { chunks, filesOf, entry } = chunksOf(bundle);
  const sheetsOf = (id: string) =>
    chunks
      .filter(({ moduleIds }) => moduleIds.includes(id))
      .flatMap(({ fileName }) =>
        filesOf(fileName).filter((file) => file.endsWith('.css') && !entry.has(file)),
      );
  const parts = [...context.getModuleIds()].flatMap((id) => {
    const name = /\/(?:src\/(?!pages\/)|brand\/).*?([\w-]+)\.tsx?$/.exec(id)?.[1];
    const info = context.getModuleInfo(id);
    if (name === undefined || !info || info.dynamicImporters.length === 0) return [];
    // A file that only exports those of others has no code of its own.
    const sheets = new Set([id, ...info.importedIds].flatMap(sheetsOf));
    return [[name, [...sheets].map((file) => `/${file}`)] as const];
  });
  return Object.fromEntries(parts);
}

/**
 * Write what a deployment needs beside the build: security headers for static hosts (`_headers`), compressed assets,
 * and, outside the served folder, source maps and security headers for nginx.
 * @param folder of the files that are not served
 * @param brandFolder folder of the brand
 */
export function deploymentFiles(folder: string, brandFolder: string): Plugin {
  return {
    name: 'deployment-files',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const document = bundle['index.html'];
        if (document?.type !== 'asset') throw new Error('The build has no document');
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(String(document.source)) });
        const notices = bundle['third-party-notices.md'];
        if (notices?.type === 'asset') notices.source = String(notices.source) + typefaceNotices(brandFolder);
      },
    },
    writeBundle({ dir = '' }, bundle) {
      const assets = `${dir}/assets`;
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(`${folder}/assets`, { recursive: true });
      writeFileSync(
        `${folder}/security-headers.conf`,
        nginxHeaders(readFileSync(`${dir}/index.html`, 'utf8')),
      );
      const { __PAGE_FILES__: pageFiles } = knownFiles(bundle, '/');
      const files = { ...sheetsOfParts(this, bundle), ...pageFiles };
      writeFileSync(`${folder}/page-files.json`, JSON.stringify(files));
      for (const name of readdirSync(assets)) {
        if (name.endsWith('.map')) renameSync(`${assets}/${name}`, `${folder}/assets/${name}`);
        else if (isCompressible(name)) compress(`${assets}/${name}`);
      }
    },
  };
}
