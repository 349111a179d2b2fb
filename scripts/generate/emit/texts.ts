import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { literal, typescript, type GeneratedFile } from '../print';

const folder = join(import.meta.dirname, '../../../mocks/shop/translations');

/** Languages and areas of the mock shop's texts, by their folders and files: `ar/common.ts`. */
function areasByLanguage(): [language: string, areas: string[]][] {
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return languages
    .map(({ name }) => name)
    .sort()
    .map((language) => {
      const files = readdirSync(join(folder, language)).sort();
      return [language, files.map((file) => file.replace(/\.ts$/, ''))];
    });
}

/** Texts of the mock shop's interface (getTranslations): a folder below mocks/shop/translations/ is a language. */
export function emitTexts(): Promise<GeneratedFile> {
  const languages = areasByLanguage();
  const imports = languages.flatMap(([language, areas]) =>
    areas.map(
      (area) => `import { ${area} as ${language}_${area} } from '../shop/translations/${language}/${area}';`,
    ),
  );
  const entries = languages.map(
    ([language, areas]) =>
      `${literal(language)}: { ${areas.map((area) => `${area}: ${language}_${area}`).join(', ')} }`,
  );
  return typescript(
    'mocks/generated/texts.ts',
    `
${imports.join('\n')}

/** Texts of the interface by language and area, from the files in mocks/shop/translations/. */
export const texts = { ${entries.join(',\n')} };`,
  );
}
