import { readdirSync, readFileSync } from 'node:fs';
import { schemas } from '../../mocks/data/schemas';
import { DescriptionError } from './load';

/** The schema of a file, by its path below the folder. */
const schemaOf = (file: string) =>
  Object.entries(schemas).find(([pattern]) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(file),
  )?.[1];

function problemsOf(folder: string, file: string): string[] {
  const schema = schemaOf(file);
  if (!schema) return ['has no schema'];
  const data: unknown = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
  const issues = schema.safeParse(data, { reportInput: true }).error?.issues ?? [];
  return issues.map(({ path, message, input }) =>
    `${path.join('.')} ${input === undefined ? 'is missing' : message}`.trim(),
  );
}

/**
 * Check the mock shop's data against their schemas (mocks/data/schemas.ts).
 * @throws {DescriptionError} with the file and the key of every problem, such as a missing translation
 */
export function checkData(folder = 'mocks/data'): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort();
  const missing = Object.keys(schemas).filter((path) => !path.includes('*') && !files.includes(path));
  const problems = [
    ...missing.map((file) => `${folder}/${file}: is missing`),
    ...files.flatMap((file) => problemsOf(folder, file).map((problem) => `${folder}/${file}: ${problem}`)),
  ];
  if (problems.length > 0) throw new DescriptionError(problems.join('\n'));
}
