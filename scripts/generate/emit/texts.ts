import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { literal, typescript, type GeneratedFile } from '../print';

const folder = join(import.meta.dirname, '../../../mocks/data/translations');

/** Texts of the mock shop's interface (getTranslations): a folder below mocks/data/translations/ is a language. */
export function emitTexts(): Promise<GeneratedFile> {
  const languages = readdirSync(folder).sort();
  const files = languages.map((language) =>
    readdirSync(join(folder, language))
      .sort()
      .map((file) => ({ language, file, area: file.replace(/\.json$/, '') })),
  );
  const imports = files
    .flat()
    .map(
      ({ language, area, file }) =>
        `import ${language}_${area} from '../data/translations/${language}/${file}' with { type: 'json' };`,
    );
  const entries = files.map((areas, index) => {
    const texts = areas.map(({ language, area }) => `${area}: ${language}_${area}`);
    return `${literal(languages[index])}: { ${texts.join(', ')} }`;
  });
  return typescript(
    'mocks/generated/texts.ts',
    `
${imports.join('\n')}

/** Texts of the interface by language and area, from the files in mocks/data/translations/. */
export const texts = { ${entries.join(',\n')} };`,
  );
}
