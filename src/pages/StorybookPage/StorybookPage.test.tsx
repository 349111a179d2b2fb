import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samplePages } from '../../../tests/support/samplePages';
import { openShop, withShop } from '../../../tests/support/openShop';

withShop();

/** Components without visual output of their own. */
const withoutOutput = [
  'BrokenPart',
  'Each',
  'ErrorBoundary',
  'LiveRegion',
  'ModalHost',
  'NoticeHost',
  'ownPart',
];

const components = readdirSync('src/components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => basename(file, '.tsx'))
  .filter((name) => !withoutOutput.includes(name));

/** Names of the stories and their states in the gallery. */
function named(): Set<string> {
  const names = [...screen.getAllByRole('heading', { level: 2 }), ...document.querySelectorAll('code')];
  return new Set(names.flatMap(({ textContent }) => textContent.split(/[^A-Za-z]+/)));
}

test('PDP-05 the gallery shows every component there is, and every product and block part', async () => {
  openShop(samplePages.StorybookPage);
  await screen.findByRole('heading', { level: 1 });
  const shown = named();
  expect(components.length).toBeGreaterThan(20);
  expect([...components, 'ProductCard', 'ProductCardSkeleton'].filter((name) => !shown.has(name))).toEqual(
    [],
  );
  expect(screen.getByText('Buy less often. Sit longer.').tagName).toBe('BLOCKQUOTE');
});

test('UI-02 the gallery shows every icon preset of the list at its size', async () => {
  openShop(samplePages.StorybookPage);
  await screen.findByRole('heading', { level: 1 });
  const shown = Object.entries({ xs: 12, s: 16, m: 24, l: 32, xl: 64, dot: 6 }).map(([preset, px]) => {
    const icon = screen.getByText(`${preset} ${px}`).parentElement?.querySelector('svg');
    return [icon?.getAttribute('width'), icon?.getAttribute('height'), icon?.getAttribute('viewBox')];
  });
  expect(shown).toEqual(['12', '16', '24', '32', '64', '6'].map((px) => [px, px, '0 0 24 24']));
});
