import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { GeneratedFile } from './print';

/** Folders owned by the generator: other files in them are removed. */
const folders = ['src/api/generated', 'mocks/generated'];

/** Differences between the files on disk and the generated ones. */
export interface Staleness {
  changed: GeneratedFile[];
  surplus: string[];
}

/** Compare the generated folders below a root with the generated files. */
export async function findStale(root: string, files: GeneratedFile[]): Promise<Staleness> {
  const current = await Promise.all(
    files.map(({ path }) => readFile(join(root, path), 'utf8').catch(() => null)),
  );
  const present = await Promise.all(folders.map((folder) => filesIn(root, folder)));
  const expected = new Set(files.map(({ path }) => path));
  return {
    changed: files.filter(({ text }, index) => current[index] !== text),
    surplus: present.flat().filter((path) => !expected.has(path)),
  };
}

/** Write the files that differ: all to temporary names first, then rename them, so that no reader sees half a run. */
export async function write(root: string, { changed, surplus }: Staleness): Promise<void> {
  const staged = changed.map(({ path, text }) => ({ place: join(root, path), text }));
  await Promise.all(
    staged.map(async ({ place, text }) => {
      await mkdir(dirname(place), { recursive: true });
      await writeFile(`${place}.new`, text);
    }),
  );
  await Promise.all(staged.map(({ place }) => rename(`${place}.new`, place)));
  await Promise.all(surplus.map((path) => rm(join(root, path))));
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
