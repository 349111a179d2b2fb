import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** One file of JavaScript that a visit loads. */
interface Chunk {
  fileName: string;
  /** Source files in it, from the project's root. */
  modules: string[];
  /** Bytes on the way to the browser, compressed. */
  gzipped: number;
}

/** The production build's files by what they import, straight from the bundler. */
async function buildChunks() {
  const result = await build({ mode: 'production', logLevel: 'silent', build: { write: false } });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((built) => ('output' in built ? built.output : []))
    .filter((file) => file.type === 'chunk');
}

const fromRoot = (id: string) => id.replace(`${process.cwd()}/`, '');

/**
 * What a first visit to a page loads before it is usable: the entry and the page's own chunk, with all they import.
 * @param pages source files of the pages, from the project's root
 * @throws Error when the build has no chunk for a page
 */
export async function firstVisits(pages: readonly string[]): Promise<Map<string, Chunk[]>> {
  const chunks = await buildChunks();
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);

  const visit = (page: string): Chunk[] => {
    const own = chunks.find(({ facadeModuleId }) => facadeModuleId && fromRoot(facadeModuleId) === page);
    if (!own) throw new Error(`The build has no chunk for ${page}`);
    const needed = new Set([...entries, own.fileName]);
    // A set grows while it is walked: what a chunk imports is walked after it.
    for (const name of needed) for (const imported of byName.get(name)?.imports ?? []) needed.add(imported);
    return [...needed].flatMap((fileName) => {
      const chunk = byName.get(fileName);
      if (!chunk) return [];
      const modules = Object.keys(chunk.modules).map(fromRoot);
      return [{ fileName, modules, gzipped: gzipSync(chunk.code).length }];
    });
  };
  return new Map(pages.map((page) => [page, visit(page)]));
}

if (process.argv[1]?.endsWith('firstVisit.ts')) {
  const pages = ['Start', 'Category', 'Product'].map((name) => `src/pages/${name}Page/${name}Page.tsx`);
  for (const [page, chunks] of await firstVisits(pages)) {
    const total = chunks.reduce((sum, { gzipped }) => sum + gzipped, 0);
    console.log(`${page}: ${(total / 1000).toFixed(1)} kB of JavaScript, compressed`);
    for (const { fileName, gzipped } of chunks.toSorted((one, other) => other.gzipped - one.gzipped)) {
      console.log(`  ${(gzipped / 1000).toFixed(1).padStart(6)}  ${fileName}`);
    }
  }
}
