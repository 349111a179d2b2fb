import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakpoints, media } from './breakpoints';

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const src = join(import.meta.dirname, '..');

/** Folders of the brands. */
const brands = readdirSync(join(src, '../brand'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** Style sheet of a brand. */
const ofBrand = (brand: string, file = 'tokens.css') =>
  readFileSync(join(src, '../brand', brand, file), 'utf8');

/** Every style sheet of the shop except tokens.css. */
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'))
  .map((file) => readFileSync(join(src, file), 'utf8'))
  .join('\n');

/** UI-01: widths allowed in media queries, in px. */
const WIDTHS = [375, 376, 500, 600, 601, 720, 721, 960, 961, 1024, 1025, 1280, 1281, 1440, 1441];

type Theme = 'light' | 'dark';

function colors(brand: string, theme: Theme): Map<string, string> {
  const tokens = ofBrand(brand);
  const block = tokens.slice(tokens.indexOf(`[data-theme='${theme}'] {`));
  const declarations = block.slice(0, block.indexOf('}')).matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g);
  return new Map(Array.from(declarations, ([, name = '', value = '']) => [name, value]));
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(named: ReadonlyMap<string, string>, first: string, second: string): number {
  const [a, b] = [first, second].map((name) => {
    const value = named.get(name);
    if (value === undefined) throw new Error(`No colour named ${name}`);
    return luminance(value);
  }) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const grounds = ['paper', 'raised', 'sunken'];
const onGrounds = [
  'ink',
  'ink-muted',
  'ink-subtle',
  'accent',
  'accent-strong',
  'sale',
  'error',
  'success',
  'warning',
];
const texts: [string, string][] = [
  ...[...onGrounds, 'stock-many', 'stock-few', 'stock-none'].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-sale', 'sale'],
  ['ink', 'accent-soft'],
  ['accent', 'accent-soft'],
  ['sale', 'sale-soft'],
  ['error', 'error-soft'],
  ['ink', 'error-soft'],
  ['success', 'success-soft'],
  ['ink', 'success-soft'],
  ['warning', 'warning-soft'],
  ['ink', 'warning-soft'],
  ['ink', 'selection'],
  ['on-footer', 'footer'],
  ['on-footer-muted', 'footer'],
];
const shapes = ['line-strong', 'focus', 'accent'].flatMap((shape) =>
  grounds.map((ground): [string, string] => [shape, ground]),
);

const themes = brands.flatMap((brand): [string, Theme][] => [
  [brand, 'light'],
  [brand, 'dark'],
]);

describe.each(themes)('UI-04 contrast of %s in %s', (brand, theme) => {
  const named = colors(brand, theme);

  it.each(texts)('UI-04 text %s on %s reaches 4.5:1', (text, ground) => {
    expect(contrast(named, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('UI-04 shape %s on %s reaches 3:1', (shape, ground) => {
    expect(contrast(named, shape, ground)).toBeGreaterThanOrEqual(3);
  });

  it('UI-04 has every colour of the first brand in the light theme', () => {
    expect([...named.keys()]).toEqual([...colors('furulia', 'light').keys()]);
  });

  it('UI-04 the dark theme is for screens: paper is light', () => {
    expect(ofBrand(brand)).toMatch(/@media screen {\s*\[data-theme='dark'\] {/);
  });
});

describe('UI-01 breakpoints', () => {
  it('UI-01 names XS, S, M, L and XL by where they begin', () => {
    expect(breakpoints).toEqual({ xs: 0, sm: 376, md: 721, lg: 1025, xl: 1441 });
  });

  it('UI-01 the grid has 4, 8 and 12 columns by width', () => {
    const steps = tokens.matchAll(/@media \(width > (\d+)px\) \{\s*:root \{\s*--grid-columns: (\d+)/g);
    expect(tokens).toContain('--grid-columns: 4');
    expect(Array.from(steps, ([, width, columns]) => [Number(width), Number(columns)])).toEqual([
      [720, 8],
      [1024, 12],
    ]);
  });

  it('UI-01 stylesheets and media queries change only at the widths of the list', () => {
    const queries = sheets.replaceAll(/\(height[^)]+\)/g, '').match(/@(media|container)[^{]+/g) ?? [];
    const used = [...queries, ...Object.values(media)].flatMap((query) => query.match(/\d+(?=px)/g) ?? []);
    expect(used).not.toEqual([]);
    expect(used.filter((width) => !WIDTHS.includes(Number(width)))).toEqual([]);
  });
});

describe('UI-01 space', () => {
  it('UI-01 a distance that is a step of the scale is written as that step', () => {
    const steps = Array.from(tokens.matchAll(/--space-\d+: ([\d.]+)rem/g), ([, rem]) => Number(rem));
    const distance = /^\s*(?:margin|padding|gap|row-gap|column-gap|inset|scroll-margin)[a-z-]*: ([^;]+);/gm;
    const lengths = Array.from(sheets.matchAll(distance), ([, value = '']) =>
      value.match(/[\d.]+(?:rem|px)/g),
    );
    const inRem = (length: string) => parseFloat(length) / (length.endsWith('px') ? 16 : 1);
    expect(steps.length).toBeGreaterThan(8);
    expect(lengths.flatMap((found) => found ?? []).filter((length) => steps.includes(inRem(length)))).toEqual(
      [],
    );
  });
});

describe('UI-03 type and motion', () => {
  it('UI-03 the family is a grotesk in regular, medium and bold, bundled, with a fallback of its own measures', () => {
    expect(ofBrand('furulia')).toMatch(
      /--font-sans: 'Schibsted Grotesk Variable', 'Schibsted Grotesk Fallback'/,
    );
    expect(tokens).toMatch(/--weight-regular: 400;\s*--weight-medium: 500;\s*--weight-bold: 700;/);
    expect(ofBrand('furulia', 'fonts.css')).toMatch(/size-adjust: [\d.]+%;\s*ascent-override: [\d.]+%/);
  });

  it('UI-03 durations are between 100 and 5000 ms, and each is used', () => {
    const durations = Array.from(tokens.matchAll(/(--motion-\w+): (\d+)ms/g), ([, name, ms]) => ({
      name,
      ms: Number(ms),
    }));
    expect(durations).not.toEqual([]);
    expect(durations.filter(({ ms }) => ms < 100 || ms > 5000)).toEqual([]);
    expect(durations.filter(({ name }) => !sheets.includes(`var(${name})`))).toEqual([]);
  });
});
