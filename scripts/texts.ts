import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { shopBrand } from '../brand/shopBrand.ts';
import { allRoutes, routes } from '../mocks/shop/context.ts';
import { translations, translationsAt } from '../mocks/shop/translations.ts';
import { faultsOf } from './texts/checkTexts.ts';
import { fromCsv, toCsv, type Texts } from './texts/table.ts';
import { writeArea } from './texts/writeArea.ts';

const usage = `npm run texts -- export [folder]       writes texts.json and texts.csv (default dist-texts/)
npm run texts -- import <file>         checks a .json or .csv, and writes it into mocks/data/translations/;
                                       a new column, named by its language code, adds a language`;

const folder = 'mocks/data/translations';

/** Languages with files of their own in the mock shop. */
const translated = readdirSync(folder);

/** Texts of a language in the mock shop, by key. */
function textsOf(language: string): Readonly<Record<string, string>> {
  if (language === 'en') return translations('en');
  const route = allRoutes.find((each) => routes[each].code === language);
  return route ? translationsAt(route) : {};
}

/** All texts of the mock shop: English, and the languages with files. */
function currentTexts(): Texts {
  const columns = ['en', ...translated].map((language) => [language, textsOf(language)] as const);
  const keys = new Set(columns.flatMap(([, texts]) => Object.keys(texts)));
  const row = (key: string) =>
    columns.flatMap(([language, texts]) => (texts[key] === undefined ? [] : [[language, texts[key]]]));
  return Object.fromEntries([...keys].sort().map((key) => [key, Object.fromEntries(row(key))]));
}

function exportTexts(target: string): void {
  const texts = currentTexts();
  mkdirSync(target, { recursive: true });
  writeFileSync(`${target}/texts.json`, `${JSON.stringify(texts, null, 2)}\n`);
  writeFileSync(`${target}/texts.csv`, toCsv(texts, ['en', ...translated]));
  console.log(`${Object.keys(texts).length} keys in ${target}/texts.json and ${target}/texts.csv`);
}

/** Changed texts of a language by area. */
function changesOf(imported: Texts, current: Texts, language: string): Map<string, Record<string, string>> {
  const areas = new Map<string, Record<string, string>>();
  for (const [key, { [language]: text }] of Object.entries(imported)) {
    const [area = '', name = ''] = key.split('.');
    if (text === undefined || text === current[key]?.[language]) continue;
    areas.set(area, { ...areas.get(area), [name]: text });
  }
  return areas;
}

function writeTexts(languages: readonly string[], imported: Texts, current: Texts): void {
  let isNew = false;
  for (const language of languages) {
    mkdirSync(`${folder}/${language}`, { recursive: true });
    for (const [area, changed] of changesOf(imported, current, language)) {
      const file = `${folder}/${language}/${area}.json`;
      const known = existsSync(file);
      isNew ||= !known;
      writeFileSync(file, writeArea(known ? readFileSync(file, 'utf8') : '', changed, shopBrand.name));
      console.log(`${file}: ${Object.keys(changed).join(', ')}`);
    }
  }
  if (isNew) console.log('Now run `npm run generate`, which adds the new files to the mock shop.');
}

function importTexts(file: string): number {
  const content = readFileSync(file, 'utf8');
  const imported = file.endsWith('.json') ? (JSON.parse(content) as Texts) : fromCsv(content);
  const current = currentTexts();
  const merged = { ...current };
  for (const [key, texts] of Object.entries(imported))
    merged[key] = { ...merged[key], ...texts, ...english(current, key) };
  const columns = new Set(Object.values(imported).flatMap((texts) => Object.keys(texts)));
  const languages = [...columns].filter((language) => language !== 'en');
  const faults = languages.flatMap((language) => faultsOf(merged, language));
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) writeTexts(languages, imported, current);
  return faults.length === 0 ? 0 : 1;
}

/** English of a key as the app has it: it is not imported. */
function english(current: Texts, key: string): Record<string, string> {
  const text = current[key]?.['en'];
  return text === undefined ? {} : { en: text };
}

const [command, path] = process.argv.slice(2);
if (command === 'export') exportTexts(path ?? 'dist-texts');
else if (command === 'import' && path !== undefined) process.exitCode = importTexts(path);
else {
  console.error(usage);
  process.exitCode = 2;
}
