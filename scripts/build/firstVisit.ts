import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { withImports } from './withImports.ts';

/** One file of JavaScript that a visit loads. */
interface Chunk {
  fileName: string;
  /** Paths of its source files, from the project's root. */
  modules: string[];
  /** Bytes transferred to the browser, compressed. */
  gzipped: number;
}

/** Build for production and return the bundler's files: chunks with their imports, and assets. */
export async function buildFiles() {
  const result = await build({ mode: 'production', logLevel: 'silent', build: { write: false } });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((built) => ('output' in built ? built.output : []));
}

type BuiltFile = Awaited<ReturnType<typeof buildFiles>>[number];

const fromRoot = (id: string) => id.replace(`${process.cwd()}/`, '');

/**
 * Source files of a build, from the project's root.
 * @param files of the build
 */
export const modulesIn = (files: readonly BuiltFile[]): string[] =>
  files.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : [])).map(fromRoot);

/**
 * Chunks that a first visit to a page loads before it is usable: the entry and the chunk of the page, with all their
 * imports; likewise of a modal or component.
 * @param files of the build
 * @param pages source files of the pages, from the project's root
 * @throws Error when the build has no chunk for a page
 */
export function firstVisits(files: readonly BuiltFile[], pages: readonly string[]): Map<string, Chunk[]> {
  const chunks = files.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);

  const visit = (page: string): Chunk[] => {
    const own =
      chunks.find(({ facadeModuleId }) => facadeModuleId && fromRoot(facadeModuleId) === page) ??
      chunks.find((chunk) => modulesIn([chunk]).includes(page));
    if (!own) throw new Error(`The build has no chunk for ${page}`);
    const needed = withImports([...entries, own.fileName], (name) => byName.get(name)?.imports ?? []);
    return [...needed].flatMap((fileName) => {
      const chunk = byName.get(fileName);
      if (!chunk) return [];
      return [{ fileName, modules: modulesIn([chunk]), gzipped: gzipSync(chunk.code).length }];
    });
  };
  return new Map(pages.map((page) => [page, visit(page)]));
}

if (process.argv[1]?.endsWith('firstVisit.ts')) {
  const pages = ['Start', 'Category', 'Search', 'Product'].map((name) => `src/pages/${name}Page.tsx`);
  for (const [page, chunks] of firstVisits(await buildFiles(), pages)) {
    const total = chunks.reduce((sum, { gzipped }) => sum + gzipped, 0);
    console.log(`${page}: ${(total / 1000).toFixed(1)} kB of JavaScript, compressed`);
    for (const { fileName, gzipped } of chunks.toSorted((one, other) => other.gzipped - one.gzipped)) {
      console.log(`  ${(gzipped / 1000).toFixed(1).padStart(6)}  ${fileName}`);
    }
  }
}
