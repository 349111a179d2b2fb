import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Tracked TypeScript of a folder, without tests and generated files. */
const filesOf = (folder: string): string[] =>
  execFileSync('git', ['ls-files', folder], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|generated/.test(file) && existsSync(file));

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Number of occurrences of each text. */
function counts(texts: readonly string[]): number[] {
  const found = new Map<string, number>();
  for (const text of texts) found.set(text, (found.get(text) ?? 0) + 1);
  return [...found.values()];
}

/** The files among `files` that one of them imports, dynamically too, each once. */
function importsOf(file: string, files: ReadonlySet<string>): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  const paths = importedFiles.map(({ fileName }) => join(dirname(file), fileName));
  return [...new Set(paths.flatMap((path) => [path, `${path}.ts`, `${path}.tsx`]))].filter((path) =>
    files.has(path),
  );
}

const src = filesOf('src');
const lines = src.map(linesOf);
const known = new Set(src);
const workshop = ['mocks', 'tools', 'scripts'].map((folder) => ({
  folder,
  lines: sum(filesOf(folder).map(linesOf)),
}));

const figures: readonly (readonly [figure: string, value: number, target?: number])[] = [
  ['files in src', src.length, 420],
  ['lines in src', sum(lines), 33_000],
  ['lines of a file in src, on average', Math.round(sum(lines) / src.length)],
  ['files in src of at most 20 lines', lines.filter((count) => count <= 20).length],
  [
    'files in src with one importer',
    counts(src.flatMap((file) => importsOf(file, known))).filter((n) => n === 1).length,
    150,
  ],
  ['folders of src with one or two files', counts(src.map(dirname)).filter((n) => n <= 2).length, 12],
  ...workshop.map((each) => [`lines in ${each.folder}`, each.lines] as const),
  ['lines in mocks, tools and scripts', sum(workshop.map((each) => each.lines)), 38_500],
];

console.log('TypeScript without tests and generated files');
for (const [figure, value, target] of figures)
  console.log(
    `${figure.padEnd(40)}${value.toLocaleString('en').padStart(8)}${target === undefined ? '' : `   target ${target.toLocaleString('en')}`}`,
  );
