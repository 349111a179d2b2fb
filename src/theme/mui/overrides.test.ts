import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { muiTheme } from '../MuiProvider';

const src = join(import.meta.dirname, '../..');

/** MUI components without an import, with the imported component that renders them. */
const renderedBy = new Map([['Backdrop', 'Dialog']]);

const imported = new Set(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('theme/'))
    .flatMap((file) => [
      ...readFileSync(join(src, file), 'utf8').matchAll(/^import [^;]*? from '@mui\/material\/(\w+)';$/gm),
    ])
    .map(([, name]) => name),
);

const styled = Object.keys(muiTheme.components ?? {}).map((key) => key.replace('Mui', ''));

test.each(styled)('UI-01 the theme styles %s, which the shop renders', (name) => {
  expect(imported).toContain(renderedBy.get(name) ?? name);
});
