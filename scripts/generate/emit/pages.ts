import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { literal, typescript, type GeneratedFile } from '../print';
import { DescriptionError } from '../load';

const folder = join(import.meta.dirname, '../../../mocks/data');

/**
 * Editors' pages of the mock shop, in the order of mocks/data/pages.json.
 * @throws {DescriptionError} when the list and the files below mocks/data/pages/ differ
 */
export function emitPages(): Promise<GeneratedFile> {
  const ids = JSON.parse(readFileSync(`${folder}/pages.json`, 'utf8')) as string[];
  const files = readdirSync(`${folder}/pages`).map((file) => file.replace(/\.json$/, ''));
  const odd = [...ids.filter((id) => !files.includes(id)), ...files.filter((id) => !ids.includes(id))];
  if (odd.length > 0)
    throw new DescriptionError(`mocks/data/pages.json: ${odd.join(', ')} is in it or in pages/, not in both`);
  return typescript(
    'mocks/generated/pages.ts',
    `
${ids.map((id, index) => `import page${index} from '../data/pages/${id}.json' with { type: 'json' };`).join('\n')}

/** The files in mocks/data/pages/, checked against the schema of a page. */
export const pageSources: unknown = ${literal(ids.map((_, index) => index)).replace(/\d+/g, 'page$&')};`,
  );
}
