import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const modules = sourceFiles('module.css');
const sources = ['ts', 'tsx']
  .flatMap(sourceFiles)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

function sourceFiles(ending: string): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith(`.${ending}`)).map((file) => join('src', file));
}

const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Classes that a module defines, without those of a library. */
function defined(module: string): Set<string> {
  const rules = readFileSync(module, 'utf8').replace(/\/\*[^]*?\*\/|url\(.*?\)|:global\(.*?\)/g, '');
  return new Set(names(rules, /\.([a-zA-Z][\w-]*)/g));
}

/** Importers of a module, with the name of their import. */
function importers(module: string) {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)]
      .filter(([, , from = '']) => join(dirname(path), from) === module)
      .map(([, as = '']) => ({ path, text, as })),
  );
}

test('every class a component takes from its module is one the module defines', () => {
  const missing = modules.flatMap((module) =>
    importers(module).flatMap(({ path, text, as }) =>
      names(text, new RegExp(`\\b${as}\\.(\\w+)`, 'g'))
        .filter((name) => !defined(module).has(name))
        .map((name) => `${path}: ${name}`),
    ),
  );
  expect(missing).toEqual([]);
});

test('every class of a module is taken, unless a component chooses among them by name', () => {
  const left = modules.flatMap((module) => {
    const users = importers(module);
    if (users.some(({ text, as }) => text.includes(`${as}[`))) return [];
    const taken = new Set(users.flatMap(({ text, as }) => names(text, new RegExp(`\\b${as}\\.(\\w+)`, 'g'))));
    return [...defined(module)].filter((name) => !taken.has(name)).map((name) => `${module}: ${name}`);
  });
  expect(left).toEqual([]);
});

/** Selectors of a style sheet, without comments. */
function selectors(sheet: string): string[] {
  const text = readFileSync(sheet, 'utf8').replace(/\/\*[^]*?\*\//g, '');
  return names(text, /([^{};]+)\{/g).filter((selector) => !selector.trim().startsWith('@'));
}

test('no selector makes the browser restyle everything below an element when a child is added to it', () => {
  // Matches a sibling combinator between elements without a class: any child could match it.
  const siblings = /(^|[\s>,(])(\*|:[\w-]+(\([^)]*\))?)\s*[+~]\s*\*/;
  const costly = sourceFiles('css').flatMap((sheet) =>
    selectors(sheet)
      .filter((selector) => siblings.test(selector.trim()))
      .map((selector) => `${sheet}: ${selector.trim()}`),
  );
  expect(costly).toEqual([]);
});

test('styles of components have logical sides too', () => {
  const physical =
    /(?<![\w-])(?:[mp][lr]|(?:margin|padding|border)(?:Left|Right)): |textAlign: '(?:left|right)'/;
  const sided = sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => physical.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(sided).toEqual([]);
});

test('style sheets have logical sides, so that the layout mirrors in languages from right to left', () => {
  const physical =
    /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right)|left|right)\s*:|text-align: (?:left|right)|float: (?:left|right)/;
  const sided = sourceFiles('css').flatMap((sheet) =>
    readFileSync(sheet, 'utf8')
      .split('\n')
      .filter((line) => physical.test(line))
      .map((line) => `${sheet}: ${line.trim()}`),
  );
  expect(sided).toEqual([]);
});
